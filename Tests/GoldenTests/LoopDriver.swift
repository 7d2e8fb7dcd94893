import ShaderHost
import ShaderKernels
import ShaderLoops
import TestSupport

let allLanes: [any PixelLanes.Type] = [Float.self, Lanes4.self, Lanes8.self, Lanes16.self]

extension Bitmap {
    /// This picture through an effect's one pass, in the package's one loop, with lanes of a width. Byte
    /// pictures only.
    func looped<L: PixelLanes>(_ effect: some VisualEffect, lanes: L.Type) throws -> Bitmap {
        var result = try Bitmap(width: width, height: height)
        try withPixels { input in
            try result.withMutablePixels { output in
                guard let source = input.row(0).baseAddress, let target = output.row(0).baseAddress else {
                    return
                }
                let pass = PixelPass(
                    from: SourcePixels(
                        codec: .bytes(.rgba), base: source, width: width, height: height,
                        bytesPerRow: input.layout.bytesPerRow, grid: PixelGrid(scale: 1)),
                    to: DestinationPixels(
                        codec: .bytes(.rgba), base: target, width: width,
                        bytesPerRow: output.layout.bytesPerRow))
                Scratch.withScratch {
                    pass.shade(rows: 0..<height, with: effect.lastPass(for: .zero), scratch: $0, lanes: lanes)
                }
            }
        }
        return result
    }
}
