import Foundation
import Workbench

/// Everything that has a name, as `list --json` tells it.
struct Vocabulary: Decodable {
    let effects, transitions, crossings, animations, modifiers: [Entry]

    struct Entry: Decodable {
        let name: String
        let parameters: [Parameter]

        /// With every parameter that has a default value.
        var call: String {
            let arguments = parameters.compactMap { parameter in
                parameter.value.map { "\(parameter.name): \($0)" }
            }
            return "\(name)(\(arguments.joined(separator: ", ")))"
        }
    }

    struct Parameter: Decodable {
        let name: String
        let values: [String]
        let value: String?

        private enum CodingKeys: String, CodingKey {
            case name, values, `default`
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            name = try container.decode(String.self, forKey: .name)
            values = try container.decodeIfPresent([String].self, forKey: .values) ?? []
            let number = try? container.decodeIfPresent(Double.self, forKey: .default)
            value = try number.map { "\($0)" } ?? container.decodeIfPresent(String.self, forKey: .default)
        }
    }

    static func listed() throws -> Vocabulary {
        let recording = RecordingConsole()
        _ = Tool.run(["list", "--json"], console: recording.console)
        return try JSONDecoder().decode(Vocabulary.self, from: Data(recording.data))
    }

    /// What expressions are made of.
    var words: [String] {
        let entries = effects + transitions + crossings + animations + modifiers
        let parameters = entries.flatMap(\.parameters)
        let words = entries.map(\.name) + parameters.map(\.name) + parameters.flatMap(\.values)
        return Set(words).sorted() + ["...", " | ", "turn", "rad", "pt", "ms", "#ff8000", "1e38", "-1e-40"]
    }
}
