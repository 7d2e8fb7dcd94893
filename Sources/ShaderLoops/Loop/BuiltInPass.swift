public import ShaderKernels

/// A pass made of the package's own kernels alone.
@frozen
public struct BuiltInPass: Sendable {
    @usableFromInline let pixels: PixelPass
    @usableFromInline let sampling: Displaced<BuiltInDistortion>?
    @usableFromInline let fill: BuiltInFill?
    @usableFromInline let colors: ColorSequence
    /// What the colours come to for pixels of 8 bits that stay in their place; nil for all others.
    @usableFromInline let scaling: ByteScaling?
    /// Where all that happens is a move by whole pixels.
    @usableFromInline let shift: PixelShift?

    @inlinable
    public init(_ pixels: PixelPass, _ description: BuiltInDescription) {
        self.pixels = pixels
        sampling = description.sampling
        fill = description.fill
        colors = description.colors
        shift =
            description.colors.isIdentity && pixels.keepsFormat
            ? description.sampling.flatMap { PixelShift($0, on: pixels.source.grid) } : nil
        scaling = sampling == nil && fill == nil && pixels.isWorthScaling ? ByteScaling(colors) : nil
    }

    /// Shades a range of rows; the same bytes for all lanes.
    @inlinable
    func shade<L: PixelLanes>(rows: Range<Int>, scratch: Scratch, lanes: L.Type) {
        if let shift {
            pixels.move(rows: rows, by: shift)
        } else if let scaling {
            pixels.scale(rows: rows, by: scaling, scratch: scratch, lanes: L.self)
        } else if let sampling {
            pixels.shade(
                rows: rows, with: Recolored(base: sampling, kernel: colors), scratch: scratch, lanes: L.self)
        } else if let fill {
            pixels.shade(
                rows: rows, with: Recolored(base: Filled(fill), kernel: colors), scratch: scratch, lanes: L.self
            )
        } else {
            pixels.recolor(rows: rows, by: colors, scratch: scratch, lanes: L.self)
        }
    }
}
