import ShaderKernels
import Testing

@testable import ShaderLoops

let everyLanes: [any PixelLanes.Type] = [Float.self, Lanes4.self, Lanes8.self, Lanes16.self]

extension AnyCodec {
    static let all: [(name: String, codec: AnyCodec)] = [
        ("RGBA", .bytes(.rgba)), ("BGRA", .bytes(.bgra)), ("half", .halves(HalfCodec())),
        ("float", .floats(FloatCodec())),
    ]
}

extension TestPicture {
    /// This picture through a pass, rows cut into bands as different threads would take them.
    ///
    /// The scratch memory is full of rubbish before each band, and the memory behind it must not change.
    func shaded(
        by shading: some Shading, into result: TestPicture, bands: [Range<Int>], scale: Float = 1,
        lanes: any PixelLanes.Type
    ) {
        Self.shade(source(scale: scale), by: shading, into: result, bands: bands, lanes: lanes)
    }

    /// The same for pixels anywhere.
    static func shade(
        _ source: SourcePixels<AnyCodec>, by shading: some Shading, into result: TestPicture,
        bands: [Range<Int>], lanes: any PixelLanes.Type
    ) {
        let pass = PixelPass(from: source, to: result.destination)
        withScratch { scratch, spoil in
            func shade<L: PixelLanes>(_ lanes: L.Type) {
                for rows in bands {
                    spoil()
                    pass.shade(rows: rows, with: shading, scratch: scratch, lanes: L.self)
                }
            }
            shade(lanes)
        }
        #expect(result.gapsAreUntouched)
    }

    /// What stands in memory that somebody used before; copied, which a debug build does faster than filling.
    private static let rubbish = [UInt8](repeating: 0x55, count: Scratch.byteCount + 64)

    static func withScratch(_ body: (_ scratch: Scratch, _ spoil: () -> Void) -> Void) {
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: rubbish.count, alignment: 64)
        defer { memory.deallocate() }
        guard let base = memory.baseAddress else { return }
        rubbish.withUnsafeBytes { rubbish in
            memory.copyMemory(from: rubbish)
            body(Scratch(base: base)) {
                memory.copyMemory(from: UnsafeRawBufferPointer(rebasing: rubbish[..<Scratch.byteCount]))
            }
        }
        #expect(memory[Scratch.byteCount...].allSatisfy { $0 == 0x55 }, "scratch memory was overrun")
    }

    /// What a distortion is to make of this picture: every pixel sampled by itself, whatever stands beside it.
    func pixelByPixel(
        _ kernel: some DistortionKernel, padding: LayerPadding, into codec: AnyCodec, scale: Float = 1
    ) -> TestPicture {
        let result = TestPicture(width: width, height: height, codec: codec)
        let source = source(scale: scale)
        let layer = BitmapLayer<AnyCodec, Float>(source, padding: padding)
        for row in 0..<height {
            let y = source.grid.center(of: Float(row))
            for column in 0..<width {
                let position = kernel.sourcePosition(of: Point(source.grid.center(of: Float(column)), y))
                codec.store(layer.sample(position), to: result.address(row) + column * codec.bytesPerPixel)
            }
        }
        return result
    }

    /// Records where the two differ first.
    func expect(equals expected: TestPicture, _ comment: @autoclosure () -> String, at location: SourceLocation)
    {
        for y in 0..<height where row(y) != expected.row(y) {
            let (found, wanted) = (row(y), expected.row(y))
            let byte = found.indices.first { found[$0] != wanted[$0] } ?? 0
            let column = byte / codec.bytesPerPixel
            Issue.record("\(comment()): pixel (\(column), \(y)) differs", sourceLocation: location)
            return
        }
    }
}
