/// A small pure function that is evaluated for every pixel, with its uniform parameters as stored properties.
///
/// A kernel conforms to exactly one of ``ColorKernel``, ``DistortionKernel``, ``LayerKernel``,
/// ``CompositingKernel`` and ``FillKernel``, which differ in what they are given and what they return. It reads no clock and no global state, holds no branch on pixel
/// data (it selects with `replacing(with:where:)` instead), and does in its initialiser whatever is the same
/// for all pixels.
///
/// Mark the struct's stored properties `@usableFromInline` and its function `@inlinable` when the kernel lives
/// in another module than the code that renders it: without, the loop is not specialised, and 4 to 20 times
/// slower.
public protocol Kernel: Sendable {
    /// True where these parameters leave every pixel as it is. The host then copies bytes and runs no kernel,
    /// which is faster, and keeps even the bits of a NaN. `false` unless the kernel says otherwise.
    var isIdentity: Bool { get }
}

extension Kernel {
    @inlinable public var isIdentity: Bool { false }
}

/// A colour from a pixel's position and its colour.
public protocol ColorKernel: Kernel {
    /// - Parameters:
    ///   - position: the pixel's centre, in points.
    ///   - pixel: its colour, premultiplied.
    /// - Returns: its new colour, premultiplied.
    func color<L: Lanes>(at position: Point<L>, of pixel: RGBA<L>) -> RGBA<L>

    /// Whether the result depends on the position, and not on the pixel alone. `true` unless the kernel says
    /// otherwise; one that says so lets rows be reused that come out of a distortion alike.
    var usesPosition: Bool { get }

    /// This kernel as one of the package's own; nil for all others, which need not say so.
    var builtIn: BuiltInColor? { get }
}

extension ColorKernel {
    @inlinable public var usesPosition: Bool { true }
    @inlinable public var builtIn: BuiltInColor? { nil }
}

/// A position to fetch a pixel from, from the position where it will be seen.
public protocol DistortionKernel: Kernel {
    /// - Parameter position: the centre of the destination's pixel, in points.
    /// - Returns: the position in the source, in points. Adding to x moves the picture left.
    func sourcePosition<L: Lanes>(of position: Point<L>) -> Point<L>

    /// This kernel as one of the package's own; nil for all others, which need not say so.
    var builtIn: BuiltInDistortion? { get }
}

extension DistortionKernel {
    @inlinable public var builtIn: BuiltInDistortion? { nil }
}

/// A colour from a pixel's position and the whole layer.
public protocol LayerKernel: Kernel {
    /// - Parameters:
    ///   - position: the pixel's centre, in points.
    ///   - layer: the content, to be sampled anywhere.
    /// - Returns: the pixel's colour, premultiplied.
    func color<L: Lanes>(at position: Point<L>, in layer: some Layer<L>) -> RGBA<L>

    /// This kernel as one of the package's own that samples the layer once; nil for all others, which need not
    /// say so.
    var builtIn: BuiltInDistortion? { get }
}

extension LayerKernel {
    @inlinable public var builtIn: BuiltInDistortion? { nil }
}

/// A colour from a pixel's position and its colours in two layers.
public protocol CompositingKernel: Kernel {
    /// - Parameters:
    ///   - position: the pixel's centre, in points.
    ///   - top: its colour in the layer above, premultiplied.
    ///   - bottom: its colour in the layer below, premultiplied.
    /// - Returns: its colour, premultiplied.
    func color<L: Lanes>(at position: Point<L>, of top: RGBA<L>, over bottom: RGBA<L>) -> RGBA<L>

    /// This kernel as one of the package's own; nil for all others, which need not say so.
    var builtIn: BuiltInCompositing? { get }
}

extension CompositingKernel {
    @inlinable public var builtIn: BuiltInCompositing? { nil }
}

/// A colour from a position alone.
public protocol FillKernel: Kernel {
    /// - Parameter position: the pixel's centre, in points.
    /// - Returns: the pixel's colour, premultiplied.
    func color<L: Lanes>(at position: Point<L>) -> RGBA<L>

    /// This kernel as one of the package's own; nil for all others, which need not say so.
    var builtIn: BuiltInFill? { get }
}

extension FillKernel {
    @inlinable public var builtIn: BuiltInFill? { nil }
}

/// Content that can be sampled at any position.
public protocol Layer<L> {
    associatedtype L: Lanes

    /// The colour at a position in points, interpolated bilinearly between premultiplied pixels.
    ///
    /// At a pixel's centre it is that pixel. Outside of the content it is clear, or the content's own edge when
    /// the effect's `maxSampleOffset` is zero (C4). Clear where the position is NaN or infinite.
    func sample(_ position: Point<L>) -> RGBA<L>
}
