public import ShaderLoops

/// How far from its own position an effect samples, in points along each axis: the width of clear padding that
/// its layer gets on every side.
///
/// Zero pads nothing, and the content's own edge is smeared outwards; anything larger makes everything outside
/// of the content clear (C4). Negative and NaN count as zero.
public struct SampleOffset: Hashable, Sendable {
    public var width: Float
    public var height: Float

    public init(width: Float, height: Float) {
        self.width = width
        self.height = height
    }

    public static let zero = SampleOffset(width: 0, height: 0)
}

extension LayerPadding {
    @usableFromInline
    init(_ offset: SampleOffset) {
        self.init(horizontal: offset.width > 0, vertical: offset.height > 0)
    }
}
