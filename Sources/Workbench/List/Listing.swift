import ExampleScenes
import ShaderKernels

/// Everything that `list` shows, and the shape of `list --json`.
struct Listing: Encodable {
    let kernels: [Item]
    let effects: [Item]
    let transitions: [Item]
    let crossings: [Item]
    let animations: [Item]
    let modifiers: [Item]
    let scenes: [Item]

    struct Item: Encodable {
        let name: String
        /// Of a kernel what it looks at, such as "color"; of all others what it is, such as "effect".
        let kind: String
        let summary: String
        let parameters: [ParameterDescription]
    }

    static var all: Listing {
        Listing(
            kernels: Catalogue.kernels.map { Item($0.description) },
            effects: items(Vocabulary.effects, .effect),
            transitions: items(Vocabulary.transitions, .transition),
            crossings: items(Vocabulary.crossings, .crossing),
            animations: items(Vocabulary.animations, .animation),
            modifiers: items(Vocabulary.modifiers, .modifier),
            scenes: ExampleScene.all.map {
                Item(name: $0.name, kind: "scene", summary: $0.summary, parameters: [])
            })
    }

    private static func items(_ entries: [Entry<some Any>], _ kind: EntryKind) -> [Item] {
        entries.map {
            Item(name: $0.name, kind: kind.rawValue, summary: $0.summary, parameters: $0.parameters)
        }
    }
}

extension Listing.Item {
    init(_ kernel: KernelDescription) {
        self.init(
            name: kernel.name, kind: kernel.kind.rawValue, summary: kernel.summary,
            parameters: kernel.parameters.map { ParameterDescription($0) })
    }
}
