import ShaderKernels
import ShaderLoops
import TestSupport
import Testing

@testable import ShaderHost

/// The short ways for bytes have instructions of their own in each set: every byte, and every sum of three, by
/// all of them.
@Suite("Scaled bytes at every instruction set")
struct ScaledByteTests {
    /// A row through an effect in the loops of an instruction set, as the first of a picture that is large
    /// enough for the short way to be worth it.
    private func firstRow(_ row: [UInt8], _ effect: some VisualEffect, _ set: InstructionSet) throws -> [UInt8]
    {
        let layout = try PixelLayout(width: row.count / 4, height: (1 << 19) / row.count + 1)
        var (picture, result) = (try Bitmap(layout: layout), try Bitmap(layout: layout))
        try picture.withMutablePixels { $0.row(0).copyBytes(from: row) }
        try picture.withPass(into: &result) { pass in
            withUnsafeTemporaryAllocation(of: BuiltInColor.self, capacity: 16) { memory in
                var description = BuiltInDescription(memory: memory)
                guard effect.lastPass(for: .zero).describe(in: &description) else { return }
                Scratch.withScratch { set.run(.pixels(BuiltInPass(pass, description)), 0..<1, scratch: $0) }
            }
        }
        return try result.withMutablePixels { Array($0.row(0)) }
    }

    /// The same row by way of floats, which is long.
    private func check(_ row: [UInt8], _ effect: some VisualEffect, _ set: InstructionSet) throws {
        let expected = try Bitmap(width: row.count / 4, height: 1, bytes: row)
            .applying(effect, format: .rgba32Float).applying(EmptyVisualEffect(), format: .rgba8).bytes
        #expect(try firstRow(row, effect, set) == expected)
    }

    @Test(arguments: InstructionSet.available)
    func everyByte(set: InstructionSet) throws {
        let row = (UInt8.min...UInt8.max).flatMap { [$0, 255 - $0, $0 ^ 85, $0 ^ 170] }
        for phase in [0.001, 0.123, -0.2718, 0.5, 0.777, -0.9, 0.999, 1] as [Float] {
            try check(row, EmptyVisualEffect().colorEffect(Opacity(value: phase)), set)
        }
    }

    @Test(arguments: InstructionSet.available)
    func everySum(set: InstructionSet) throws {
        let row = (0...765).flatMap { sum -> [UInt8] in
            // Evenly or unevenly from three bytes.
            let green = min(max(sum - 255, 0), 255)
            let parts =
                sum % 2 == 0
                ? [sum / 3, (sum + 1) / 3, (sum + 2) / 3]
                : [min(sum, 255), green, max(sum - 255 - green, 0)]
            return parts.map { UInt8($0) } + [UInt8(sum % 256)]
        }
        try check(row, EmptyVisualEffect().colorEffect(Gray()), set)
        let fading = EmptyVisualEffect().colorEffect(Opacity(value: 0.123)).colorEffect(Gray())
        try check(row, fading, set)
    }
}
