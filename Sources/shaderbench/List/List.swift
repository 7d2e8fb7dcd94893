import ShaderKernels

/// `list`: what can be rendered, and with which parameters.
struct List: Command {
    static let name = "list"
    static let summary = "kernels with their parameters, units, ranges and defaults"

    private static let json = Switch.json
    static let options: [any CommandOption] = [json]

    private let isJSON: Bool

    init(_ arguments: Arguments) {
        isJSON = arguments.contains(Self.json)
    }

    func run(_ console: Console) throws -> ExitStatus {
        let kernels = Catalogue.kernels.map(\.description)
        try console.write(isJSON ? jsonText(KernelList(kernels)) : Self.table(of: kernels))
        return .done
    }

    static func table(of kernels: [KernelDescription]) -> String {
        let rows = kernels.flatMap { kernel in
            [(kernel.name, "\(kernel.kind.rawValue) effect: \(kernel.summary)")]
                + kernel.parameters.map { ("  " + $0.name, $0.explanation) }
        }
        let width = rows.map(\.0.count).max() ?? 0
        return rows.map { $0.padded(to: width) + "   " + $1 + "\n" }.joined()
    }
}
