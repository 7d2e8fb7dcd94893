public import CLanes
public import ShaderKernels

// Sorting half-precision pixels by channel: each lane holds two channels, and a lane of its own is made of each.

extension PixelLanes {
    @inlinable @inline(__always)
    public static func channels(ofHalves words: (Bits, Bits)) -> RGBA<Self> {
        let redGreen = even(words.0, words.1)
        let blueAlpha = odd(words.0, words.1)
        return RGBA(
            numbers(ofHalves: redGreen & 0xFFFF), numbers(ofHalves: redGreen &>> 16),
            numbers(ofHalves: blueAlpha & 0xFFFF), numbers(ofHalves: blueAlpha &>> 16))
    }

    @inlinable @inline(__always)
    public static func halves(ofChannels color: RGBA<Self>) -> (Bits, Bits) {
        let redGreen = halves(color.r) | halves(color.g) &<< 16
        let blueAlpha = halves(color.b) | halves(color.a) &<< 16
        return (lowTurns(redGreen, blueAlpha), highTurns(redGreen, blueAlpha))
    }
}

// With AVX2 a conversion takes its halves from 16-bit words that stand together: sorting words is 6 shuffles where
// sorting lanes is 10, and back it is 4 where it is 10.

extension Lanes8 {
    @inlinable @inline(__always)
    public static func channels(ofHalves words: (Bits, Bits)) -> RGBA<Self> {
        let first = lanes8_pairsByChannel(words.0.vector)
        let second = lanes8_pairsByChannel(words.1.vector)
        let redBlue = lanes8_redBlue(first, second)
        let greenAlpha = lanes8_greenAlpha(first, second)
        return RGBA(
            numbers(ofHalves: Bits(lanes8_lowWords(redBlue))),
            numbers(ofHalves: Bits(lanes8_lowWords(greenAlpha))),
            numbers(ofHalves: Bits(lanes8_highWords(redBlue))),
            numbers(ofHalves: Bits(lanes8_highWords(greenAlpha))))
    }

    @inlinable @inline(__always)
    public static func halves(ofChannels color: RGBA<Self>) -> (Bits, Bits) {
        let redBlue = lanes8_joinedWords(halves(color.r).vector, halves(color.b).vector)
        let greenAlpha = lanes8_joinedWords(halves(color.g).vector, halves(color.a).vector)
        return (
            Bits(lanes8_firstPixels(redBlue, greenAlpha)), Bits(lanes8_lastPixels(redBlue, greenAlpha))
        )
    }
}
