public import ShaderKernels

/// From a pixel to the one that is seen there, in whole pixels.
@frozen @usableFromInline
struct PixelShift: Sendable {
    @usableFromInline let columns: Int
    @usableFromInline let rows: Int

    /// Nil where a distortion does anything but moving by whole pixels, with clear pixels around.
    @inlinable
    init?(_ sampling: Displaced<BuiltInDistortion>, on grid: PixelGrid) {
        guard case .affine(let map) = sampling.kernel, sampling.padding.horizontal, sampling.padding.vertical,
            map.a == 1, map.b == 0, map.c == 0, map.d == 1,
            // Larger ones than any picture need not be told apart.
            let columns = Int32(exactly: map.tx * grid.scale), let rows = Int32(exactly: map.ty * grid.scale)
        else { return nil }
        self.columns = Int(columns)
        self.rows = Int(rows)
    }
}
