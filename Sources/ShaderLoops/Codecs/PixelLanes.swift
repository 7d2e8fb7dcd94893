public import ShaderKernels

/// Lanes that can be filled from memory: what the pixel loop needs beyond the alphabet of the kernels.
public protocol PixelLanes: Lanes {
    /// The numbers that the bits count, exact below 2²⁴.
    static func numbers(_ bits: Bits) -> Self
    /// Every lane times a number, of which the low 32 bits stay.
    static func product(_ bits: Bits, _ factor: UInt32) -> Bits
    /// Each of the four bytes of a lane times a factor in 65 536ths, plus a half in 256ths, and the fraction
    /// dropped. Two bytes share an instruction.
    static func scaledBytes(_ bits: Bits, factor: UInt16, half: UInt16) -> Bits
    /// The low three bytes of a lane become their mean, rounded; the fourth stays.
    static func grayBytes(_ bits: Bits) -> Bits
    /// Stores past the caches, to an address that is a multiple of the lanes' size in bytes.
    static func stream(_ bits: Bits, to address: UnsafeMutableRawPointer)
    /// One lane of `bits`, `lane` in 0..<count.
    static func lane(_ lane: Int, of bits: Bits) -> UInt32
    /// Bits made lane by lane.
    static func bits(_ lane: (Int) -> UInt32) -> Bits
    /// Two words for each lane, made lane by lane: those of the first half of the lanes, and of the second.
    static func pairs(_ lane: (Int) -> UInt64) -> (Bits, Bits)
    /// The bits that are set in any lane.
    static func union(_ bits: Bits) -> UInt32

    // Of two in a row, every second lane; and the lanes of two in turns. Each pair undoes the other.
    static func even(_ first: Bits, _ second: Bits) -> Bits
    static func odd(_ first: Bits, _ second: Bits) -> Bits
    static func lowTurns(_ first: Bits, _ second: Bits) -> Bits
    static func highTurns(_ first: Bits, _ second: Bits) -> Bits

    /// The numbers that the low 16 bits stand for as halves, and the halves nearest to numbers, ties to even.
    /// A NaN becomes some NaN.
    static func numbers(ofHalves halves: Bits) -> Self
    static func halves(_ numbers: Self) -> Bits

    /// As many pixels of half precision as there are lanes, two words each: their channels, and back.
    static func channels(ofHalves words: (Bits, Bits)) -> RGBA<Self>
    static func halves(ofChannels color: RGBA<Self>) -> (Bits, Bits)
}
