public import ShaderKernels

/// 8-bit RGBA and BGRA. A pixel is one 32-bit word, in which the two formats differ by the place of red and
/// blue only.
@frozen
public struct ByteCodec: PixelCodec, Equatable {
    @usableFromInline let redShift: UInt32
    @usableFromInline let blueShift: UInt32

    public static let rgba = ByteCodec(redShift: 0, blueShift: 16)
    public static let bgra = ByteCodec(redShift: 16, blueShift: 0)

    @usableFromInline init(redShift: UInt32, blueShift: UInt32) {
        self.redShift = redShift
        self.blueShift = blueShift
    }

    @inlinable public var bytesPerPixel: Int { 4 }
    @inlinable public var unit: Float { 1 / 255 }
    @inlinable public var storesNonFinite: Bool { false }

    @inlinable @inline(__always)
    public func load<L: PixelLanes>(_ pixels: UnsafeRawPointer, as lanes: L.Type) -> RGBA<L> {
        unpack(pixels.loadUnaligned(as: L.Bits.self))
    }

    @inlinable @inline(__always)
    public func gather<L: PixelLanes>(
        _ address: (Int) -> UnsafeRawPointer, right: Int, down: Int, as lanes: L.Type
    ) -> Quad<L> {
        guard right > 0 else {
            let top: RGBA<L> = unpack(L.bits { address($0).loadUnaligned(as: UInt32.self) })
            let bottom: RGBA<L> = unpack(L.bits { (address($0) + down).loadUnaligned(as: UInt32.self) })
            return Quad(topLeft: top, topRight: top, bottomLeft: bottom, bottomRight: bottom)
        }
        // Two neighbours are one load.
        let top = L.pairs { address($0).loadUnaligned(as: UInt64.self) }
        let bottom = L.pairs { (address($0) + down).loadUnaligned(as: UInt64.self) }
        return Quad(
            topLeft: unpack(top.low), topRight: unpack(top.high),
            bottomLeft: unpack(bottom.low), bottomRight: unpack(bottom.high))
    }

    @inlinable @inline(__always)
    func unpack<L: PixelLanes>(_ words: L.Bits) -> RGBA<L> {
        RGBA(
            L.numbers(words &>> redShift & 255), L.numbers(words &>> 8 & 255),
            L.numbers(words &>> blueShift & 255), L.numbers(words &>> 24))
    }

    @inlinable @inline(__always)
    public func store<L: PixelLanes>(_ color: RGBA<L>, to pixels: UnsafeMutableRawPointer) {
        // Whatever stands above a byte is shifted out of the word, except for the one byte that is not shifted,
        // red or blue: what stands above that is the same in every word.
        let word =
            (Self.byte(color.r) &<< redShift) ^ (Self.byte(color.g) &<< 8) ^ (Self.byte(color.b) &<< blueShift)
            ^ (Self.byte(color.a) &<< 24)
        pixels.storeBytes(of: word ^ L.Bits(repeating: Self.aboveByte), as: L.Bits.self)
    }

    /// Clamps to 0…1, NaN to 0, and rounds to nearest, ties to even (C2), into the low byte of the word. Adding
    /// 2²³ leaves no place for a fraction in the significand, so the processor's own rounding does it.
    @inlinable @inline(__always)
    static func byte<L: Lanes>(_ value: L) -> L.Bits {
        (clamp(value, 0, 1) * 255 + 0x1p23).bitPattern
    }

    /// The bits of 2²³, which stand above every byte.
    @inlinable static var aboveByte: UInt32 { 0x4B00_0000 }
}
