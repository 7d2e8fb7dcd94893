/// Something that takes bytes from strangers, with what must hold for all of them.
package struct FuzzTarget: Sendable {
    package let name: String
    /// In bytes; longer inputs are not tried.
    package let maximumLength: Int
    /// Throws a ``Finding`` where something does not hold. What traps, or touches memory that it must not, ends the process.
    package let check: @Sendable ([UInt8]) throws -> Void
    /// Inputs to begin with, by the names of their files.
    package let seeds: @Sendable () throws -> [String: [UInt8]]
    /// What is worth putting into an input as a whole.
    package var words: [String] = []

    /// A new target is a new row.
    package static let all: [FuzzTarget] = [.expressions, .pictures, .buffers, .streams, .commandLine]
}

/// What must not happen, and did.
package struct Finding: Error, CustomStringConvertible {
    package let description: String

    init(_ description: String) { self.description = description }

    /// - Throws: where the condition does not hold.
    static func unless(_ condition: Bool, _ description: @autoclosure () -> String) throws {
        guard condition else { throw Finding(description()) }
    }
}
