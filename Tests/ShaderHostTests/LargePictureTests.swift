import ShaderHost
import ShaderKernels
import TestSupport
import Testing

/// Large pictures take short cuts that small ones are not worth: nothing but the time may show it.
@Suite("Large pictures")
struct LargePictureTests {
    private static let width = 1027  // a multiple of no vector's lanes
    private static let height = 128

    private static let effects: [any VisualEffect] = {
        let empty = EmptyVisualEffect()
        return [
            empty.colorEffect(Gray()),
            empty.colorEffect(Opacity(value: 0.3)),
            empty.colorEffect(Opacity(value: 0.5)),  // whose results are ties for every odd byte
            empty.colorEffect(Opacity(value: -1)),
            empty.colorEffect(Opacity(value: -0.6)).colorEffect(Gray()).colorEffect(Opacity(value: 0.01)),
        ]
    }()

    /// The long way: through single precision, which has no short cut.
    private func expected(_ effect: any VisualEffect, _ picture: Bitmap, _ format: PixelFormat) throws -> Bitmap
    {
        try picture.applying(effect, format: .rgba32Float).applying(EmptyVisualEffect(), format: format)
    }

    @Test(arguments: [PixelFormat.rgba8, .bgra8], InstructionSet.available)
    func equalTheLongWay(format: PixelFormat, instructionSet: InstructionSet) throws {
        let picture = try Bitmap.anyBytes(width: Self.width, height: Self.height, format: format)
        let renderer = Renderer(bands: BandScheduler(threadCount: 2), instructionSet: instructionSet)
        for (index, effect) in Self.effects.enumerated() {
            let result = try picture.applying(effect, renderer: renderer)
            #expect(try result == expected(effect, picture, format), "effect \(index)")
            var inPlace = picture
            try inPlace.withMutablePixels { try renderer.render(effect, from: PixelView($0), into: $0) }
            #expect(inPlace == result, "effect \(index)")
        }
    }

    @Test func changingTheChannelOrder() throws {
        let picture = try Bitmap.anyBytes(width: Self.width, height: Self.height)
        for (index, effect) in Self.effects.enumerated() {
            let result = try picture.applying(effect, format: .bgra8)
            #expect(try result == expected(effect, picture, .bgra8), "effect \(index)")
        }
    }

    /// Rows so far apart that the pictures fit no cache, at addresses that suit vectors and at others.
    @Test(arguments: [0, 4, 1], InstructionSet.available)
    func rowsFarApart(offset: Int, instructionSet: InstructionSet) throws {
        let layout = try PixelLayout(width: Self.width, height: Self.height, bytesPerRow: 1 << 18)
        let picture = try Bitmap.anyBytes(width: Self.width, height: Self.height)
        var source = try Bitmap(layout: layout)
        try source.withMutablePixels { pixels in
            for y in 0..<Self.height { pixels.row(y).copyMemory(from: picture.withPixels { $0.row(y) }) }
        }
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: layout.byteCount + 128, alignment: 64)
        defer { memory.deallocate() }
        let destination = try MutablePixelView(
            UnsafeMutableRawBufferPointer(rebasing: memory[offset...]), layout: layout)
        let renderer = Renderer(bands: BandScheduler(threadCount: 2), instructionSet: instructionSet)
        for effect in Self.effects.prefix(2) {
            let expected = try picture.applying(effect)
            memory.initializeMemory(as: UInt8.self, repeating: 0xAA)
            try source.withPixels { try renderer.render(effect, from: $0, into: destination) }
            for y in 0..<Self.height {
                #expect(destination.row(y).elementsEqual(expected.withPixels { Array($0.row(y)) }))
                // The vector after the row's last pixel, and the one before the next row's first.
                let end = offset + y * layout.bytesPerRow + layout.packedBytesPerRow
                let next = min(offset + (y + 1) * layout.bytesPerRow, memory.count)
                let gaps = [memory[end..<end + 64], memory[next - 64..<next]]
                #expect(gaps.allSatisfy { $0.allSatisfy { $0 == 0xAA } })
            }
        }
    }
}
