import ShaderKernels

@testable import ShaderHost

extension Bitmap {
    /// This picture through the last pass of an effect: on this thread alone, and one pixel at a time, as the package's one
    /// loop at `Float`. Byte pictures to byte pictures.
    func applyingScalar(_ effect: some VisualEffect) throws -> Bitmap {
        precondition(effect.earlier.isIdentity && format == .rgba8)
        var result = try Bitmap(width: width, height: height)
        try withPixels { input in
            try result.withMutablePixels { output in
                guard let source = input.memory.baseAddress, let target = output.memory.baseAddress else { return }
                RowLoop(
                    effect.lastPass,
                    from: SourcePixels(
                        codec: ByteCodec.rgba, base: source, layout: input.layout, grid: PixelGrid(scale: 1)),
                    to: DestinationPixels(
                        codec: ByteCodec.rgba, base: target, bytesPerRow: output.layout.bytesPerRow),
                    lanes: Float.self
                ).run(rows: 0..<height)
            }
        }
        return result
    }
}
