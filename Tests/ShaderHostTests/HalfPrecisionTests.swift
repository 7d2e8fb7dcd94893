import ShaderHost
import Testing

#if !(os(macOS) && arch(x86_64))  // where there is no `Float16` to compare with
    @Suite("Half precision equals Float16")
    struct HalfPrecisionTests {
        /// Each number in every channel: a number a pixel.
        private func halves(of floats: [Float]) throws -> [[UInt16]] {
            let halves = try Bitmap(width: floats.count, floats: floats.flatMap { [$0, $0, $0, $0] })
                .applying(EmptyVisualEffect(), format: .rgba16Float).numbers(as: UInt16.self)
            return floats.indices.map { Array(halves[4 * $0..<4 * $0 + 4]) }
        }

        /// Any NaN becomes one and the same, since which NaN it would be differs between processors.
        private func check(_ floats: [Float]) throws {
            for (float, halves) in zip(floats, try halves(of: floats)) {
                let expected = float.isNaN ? 0x7E00 : Float16(float).bitPattern
                guard halves == [expected, expected, expected, expected] else {
                    Issue.record(
                        "\(float) became \(halves.map { Float16(bitPattern: $0) }), not \(Float16(float))")
                    return
                }
            }
        }

        private static let all = (UInt16.min...UInt16.max).map { Float16(bitPattern: $0) }

        @Test func everyHalfIsReadAsItsFloat() throws {
            let inEveryChannel = Self.all.flatMap { [$0, $0, $0, $0] }
            let bytes = inEveryChannel.withUnsafeBytes { Array($0) }
            let floats = try Bitmap(width: 256, height: 256, format: .rgba16Float, bytes: bytes)
                .applying(EmptyVisualEffect(), format: .rgba32Float).floats
            for (half, float) in zip(inEveryChannel, floats) where !half.isNaN || !float.isNaN {
                guard Float(half).bitPattern == float.bitPattern else {
                    Issue.record("\(half) became \(float)")
                    return
                }
            }
        }

        @Test func everyHalfIsWrittenAsItself() throws {
            try check(Self.all.map { Float($0) })
        }

        /// The middle between each half and the next, where ties go to even, and the floats to both sides of
        /// it.
        @Test func everyTieAndItsNeighbours() throws {
            let finite = Self.all.filter { $0.isFinite && $0 >= 0 }
            let ties = finite.map { half in
                half.nextUp.isFinite ? (Float(half) + Float(half.nextUp)) / 2 : 65520
            }
            try check(ties)
            try check(ties.map { -$0 })
            try check(ties.map { $0.nextUp })
            try check(ties.map { -$0.nextDown })
        }

        @Test func floatsOfEveryExponent() throws {
            try check(stride(from: 0, through: UInt32.max, by: 52_361).map { Float(bitPattern: $0) })
        }

        @Test func ends() throws {
            try check([
                65504, 65519.996, 65520, 65536, 1e30, .infinity, -65519.996, -65520, -.infinity, .nan, -.nan,
                .signalingNaN, 0, -0.0, 0x1p-24, 0x1p-25, Float(0x1p-25).nextUp, 0x1p-14,
                Float(0x1p-14).nextDown,
                .leastNonzeroMagnitude, -.leastNormalMagnitude,
            ])
        }
    }
#endif
