/// `list`: everything that can be called by its name, and with which parameters.
struct List: Command {
    static let name = "list"
    static let summary =
        "everything that has a name, with its parameters, units, ranges and defaults"

    static let examples = [
        Example("What there is that moves a picture", "shaderbench list | grep -i move"),
        Example("The same for programs", "shaderbench list --json"),
    ]

    private static let json = Switch.json
    static let options: [any CommandOption] = [json]

    private let isJSON: Bool

    init(_ arguments: Arguments) {
        isJSON = arguments.contains(Self.json)
    }

    func run(_ console: Console) throws -> ExitStatus {
        try console.write(isJSON ? jsonText(Listing.all) : Listing.all.table)
        return .done
    }
}
