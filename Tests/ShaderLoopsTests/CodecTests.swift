import ShaderKernels
import ShaderLoops
import Testing

/// Codecs at every width, held to one pixel at a time.
@Suite("Codecs")
struct CodecTests {
    static let codecs: [(name: String, codec: AnyCodec)] = [
        ("RGBA", .bytes(.rgba)), ("BGRA", .bytes(.bgra)), ("half", .halves(HalfCodec())),
        ("float", .floats(FloatCodec())),
    ]
    static let lanes: [any PixelLanes.Type] = [Lanes4.self, Lanes8.self, Lanes16.self]

    /// Any bytes, NaNs and infinities among them, at an odd address.
    private func withPixels(of codec: AnyCodec, _ body: (UnsafeRawPointer, _ count: Int) -> Void) {
        let count = 256
        let memory = (0..<count * codec.bytesPerPixel + 1).map {
            UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 13)
        }
        memory.withUnsafeBytes { memory in
            guard let base = memory.baseAddress else { return }
            body(base + 1 - Int(bitPattern: base) % 2, count)
        }
    }

    @Test(arguments: codecs, lanes)
    func loadsAreThoseOfSinglePixels(codec: (name: String, codec: AnyCodec), lanes: any PixelLanes.Type) {
        func check<L: PixelLanes>(_: L.Type) {
            let codec = codec.codec
            withPixels(of: codec) { pixels, count in
                for start in 0..<count - L.count {
                    let wide = bits(codec.load(pixels + start * codec.bytesPerPixel, as: L.self))
                    let single = (0..<L.count).map {
                        bits(codec.load(pixels + (start + $0) * codec.bytesPerPixel, as: Float.self))[0]
                    }
                    guard wide == single else {
                        Issue.record("\(wide), one by one \(single)")
                        return
                    }
                }
            }
        }
        check(lanes)
    }

    /// A channel at a time; a NaN counts as any other.
    private func bits<L: PixelLanes>(_ color: RGBA<L>) -> [[UInt32]] {
        (0..<L.count).map { lane in
            [color.r, color.g, color.b, color.a].map {
                let float = Float(bitPattern: L.lane(lane, of: $0.bitPattern))
                return (float.isNaN ? .nan : float).bitPattern
            }
        }
    }

    @Test(arguments: codecs, lanes)
    func storesAreThoseOfSinglePixels(codec: (name: String, codec: AnyCodec), lanes: any PixelLanes.Type) {
        func check<L: PixelLanes>(_: L.Type) {
            let codec = codec.codec
            let numbers: [Float] =
                [
                    0, -0.0, 0.1, 0.5, 1, 1.5, -1, 1e-7, 0x1p-140, 300, 65519, 65520, 1e30, .infinity,
                    -.infinity, .nan,
                ]
                + (0...255).map { Float($0) / 255 }
            for start in numbers.indices {
                func number(_ lane: Int, _ channel: Int) -> UInt32 {
                    numbers[(start + lane + 5 * channel) % numbers.count].bitPattern
                }
                func color<T: PixelLanes>(from first: Int, as _: T.Type) -> RGBA<T> {
                    let channels = (0..<4).map { channel in
                        T(bitPattern: T.bits { number(first + $0, channel) })
                    }
                    return RGBA(channels[0], channels[1], channels[2], channels[3])
                }
                let wide = stored(count: L.count, codec) { codec.store(color(from: 0, as: L.self), to: $0) }
                let single = stored(count: L.count, codec) { pixels in
                    for lane in 0..<L.count {
                        codec.store(
                            color(from: lane, as: Float.self), to: pixels + lane * codec.bytesPerPixel)
                    }
                }
                #expect(wide == single)
            }
        }
        check(lanes)
    }

    private func stored(
        count: Int, _ codec: AnyCodec, _ store: (UnsafeMutableRawPointer) -> Void
    ) -> [UInt8] {
        var bytes = [UInt8](repeating: 0xAA, count: count * codec.bytesPerPixel)
        bytes.withUnsafeMutableBytes { if let base = $0.baseAddress { store(base) } }
        return bytes
    }
}
