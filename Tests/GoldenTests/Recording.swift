/// When goldens are written. Never, unless the environment asks for it; a run that writes one fails all the
/// same, so that recording cannot be taken for passing.
enum Recording: String, CaseIterable, Sendable {
    /// None.
    case never
    /// Those that are not there.
    case missing
    /// Those that are not there, cannot be read, or differ.
    case failed
    /// Every one.
    case all

    static let environmentVariable = "SHADEREFFECTS_RECORD_GOLDENS"

    /// A machine that checks other people's work writes nothing, whatever else it is asked: `CI` wins.
    ///
    /// - Throws: ``UnknownRecording`` for any other word than the cases.
    init(environment: [String: String]) throws(UnknownRecording) {
        guard let word = environment[Self.environmentVariable] else {
            self = .never
            return
        }
        guard let recording = Recording(rawValue: word) else { throw UnknownRecording(word: word) }
        self = environment["CI"] == nil ? recording : .never
    }
}

struct UnknownRecording: Error, Equatable, CustomStringConvertible {
    let word: String

    var description: String {
        "\(Recording.environmentVariable)=\(word) is unknown; it can be "
            + Recording.allCases.map(\.rawValue).joined(separator: ", ")
    }
}
