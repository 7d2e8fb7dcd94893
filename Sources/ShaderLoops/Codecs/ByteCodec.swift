public import ShaderKernels

/// 8-bit RGBA and BGRA. A pixel is one 32-bit word, in which the two formats differ by the place of red and blue only.
@frozen
public struct ByteCodec: PixelCodec {
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
    func unpack<L: Lanes>(_ words: L.Bits) -> RGBA<L> {
        RGBA(
            Self.number(words &>> redShift & 255), Self.number(words &>> 8 & 255),
            Self.number(words &>> blueShift & 255), Self.number(words &>> 24))
    }

    /// 0…255 as a float. Put into the significand of 2²³ the byte counts in ones; the vectors' own conversion from
    /// integers runs lane by lane for 16 lanes.
    @inlinable @inline(__always)
    static func number<L: Lanes>(_ byte: L.Bits) -> L {
        L(bitPattern: byte | 0x4B00_0000) - 0x1p23
    }

    @inlinable @inline(__always)
    public func store<L: PixelLanes>(_ color: RGBA<L>, to pixels: UnsafeMutableRawPointer) {
        // What stands above the byte is shifted out of the word, except at shift 0.
        let red = (Self.byte(color.r) & 255) &<< redShift
        let green = (Self.byte(color.g) & 255) &<< 8
        let blue = (Self.byte(color.b) & 255) &<< blueShift
        let alpha = Self.byte(color.a) &<< 24
        pixels.storeBytes(of: red | green | blue | alpha, as: L.Bits.self)
    }

    /// Clamps to 0…1, NaN to 0, and rounds to nearest, ties to even (C2), into the low byte of the word. Adding 2²³
    /// leaves no place for a fraction in the significand, so the processor's own rounding does it.
    @inlinable @inline(__always)
    static func byte<L: Lanes>(_ value: L) -> L.Bits {
        (clamp(value, 0, 1) * 255 + 0x1p23).bitPattern
    }
}
