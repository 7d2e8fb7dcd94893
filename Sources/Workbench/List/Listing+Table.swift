extension Listing {
    /// For people: a heading for each kind, and lines of at most 100 characters.
    var table: String {
        [
            Self.section("Effects", "for example 'blur(3) | scale(0.5)'", effects),
            Self.section(
                "Transitions", "for example 'move(edge: top) + opacity', or in and out: 'slide / opacity'",
                transitions),
            Self.section("Crossings", "transitions from one picture to another", crossings),
            Self.section("Animations", "for example 'spring(bounce: 0.3)'", animations),
            Self.section("Modifiers of animations", "for example 'easeIn(0.5s) | delay(200ms)'", modifiers),
            Self.section("Scenes", "examples, in Examples/Scenes, for example --scene shimmer", scenes),
            Self.section(
                "Kernels", "driven by --phase; parameters are options such as --tile-size",
                kernels.map(\.withoutPhase)),
        ].joined(separator: "\n")
    }

    private static let width = 98

    private static func section(_ title: String, _ usage: String, _ items: [Item]) -> String {
        let rows = items.flatMap(\.rows)
        let nameWidth = rows.map(\.name.count).max() ?? 0
        // Names alone need no table.
        let lines =
            rows.allSatisfy(\.text.isEmpty)
            ? Help.wrapped(rows.map(\.name), width: width)
            : rows.flatMap { row in
                let words = row.text.split(separator: " ").map(String.init)
                let lines = Help.wrapped(words, width: width - nameWidth - 2)
                return lines.enumerated().map { ($0 == 0 ? row.name : "").padded(to: nameWidth + 2) + $1 }
            }
        return "\(title): \(usage)\n\n" + lines.map { "  \($0)\n" }.joined()
    }
}

extension Listing.Item {
    fileprivate var rows: [(name: String, text: String)] {
        [(name, summary)] + parameters.map { ("  " + $0.name, $0.explanation) }
    }

    /// The phase has an option of its own.
    fileprivate var withoutPhase: Listing.Item {
        Listing.Item(
            name: name, kind: kind, summary: summary,
            parameters: parameters.filter { $0.name != KernelArguments.phaseName })
    }
}
