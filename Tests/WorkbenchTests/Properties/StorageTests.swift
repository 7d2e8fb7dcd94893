import ShaderHost
import TestSupport
import Testing

/// C2: whatever the numbers are, results in all formats are the roundings of one result in single precision.
@Suite("Properties: storage")
struct StorageTests {
    /// Clamped, to nearest, ties to even; NaN is 0.
    private func byte(_ number: Float) -> UInt8 {
        number > 0 ? UInt8((min(number, 1) * 255).rounded(.toNearestOrEven)) : 0
    }

    @Test func isOneRounding() throws {
        for var random in RandomCases(100, of: "isOneRounding") {
            let picture = try random.noise.picture()
            let effect = try RandomEffect(using: &random.noise)
            let comment: Comment = "\(random.seed): \(effect) on \(picture.layout)"
            let floats = try picture.applying(effect.effect, format: .rgba32Float).numbers(as: Float.self)
            let bytes = floats.map(byte)
            #expect(try picture.applying(effect.effect, format: .rgba8).bytes == bytes, comment)
            let swapped = bytes.indices.map { bytes[[2, 0, -2, 0][$0 % 4] + $0] }
            #expect(try picture.applying(effect.effect, format: .bgra8).bytes == swapped, comment)
            let halves = try picture.applying(effect.effect, format: .rgba16Float).numbers(as: Float16.self)
            #expect(
                zip(halves, floats).allSatisfy { $0 == Float16($1) || $0.isNaN && $1.isNaN }, comment)
        }
    }

    /// Halves are the floats that they stand for, and the order of bytes means nothing. Bytes are not quite their floats:
    /// sampled ones are divided by 255 after they have been mixed. Halves that are copied keep the bits of their NaNs, and
    /// those that were floats meanwhile do not.
    @Test func isReadExactly() throws {
        for var random in RandomCases(100, of: "isReadExactly") {
            let (from, to): (PixelFormat, PixelFormat) =
                random.noise.isOne(in: 2) ? (.rgba16Float, .rgba32Float) : (.rgba8, .bgra8)
            let picture = try random.noise.picture(format: from)
            let effect = try RandomEffect(using: &random.noise)
            let format = random.noise.one(of: PixelFormat.allCases.filter { $0 != .rgba16Float }, or: .rgba8)
            let same = try picture.applying(EmptyVisualEffect(), format: to)
            #expect(
                try picture.applying(effect.effect, format: format)
                    == same.applying(effect.effect, format: format),
                "\(random.seed): \(effect) on \(picture.layout) to \(format)")
        }
    }
}

extension Bitmap {
    fileprivate func numbers<Number: BitwiseCopyable>(as type: Number.Type) -> [Number] {
        bytes.withUnsafeBytes { bytes in
            stride(from: 0, to: bytes.count, by: MemoryLayout<Number>.size).map {
                bytes.loadUnaligned(fromByteOffset: $0, as: Number.self)
            }
        }
    }
}
