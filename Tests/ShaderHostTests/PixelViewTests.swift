import ShaderHost
import Testing

@Suite("Pixel views and bitmaps")
struct PixelViewTests {
    @Test func buffersShorterThanTheirLayoutAreRefused() throws {
        let layout = try PixelLayout(width: 3, height: 2, bytesPerRow: 20)
        let minimum = 20 + 12
        var memory = [UInt8](repeating: 0, count: minimum)
        try memory.withUnsafeMutableBytes { memory in
            _ = try PixelView(UnsafeRawBufferPointer(memory), layout: layout)
            _ = try MutablePixelView(memory, layout: layout)
            for count in [minimum - 1, 1, 0] {
                let error = PixelError.bufferTooShort(byteCount: count, minimum: minimum)
                let short = UnsafeMutableRawBufferPointer(rebasing: memory[..<count])
                #expect(throws: error) { try PixelView(UnsafeRawBufferPointer(short), layout: layout) }
                #expect(throws: error) { try MutablePixelView(short, layout: layout) }
            }
            let none = UnsafeMutableRawBufferPointer(start: nil, count: 0)
            #expect(throws: PixelError.bufferTooShort(byteCount: 0, minimum: minimum)) {
                try MutablePixelView(none, layout: layout)
            }
        }
    }

    @Test func rowsLieWhereTheLayoutSays() throws {
        let layout = try PixelLayout(width: 2, height: 3, bytesPerRow: 11)
        let memory = (0..<33).map { UInt8($0) }
        try memory.withUnsafeBytes { memory in
            let view = try PixelView(memory, layout: layout)
            for y in 0..<3 { #expect(Array(view.row(y)) == Array(UInt8(y * 11)..<UInt8(y * 11 + 8))) }
        }
    }

    @Test(arguments: [(0, 0), (0, 5), (5, 0)])
    func emptyPicturesNeedNoMemory(width: Int, height: Int) throws {
        let layout = try PixelLayout(width: width, height: height)
        _ = try PixelView(UnsafeRawBufferPointer(start: nil, count: 0), layout: layout)
        let bitmap = try Bitmap(layout: layout)
        #expect(bitmap.bytes.isEmpty)
        #expect(try bitmap == Bitmap(layout: layout))
    }

    /// An empty picture has no bytes, but a row distance it may have.
    @Test func rowsWithoutPixelsMayHaveADistance() async {
        await #expect(processExitsWith: .success) {
            let layout = try PixelLayout(width: 0, height: 3, bytesPerRow: 16)
            let bitmap = try Bitmap(layout: layout)
            let other = try Bitmap(layout: layout)
            precondition(bitmap.bytes.isEmpty && bitmap == other)
        }
    }

    @Test func bitmapsAreMadeFromTheirBytes() throws {
        let bytes = (0..<24).map { UInt8($0) }
        #expect(try Bitmap(width: 3, height: 2, bytes: bytes).bytes == bytes)
        #expect(throws: PixelError.bufferTooShort(byteCount: 23, minimum: 24)) {
            try Bitmap(width: 3, height: 2, bytes: bytes.dropLast())
        }
        #expect(try Bitmap(width: 3, height: 2).bytes == [UInt8](repeating: 0, count: 24))
    }

    @Test func memoryThatCannotBeHadIsAnError() throws {
        let layout = try PixelLayout(width: 1 << 40, height: 1 << 18)
        #expect(throws: PixelError.outOfMemory(byteCount: 1 << 60)) { try Bitmap(layout: layout) }
    }

    @Test func copiesAreValues() throws {
        let original = try Bitmap(width: 1, height: 1, bytes: [1, 2, 3, 4])
        var copy = original
        try copy.withMutablePixels { $0.row(0)[0] = 9 }
        #expect(original.bytes == [1, 2, 3, 4])
        #expect(copy.bytes == [9, 2, 3, 4])
        #expect(copy != original)
    }

    @Test func equalityIsOfPixelsNotOfGaps() throws {
        let bytes = [1, 2, 3, 4, 5, 6, 7, 8] as [UInt8]
        let packed = try Bitmap(width: 1, height: 2, bytes: bytes)
        var spaced = try Bitmap(layout: PixelLayout(width: 1, height: 2, bytesPerRow: 10))
        try spaced.withMutablePixels { pixels in
            for y in 0..<2 { pixels.row(y).copyBytes(from: bytes[4 * y..<4 * y + 4]) }
        }
        #expect(packed == spaced && spaced.bytes == bytes)
        #expect(try packed != Bitmap(width: 2, height: 1, bytes: bytes))
        #expect(try packed != Bitmap(width: 1, height: 2, format: .bgra8, bytes: bytes))
    }
}
