import ShaderHost
import TestSupport

/// Pixels at any address, with rows of any length, among bytes that belong to nobody.
struct GuardedPicture {
    let layout: PixelLayout
    private var memory: [UInt8]
    private let start: Int

    init(width: Int, height: Int, format: PixelFormat, using noise: inout Noise) throws {
        let gap = noise.isOne(in: 3) ? 0 : Int.random(in: 1...90, using: &noise)
        layout = try PixelLayout(
            width: width, height: height, bytesPerRow: width * format.bytesPerPixel + gap, format: format)
        start = .random(in: 64...128, using: &noise)
        memory = (0..<start + layout.byteCount + 128).map { _ in .random(in: 0...255, using: &noise) }
    }

    mutating func withPixels(_ body: (MutablePixelView) throws -> Void) throws {
        try memory.withUnsafeMutableBytes { memory in
            let pixels = UnsafeMutableRawBufferPointer(rebasing: memory[start..<start + layout.byteCount])
            try body(MutablePixelView(pixels, layout: layout))
        }
    }

    private var rowRanges: [Range<Int>] {
        (0..<layout.height).map { row in
            let first = start + row * layout.bytesPerRow
            return first..<first + layout.packedBytesPerRow
        }
    }

    var bitmap: Bitmap {
        get throws {
            try Bitmap(
                width: layout.width, height: layout.height, format: layout.format,
                bytes: rowRanges.flatMap { memory[$0] })
        }
    }

    /// Every byte that belongs to no pixel.
    var surroundings: [UInt8] {
        var rest = memory
        for range in rowRanges.reversed() { rest.removeSubrange(range) }
        return rest
    }
}
