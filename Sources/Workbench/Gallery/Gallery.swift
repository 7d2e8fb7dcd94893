import ExampleScenes
import ImageFiles
import ShaderHost

/// `gallery`: one page that shows everything that can be called by its name.
struct Gallery: Command {
    static let name = "gallery"
    static let summary = "one page that shows every kernel, effect, transition, crossing and scene"
    static let remarks = """
        The page is one HTML file, and needs nothing else, no network either. What it shows moves while the pointer is \
        over it, or when it has the focus. The same pictures give the same page.
        """

    static let examples = [
        Example(
            "Everything, on a photograph of your own", "shaderbench gallery photo.png --output gallery.html"),
        Example(
            "The same with another picture where two are needed",
            "shaderbench gallery photo.png other.png --output gallery.html"),
    ]

    private static let picture = Operand(
        name: "PICTURE", summary: "the PNG or JPEG file to show everything on; without it one is drawn",
        isRequired: false)
    private static let other = Operand(
        name: "OTHER", summary: "the one that others give way to; without it one is drawn", isRequired: false)
    static let operands = [picture, other]

    private static let output = Option(
        name: "output", type: .path, summary: "the HTML file to write", presence: .required)
    private static let threads = Option.threads
    private static let quiet = Switch(name: "quiet", summary: "no progress: only the path written")
    static let options: [any CommandOption] = [output, threads, quiet]

    private let picture: String?
    private let other: String?
    private let output: String
    private let threads: Int
    private let isQuiet: Bool

    init(_ arguments: Arguments) throws(CommandLineError) {
        picture = arguments.optionalValue(of: Self.picture)
        other = arguments.optionalValue(of: Self.other)
        output = try arguments.value(of: Self.output)
        threads = try arguments.value(of: Self.threads)
        isQuiet = arguments.contains(Self.quiet)
        for path in [picture, other] where path == output {
            throw .overwrites(option: Self.output.name, path: output, what: "a picture that is shown")
        }
    }

    func run(_ console: Console) throws -> ExitStatus {
        var console = console
        console.isQuiet = isQuiet
        let pictures = try GalleryPictures(
            picture, other, width: GalleryPictures.usualWidth, threads: threads)
        let page = try Self.page(pictures, console)
        try Self.save(page, to: output)
        try console.write(absolutePath(of: output) + "\n")
        return .done
    }

    static func page(_ pictures: GalleryPictures, _ console: Console) throws -> String {
        let entries = GalleryEntry.all(pictures)
        let bar = ProgressBar(console, total: entries.count, things: "entries")
        let cards = try entries.enumerated().map { index, entry in
            bar.show(index, entry.name)
            return GalleryCard(entry, film: try entry.film(pictures))
        }
        bar.clear()
        let page = GalleryPage(cards, pictures).html
        let megabytes = (Double(page.utf8.count) / 1e6).text(decimals: 1)
        console.note("\(counted(cards.count, "entry", plural: "entries")), \(megabytes) MB")
        return page
    }

    /// The page, whole or not at all.
    static func save(_ page: String, to output: String) throws(ImageFileError) {
        do {
            try WholeFile.write(Array(page.utf8), to: output)
        } catch {
            throw .unwritable(path: output, error)
        }
    }
}
