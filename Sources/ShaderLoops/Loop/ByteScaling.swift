public import ShaderKernels

/// What a chain of the package's colour kernels does to pixels of 8 bits, in one step: every channel times a
/// factor, or the mean of the three colours.
///
/// Unpacking a byte to 0…1, multiplying, clamping and packing it again costs three times as much as copying a
/// picture in the cache. Scaling the byte itself gives the same byte, unless the result lies so close to a tie
/// that the few roundings in which the two ways differ could tip it. Every result there can be is looked at
/// before the picture is: if one lies that close, the shortcut is not taken (C8).
@frozen
public struct ByteScaling: Sendable {
    @usableFromInline let isGray: Bool
    /// For the colours, or for the sum of the three where `isGray`.
    @usableFromInline let colorFactor: Float
    @usableFromInline let alphaFactor: Float
    /// The same factor for all channels in 16 bits; nil for gray, and where no such number gives the same bytes.
    @usableFromInline let fixedPoint: FixedPointFactor?

    /// Nil where the bytes could differ from those of the kernels.
    @inlinable
    public init?(_ colors: ColorSequence) {
        var isGray = false
        var factor = 1.0
        // Roundings of the longer way: the unit, multiplying by it and by 255. Of the shorter: the factor, and
        // multiplying. One more makes up for what the roundings of roundings add.
        var roundings = 6.0
        for kernel in colors.kernels {
            switch kernel {
            case .gray:
                isGray = true
                roundings += 4  // two sums, a third, and multiplying by it
            case .opacity(let kernel):
                factor *= Double(kernel.opacity)
                roundings += 1
            case .matrix:
                return nil
            }
        }
        let isSafe =
            Self.isSafe(factor, below: 256, roundings: roundings)
            && (!isGray || Self.isSafe(factor / 3, below: 3 * 255 + 1, roundings: roundings))
        guard isSafe else { return nil }
        self.isGray = isGray
        colorFactor = Float(isGray ? factor / 3 : factor)
        alphaFactor = Float(factor)
        fixedPoint = isGray ? nil : FixedPointFactor(factor)
    }

    /// Whether no whole number's multiple comes so close to a half that so many roundings could cross it. Each
    /// is at most 2⁻²⁴ of the number that is rounded, and nothing is ever subtracted, so that they add up to as
    /// many times 2⁻²⁴ of the result.
    ///
    /// Without a branch or a conversion, so that it is done several numbers at a time: adding 2⁵² leaves no place for a
    /// fraction.
    @inlinable
    static func isSafe(_ factor: Double, below limit: Int32, roundings: Double) -> Bool {
        var ties: Int32 = 0
        for number in 0..<limit {
            let result = Double(number) * factor
            let toNearest = abs(result - (result + 0x1p52 - 0x1p52))
            ties |= 0.5 - toNearest <= result * (roundings * 0x1p-24) ? 1 : 0
        }
        return ties == 0
    }

    /// Four bytes of each word scaled by way of floats, in whichever order red, green and blue are.
    @inlinable @inline(__always)
    func words<L: PixelLanes>(_ words: L.Bits, as lanes: L.Type) -> L.Bits {
        let alpha =
            alphaFactor == 1
            ? words & 0xFF00_0000 : Self.scaled(words &>> 24, by: alphaFactor, as: L.self) &<< 24
        guard isGray else {
            let low = Self.scaled(words & 255, by: colorFactor, as: L.self)
            let middle = Self.scaled(words &>> 8 & 255, by: colorFactor, as: L.self) &<< 8
            let high = Self.scaled(words &>> 16 & 255, by: colorFactor, as: L.self) &<< 16
            return low ^ middle ^ high ^ alpha ^ L.Bits(repeating: ByteCodec.aboveByte)
        }
        let sum = (words & 255) &+ (words &>> 8 & 255) &+ (words &>> 16 & 255)
        let mean = Self.scaled(sum, by: colorFactor, as: L.self)
        return mean ^ (mean &<< 8) ^ (mean &<< 16) ^ alpha ^ L.Bits(repeating: ByteCodec.aboveByte)
    }

    /// Scaled and rounded into the low byte, below the bits of 2²³.
    @inlinable @inline(__always)
    static func scaled<L: PixelLanes>(_ bytes: L.Bits, by factor: Float, as lanes: L.Type) -> L.Bits {
        (L.numbers(bytes) * factor + 0x1p23).bitPattern
    }
}
