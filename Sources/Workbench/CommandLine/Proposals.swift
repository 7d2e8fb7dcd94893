/// What a shell may propose in a place of the command line.
enum Proposals: Sendable, Equatable {
    /// None of them where nothing can be listed, as with numbers.
    case names([String])
    /// Of files and folders.
    case paths
}
