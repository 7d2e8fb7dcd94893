import ImageFiles
import ShaderHost
import ShaderKernels

/// `render`: pictures of a kernel, as files.
struct Render: Command {
    static let name = "render"
    static let summary = "pictures of a kernel at one phase, or over a sweep of the phase"

    private static let kernel = Option(
        name: "kernel", type: .kernel, summary: "what to render", presence: .required)
    private static let input = Option(
        name: "input", type: .picture, summary: "the picture to render it on", presence: .required)
    private static let phase = Option(
        name: "phase", type: .phase, summary: "write one picture, at this phase", presence: .alternative)
    private static let frames = Option(
        name: "frames", type: .count(of: "frames", in: 1...1_000_000),
        summary: "write numbered pictures that sweep the phase from -1 to 1; a single one shows 1",
        presence: .alternative)
    private static let sheet = Switch(
        name: "sheet", summary: "write one picture that shows \(sheetFrames) phases from -1 to 1, with labels",
        presence: .alternative)
    private static let output = Option(
        name: "output", type: .path,
        summary: "the PNG file to write, or for --frames the folder, which is made if it is not there",
        presence: .required)
    private static let threads = Option.threads
    private static let quiet = Switch(
        name: "quiet", summary: "no progress and no times: only the paths written, and what is wrong")
    private static let files: [any CommandOption] = [input, phase, frames, sheet, output]
    static let options = [kernel] + Catalogue.parameterOptions + files + [threads, quiet]

    /// Odd, so that the phase 0 is among them.
    private static let sheetFrames = 9

    private enum Target {
        case phase(Float)
        case frames(Int)
        case sheet
    }

    private let kernel: CataloguedKernel
    private let arguments: KernelArguments
    private let input: String
    private let target: Target
    private let output: String
    private let threads: Int
    private let isQuiet: Bool

    init(_ arguments: Arguments) throws(CommandLineError) {
        kernel = try arguments.value(of: Self.kernel)
        try arguments.checkParameters(of: [kernel])
        self.arguments = try arguments.arguments(for: kernel)
        input = try arguments.value(of: Self.input)
        if let phase = try arguments.optionalValue(of: Self.phase) {
            target = .phase(phase)
        } else if let frames = try arguments.optionalValue(of: Self.frames) {
            target = .frames(frames)
        } else {
            target = .sheet
        }
        output = try arguments.value(of: Self.output)
        threads = try arguments.value(of: Self.threads)
        isQuiet = arguments.contains(Self.quiet)
    }

    func run(_ console: Console) throws -> ExitStatus {
        var console = console
        console.isQuiet = isQuiet
        let studio = try Studio(
            kernel: kernel, arguments: arguments, picture: ImageFile.read(input), threadCount: threads)
        switch target {
        case .phase(let phase): try writePicture(studio.frame(phase: phase), studio, console)
        case .frames(let count): try writeFrames(.whole(frameCount: count), studio, console)
        case .sheet: try writePicture(sheet(studio), studio, console)
        }
        return .done
    }

    private func writePicture(_ picture: Bitmap, _ studio: Studio, _ console: Console) throws {
        let encoding = try seconds { try ImageFile.write(picture, to: output) }
        console.note(studio.times(secondsOfFiles: encoding))
        try console.write(absolutePath(of: output) + "\n")
    }

    private func writeFrames(_ sweep: PhaseSweep, _ studio: Studio, _ console: Console) throws {
        let folder = try FrameFolder(output, frameCount: sweep.frameCount)
        let bar = ProgressBar(console, total: sweep.frameCount)
        var encoding = 0.0
        for index in 0..<sweep.frameCount {
            bar.show(index, folder.name(ofFrame: index))
            let frame = try studio.frame(phase: sweep.phase(ofFrame: index))
            encoding += try seconds {
                try ImageFile.write(frame, to: folder.path(ofFrame: index), compression: .fast)
            }
        }
        bar.clear()
        if let warning = folder.staleFramesWarning { console.warn(warning) }
        console.note(studio.times(secondsOfFiles: encoding))
        try console.write(absolutePath(of: output) + "\n")
    }

    private func sheet(_ studio: Studio) throws -> Bitmap {
        let sweep = try PhaseSweep.whole(frameCount: Self.sheetFrames)
        let zoom = ContactSheet.zoom(width: studio.picture.width, height: studio.picture.height)
        let cells = try (0..<sweep.frameCount).map { index in
            let phase = sweep.phase(ofFrame: index)
            return ContactSheet.Cell(
                picture: try studio.frame(phase: phase).zoomed(zoom), label: studio.label(phase: phase))
        }
        return try ContactSheet(cells).bitmap()
    }
}
