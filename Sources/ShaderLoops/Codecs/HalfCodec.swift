public import ShaderKernels

/// Half-precision RGBA: four 16-bit numbers a pixel, in two words.
///
/// The conversions are spelled out over the lane alphabet. The type `Float16` does not exist on every platform,
/// and its conversions are a function call a lane where the processor has no instruction for them.
@frozen
public struct HalfCodec: SinglePixelCodec {
    @inlinable public init() {}

    @inlinable public var bytesPerPixel: Int { 8 }

    @inlinable @inline(__always)
    public func gather<L: PixelLanes>(_ address: (Int) -> UnsafeRawPointer) -> RGBA<L> {
        let redGreen = L.bits { address($0).loadUnaligned(fromByteOffset: 0, as: UInt32.self) }
        let blueAlpha = L.bits { address($0).loadUnaligned(fromByteOffset: 4, as: UInt32.self) }
        return RGBA(
            Self.number(redGreen & 0xFFFF), Self.number(redGreen &>> 16),
            Self.number(blueAlpha & 0xFFFF), Self.number(blueAlpha &>> 16))
    }

    @inlinable @inline(__always)
    public func store<L: PixelLanes>(_ color: RGBA<L>, to pixels: UnsafeMutableRawPointer) {
        let redGreen = Self.half(color.r) | Self.half(color.g) &<< 16
        let blueAlpha = Self.half(color.b) | Self.half(color.a) &<< 16
        for lane in 0..<L.count {
            let pixel = pixels + lane * bytesPerPixel
            pixel.storeBytes(of: L.lane(lane, of: redGreen), toByteOffset: 0, as: UInt32.self)
            pixel.storeBytes(of: L.lane(lane, of: blueAlpha), toByteOffset: 4, as: UInt32.self)
        }
    }

    /// The number that 16 bits stand for. With exponent and significand moved to their places in a float, only
    /// the exponent's bias is off, by 112; multiplying by 2¹¹² is exact, for subnormal halves too.
    @inlinable @inline(__always)
    static func number<L: Lanes>(_ half: L.Bits) -> L {
        let magnitude = L(bitPattern: (half & 0x7FFF) &<< 13)
        let number = magnitude * 0x1p112
        let nonFinite = L(bitPattern: magnitude.bitPattern | 0x7F80_0000)
        let isFinite = number .< L(repeating: 0x1p16)
        return copysign(nonFinite.replacing(with: number, where: isFinite), L(bitPattern: half &<< 16))
    }

    /// The 16 bits of the nearest half, ties to even; from 65 520 on infinity, and one NaN for all.
    @inlinable @inline(__always)
    static func half<L: Lanes>(_ number: L) -> L.Bits {
        let magnitude = min(abs(number), L(repeating: 0x1p16))
        // Normal: take the bias off and round at the 13 bits that go, by adding just under half of their unit,
        // and one more where the last bit that stays is odd.
        let odd = (magnitude.bitPattern &>> 13) & 1
        let normal = (magnitude.bitPattern &- (112 &<< 23 - 0xFFF) &+ odd) &>> 13
        // Below 2⁻¹⁴ halves are multiples of 2⁻²⁴, which is the unit of the floats from ½ to 1: adding ½
        // rounds.
        let subnormal = (magnitude + 0.5).bitPattern &- 0x3F00_0000
        let bits = L(bitPattern: normal).replacing(
            with: L(bitPattern: subnormal), where: magnitude .< L(repeating: 0x1p-14))
        let signed = bits.bitPattern | (number.bitPattern &>> 16) & 0x8000
        return L(bitPattern: signed).replacing(
            with: L(bitPattern: L.Bits(repeating: 0x7E00)), where: number .!= number
        ).bitPattern
    }
}
