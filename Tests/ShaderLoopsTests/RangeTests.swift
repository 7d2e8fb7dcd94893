import ShaderKernels
import Testing

@testable import ShaderLoops

/// Colours that are known to be in 0…1 are stored without being clamped, which is right only if clamping would
/// change nothing: not even by the last bit beyond 1.
@Suite("Colours between bytes")
struct RangeTests {
    /// Where rounding could lead out of the range: near both ends, and where it rounds most.
    private let fractions: [Float] = [0, 0x1p-24, 0x1p-149, 0.1, 1 / 3, 0.5, 0.7, 1 - 0x1p-24, 1]

    private func stored(_ color: RGBA<Lanes16>, _ codec: AnyCodec, isInRange: Bool) -> [UInt8] {
        var pixels = [UInt8](repeating: 0xAA, count: 16 * codec.bytesPerPixel)
        pixels.withUnsafeMutableBytes { pixels in
            guard let base = pixels.baseAddress else { return }
            codec.store(color, to: base, streams: false, isInRange: isInRange)
        }
        return pixels
    }

    /// - Returns: whether both ways store the same.
    private func isTheSame(_ color: RGBA<Lanes16>, _ codec: AnyCodec) -> Bool {
        stored(color, codec, isInRange: true) == stored(color, codec, isInRange: false)
    }

    /// Bytes of every kind in different channels and lanes.
    private func bytes(from first: UInt32, step: UInt32) -> RGBA<Lanes16> {
        func channel(_ index: UInt32) -> Lanes16 {
            Lanes16.numbers(Lanes16.bits { (first + step * (4 * UInt32($0) + index)) & 255 })
        }
        return RGBA(channel(0), channel(1), channel(2), channel(3))
    }

    @Test(arguments: AnyCodec.all)
    func bytesThemselves(codec: (name: String, codec: AnyCodec)) {
        for first in stride(from: 0, to: 256 as UInt32, by: 64) {
            #expect(isTheSame(bytes(from: first, step: 1).map { $0 * (1 / 255) }, codec.codec))
        }
    }

    /// Mixed along x and along y, and with what padding leaves of them.
    @Test(arguments: AnyCodec.all)
    func mixesOfBytes(codec: (name: String, codec: AnyCodec)) {
        let unit = ByteCodec.rgba.unit
        for first in stride(from: 0, to: 256 as UInt32, by: 37) {
            let (top, other) = (bytes(from: first, step: 1), bytes(from: 255 - first, step: 3))
            let bottom = bytes(from: first, step: 255)
            for x in fractions {
                let mixed = mix(top, other, Lanes16(repeating: x))
                for y in fractions {
                    let color = mix(mixed, bottom, Lanes16(repeating: y))
                    for coverage in [1, 1 - 0x1p-24, 0.5, 0] as [Float] {
                        guard isTheSame(color.map { $0 * (coverage * unit) }, codec.codec) else {
                            Issue.record("from \(first), fractions \(x) and \(y), coverage \(coverage)")
                            return
                        }
                    }
                }
            }
        }
    }

    /// Between any byte and 255, or 0, and of all of these towards the same end.
    @Test func mixesWithTheEnds() {
        let ends = [0, 255].map { (end: Float) in
            RGBA<Lanes16>.clear.map { _ in Lanes16(repeating: end) }
        }
        for first in stride(from: 0, to: 256 as UInt32, by: 64) {
            let color = bytes(from: first, step: 1)
            for step in 0...64 {
                let fraction = Lanes16(repeating: Float(step) / 64 * (1 - 0x1p-24))
                for end in ends {
                    for mixed in [mix(color, end, fraction), mix(end, color, fraction)] {
                        let scaled = mix(mixed, end, fraction).map { $0 * (1 / 255) }
                        #expect(isTheSame(scaled, .bytes(.rgba)), "from \(first), \(step)/64")
                    }
                }
            }
        }
    }
}
