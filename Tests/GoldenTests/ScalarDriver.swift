import ShaderHost
import ShaderKernels

@testable import ShaderLoops

/// The only code that may write a golden: a kernel at `Float`, one pixel after another on one thread. It has a
/// loop of its own, and no short cut where a kernel changes nothing.
extension Bitmap {
    func scalar(_ kernel: some ColorKernel) throws -> Bitmap {
        try drawn { position, source, address in
            kernel.color(
                at: position, of: source.codec.load(address, as: Float.self).map { $0 * source.codec.unit })
        }
    }

    func scalar(_ kernel: some LayerKernel, isPadded: Bool) throws -> Bitmap {
        let padding = LayerPadding(horizontal: isPadded, vertical: isPadded)
        return try drawn { position, source, _ in
            kernel.color(at: position, in: BitmapLayer<ByteCodec, Float>(source, padding: padding))
        }
    }

    func scalar(_ kernel: some DistortionKernel, isPadded: Bool) throws -> Bitmap {
        let padding = LayerPadding(horizontal: isPadded, vertical: isPadded)
        return try drawn { position, source, _ in
            BitmapLayer<ByteCodec, Float>(source, padding: padding).sample(kernel.sourcePosition(of: position))
        }
    }

    private func drawn(
        _ color: (Point<Float>, SourcePixels<ByteCodec>, UnsafeRawPointer) -> RGBA<Float>
    ) throws -> Bitmap {
        var result = try Bitmap(width: width, height: height)
        try withPixels { pixels in
            try result.withMutablePixels { result in
                guard let base = pixels.row(0).baseAddress else { return }
                let source = SourcePixels(
                    codec: ByteCodec.rgba, base: base, width: width, height: height,
                    bytesPerRow: pixels.layout.bytesPerRow, grid: PixelGrid(scale: 1))
                for y in 0..<height {
                    guard var target = result.row(y).baseAddress else { return }
                    for x in 0..<width {
                        let position = Point(Float(x) + 0.5, Float(y) + 0.5)
                        let color = color(position, source, source.address(column: x, row: y))
                        ByteCodec.rgba.store(color, to: target)
                        target += 4
                    }
                }
            }
        }
        return result
    }
}
