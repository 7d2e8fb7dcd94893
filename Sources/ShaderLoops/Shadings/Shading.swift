public import ShaderKernels

/// What one pass does to every pixel: how its colour comes about from the source. The kinds of effect differ
/// here, and nowhere else.
public protocol Shading: Sendable {
    /// Whether a pixel depends on itself alone, so that the destination may be the source.
    static var isPointwise: Bool { get }
    /// True where every pixel stays as it is.
    var isIdentity: Bool { get }

    /// - Parameters:
    ///   - position: the pixels' centres, in points.
    ///   - pixels: the pixels themselves in the source, or a copy of them.
    func color<L: PixelLanes, Codec: PixelCodec>(
        at position: Point<L>, pixels: UnsafeRawPointer, source: SourcePixels<Codec>
    ) -> RGBA<L>

    /// Whether every pixel is what the layer has at one position, and depends on nothing else: then pixels with
    /// the same sample positions are the same. Decides whether what follows is asked for.
    var isPositional: Bool { get }
    /// - Parameter position: the pixels' centres, in points.
    func samplePosition<L: Lanes>(at position: Point<L>) -> Point<L>
    /// Of the layer that is sampled there.
    var padding: LayerPadding { get }
    /// Whether a colour that was sampled stays as it is, and otherwise what it becomes.
    var keepsColors: Bool { get }
    func finished<L: Lanes>(_ color: RGBA<L>) -> RGBA<L>

    /// Whether the colour of a pixel that depends on itself alone also depends on where it is.
    var usesPosition: Bool { get }

    /// Whether all rows are the same, whatever the source.
    var repeatsRows: Bool { get }

    /// Replaces the kernel by one of the same type.
    mutating func changeKernel(_ change: (any Kernel) -> any Kernel)

    /// Adds what this shading does, step by step and in words.
    func appendSteps(to steps: inout [String])

    /// Adds what this shading does to a description, if the package's own kernels alone do it; false otherwise.
    func describe(in description: inout BuiltInDescription) -> Bool
}

extension Shading {
    @inlinable public var isPositional: Bool { false }
    @inlinable public var usesPosition: Bool { false }
    @inlinable public var repeatsRows: Bool { false }
    public mutating func changeKernel(_ change: (any Kernel) -> any Kernel) {}

    @inlinable @inline(__always)
    public func samplePosition<L: Lanes>(at position: Point<L>) -> Point<L> { position }
    @inlinable public var padding: LayerPadding { LayerPadding(horizontal: false, vertical: false) }
    @inlinable public var keepsColors: Bool { true }
    @inlinable @inline(__always)
    public func finished<L: Lanes>(_ color: RGBA<L>) -> RGBA<L> { color }
}
