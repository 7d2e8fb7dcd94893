/// One pass over all pixels, for people who want to know what an effect costs:
///
///     for pass in effect.passes(for: Size(width: 1920, height: 1080)) { print(pass) }
public struct RenderPass: Hashable, Sendable {
    /// What happens to a pixel, in this order, between reading and writing it; nothing in a pass that only copies.
    public let steps: [String]
}

extension RenderPass: CustomStringConvertible {
    public var description: String { steps.isEmpty ? "copy" : steps.joined(separator: ", ") }
}
