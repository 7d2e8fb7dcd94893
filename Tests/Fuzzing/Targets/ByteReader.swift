/// Takes an input apart into numbers. Where it has ended, zeros follow.
struct ByteReader {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) { rest = bytes[...] }

    mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

    mutating func flag() -> Bool { byte() & 1 == 1 }

    /// One of all numbers of a type: any bits.
    mutating func integer<Number: FixedWidthInteger>(_ type: Number.Type = Number.self) -> Number {
        (0..<Number.bitWidth / 8).reduce(0) { number, place in
            number | Number(truncatingIfNeeded: byte()) << Number(8 * place)
        }
    }

    mutating func number(in range: ClosedRange<Int>) -> Int {
        range.lowerBound + Int(integer(UInt16.self)) % range.count
    }

    /// Any bits.
    mutating func float() -> Float { Float(bitPattern: integer()) }
    mutating func double() -> Double { Double(bitPattern: integer()) }

    mutating func element<Elements: RandomAccessCollection>(of elements: Elements) -> Elements.Element? {
        elements.dropFirst(elements.isEmpty ? 0 : Int(byte()) % elements.count).first
    }

    /// What follows, over and over; zeros where nothing does.
    mutating func fill(_ memory: UnsafeMutableRawBufferPointer) {
        let pattern = rest.isEmpty ? [0] : Array(rest)
        for index in memory.indices { memory[index] = pattern[index % pattern.count] }
        rest = []
    }
}
