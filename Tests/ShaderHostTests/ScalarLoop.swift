import ShaderHost
import ShaderLoops
import TestSupport

extension Bitmap {
    /// This picture through the last pass of an effect: on this thread alone, and one pixel at a time, as the
    /// package's one loop at `Float`. Byte pictures to byte pictures.
    func applyingScalar(_ effect: some VisualEffect) throws -> Bitmap {
        precondition(effect.earlier.isIdentity(for: .zero))
        var result = try Bitmap(width: width, height: height)
        try withPass(into: &result) { pass in
            Scratch.withScratch {
                pass.shade(rows: 0..<height, with: effect.lastPass(for: .zero), scratch: $0, lanes: Float.self)
            }
        }
        return result
    }

    /// A pass from this picture into another of its size, both of bytes.
    func withPass(into result: inout Bitmap, _ body: (PixelPass) -> Void) throws {
        precondition(format == .rgba8 && result.layout == layout)
        try withPixels { input in
            try result.withMutablePixels { output in
                guard let source = input.row(0).baseAddress, let target = output.row(0).baseAddress
                else { return }
                body(
                    PixelPass(
                        from: SourcePixels(
                            codec: .bytes(.rgba), base: source, width: width, height: height,
                            bytesPerRow: input.layout.bytesPerRow, grid: PixelGrid(scale: 1)),
                        to: DestinationPixels(
                            codec: .bytes(.rgba), base: target, width: width,
                            bytesPerRow: output.layout.bytesPerRow)))
            }
        }
    }
}
