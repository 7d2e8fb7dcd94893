/// Pixels along one axis of a reduced picture: pixel i is the average of what lies in
/// `origin + i·step ..< origin + (i + 1)·step`.
@frozen
public struct Reduction: Hashable, Sendable {
    /// Where the first pixel begins, in source pixels from the edge of the source's first one.
    public var origin: Double
    /// Source pixels a pixel: 1 or more, whole or not. Where it is less than that nothing is averaged, and where it
    /// is 0 or less, or one of the two is not finite, all is clear.
    public var step: Double

    @inlinable
    public init(origin: Double, step: Double) {
        self.origin = origin
        self.step = step
    }

    /// Pixels stay as they are.
    public static let identity = Reduction(origin: 0, step: 1)
}
