public import ShaderKernels

/// A pass made of the package's own kernels alone, as data: what crosses into the loops compiled for other
/// instruction sets. It is passed by pointer, and holds no vectors; between differently compiled modules those
/// would go astray.
@frozen
public struct BuiltInPass: Sendable {
    @usableFromInline let pixels: PixelPass
    @usableFromInline let sampling: Displaced<BuiltInDistortion>?
    @usableFromInline let colors: ColorSequence
    /// What the colours come to for pixels of 8 bits that stay in their place; nil for all others.
    @usableFromInline let scaling: ByteScaling?

    @inlinable
    public init(_ pixels: PixelPass, _ description: BuiltInDescription) {
        self.pixels = pixels
        sampling = description.sampling
        colors = description.colors
        scaling = sampling == nil && pixels.isWorthScaling ? ByteScaling(colors) : nil
    }

    /// Shades a range of rows; the same bytes for all lanes.
    @inlinable
    public func shade<L: PixelLanes>(rows: Range<Int>, lanes: L.Type) {
        if let scaling {
            pixels.scale(rows: rows, by: scaling, lanes: L.self)
        } else if let sampling {
            pixels.shade(rows: rows, with: Recolored(base: sampling, kernel: colors), lanes: L.self)
        } else {
            pixels.shade(rows: rows, with: Recolored(base: Unmoved(), kernel: colors), lanes: L.self)
        }
    }
}

/// What a shading says of itself, when it is made of the package's own kernels alone.
@frozen
public struct BuiltInDescription {
    /// Nil where every pixel stays in its place.
    @usableFromInline var sampling: Displaced<BuiltInDistortion>?
    @usableFromInline var colors: ColorSequence

    /// - Parameter memory: for the colour kernels of the pass; it must outlive all use of the description. A
    ///   pass with more kernels than fit does not describe itself.
    @inlinable
    public init(memory: UnsafeMutableBufferPointer<BuiltInColor>) {
        colors = ColorSequence(memory: memory)
    }
}
