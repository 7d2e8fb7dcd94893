import ShaderHost
import ShaderKernels
import TestSupport
import Testing

@Suite("Memory of any shape")
struct StrideTests {
    private static let effects: [any VisualEffect] = [
        EmptyVisualEffect(),
        EmptyVisualEffect().colorEffect(Inverse()),
        EmptyVisualEffect().distortionEffect(Wave(amplitude: 2, period: 3), maxSampleOffset: .zero),
        EmptyVisualEffect().colorEffect(Gray()).layerEffect(SidewaysBlur(distance: 1), maxSampleOffset: .zero),
    ]

    /// A picture at an odd address in memory filled with 0xAA, with gaps between its rows.
    private func inMemory(
        _ layout: PixelLayout, _ body: (UnsafeMutableRawBufferPointer) throws -> Void
    ) rethrows -> [UInt8] {
        var memory = [UInt8](repeating: 0xAA, count: layout.byteCount + 66)
        try memory.withUnsafeMutableBytes { memory in
            let odd = Int(bitPattern: memory.baseAddress).isMultiple(of: 2) ? 33 : 32
            try body(UnsafeMutableRawBufferPointer(rebasing: memory[odd..<odd + layout.byteCount]))
        }
        return memory
    }

    /// Pixels are right, and every byte that belongs to none is as it was. Widths below, at and above the
    /// lanes'.
    @Test(arguments: PixelFormat.allCases, [1, 3, 8, 19])
    func gapsAndSurroundingsAreNeverTouched(format: PixelFormat, width: Int) throws {
        let height = 4
        let picture = try Bitmap.anyBytes(width: width, height: height, format: format)
        let packed = width * format.bytesPerPixel
        let sourceLayout = try PixelLayout(
            width: width, height: height, bytesPerRow: packed + 5, format: format)
        let layout = try PixelLayout(width: width, height: height, bytesPerRow: packed + 13, format: format)
        for effect in Self.effects {
            let expected = try picture.applying(effect)
            var untouched = 0
            _ = try inMemory(sourceLayout) { source in
                let sourceView = try MutablePixelView(source, layout: sourceLayout)
                for y in 0..<height {
                    sourceView.row(y).copyBytes(from: picture.withPixels { Array($0.row(y)) })
                }
                let before = Array(source)
                let memory = try inMemory(layout) { destination in
                    let view = try MutablePixelView(destination, layout: layout)
                    try Renderer().render(effect, from: PixelView(sourceView), into: view)
                    for y in 0..<height {
                        #expect(Array(view.row(y)) == expected.withPixels { Array($0.row(y)) })
                        view.row(y).initializeMemory(as: UInt8.self, repeating: 0xAA)
                    }
                }
                untouched += memory.allSatisfy { $0 == 0xAA } ? 1 : 0
                #expect(Array(source) == before)
            }
            #expect(untouched == 1, "\(effect)")
        }
    }

    /// Whatever stands in the destination, every pixel is written.
    @Test(arguments: PixelFormat.allCases)
    func everyPixelIsWritten(format: PixelFormat) throws {
        let picture = try Bitmap.anyBytes(width: 19, height: 3, format: format)
        for effect in Self.effects {
            let results = try [0x00, 0xCD, 0xFF].map { (filling: UInt8) in
                var result = try Bitmap(width: 19, height: 3, format: format)
                try result.withMutablePixels { pixels in
                    for y in 0..<3 { pixels.row(y).initializeMemory(as: UInt8.self, repeating: filling) }
                    try picture.withPixels { try Renderer().render(effect, from: $0, into: pixels) }
                }
                return result
            }
            #expect(results[0] == results[1] && results[1] == results[2])
        }
    }
}
