/// A word of a command line that belongs to no option and is known by its place.
struct Operand: Sendable {
    /// In capitals, as the usage shows it.
    let name: String
    let summary: String
    /// Those that are not needed come last.
    var isRequired = true
    var proposals = Proposals.paths
}
