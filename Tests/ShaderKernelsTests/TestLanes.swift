import ShaderKernels

/// Lanes that a test can fill and read one by one.
protocol TestLanes: Lanes {
    static func bits(_ words: [UInt32]) -> Bits
    static func words(_ bits: Bits) -> [UInt32]
}

extension TestLanes {
    /// `count` values from `start` on, from the beginning again after the last.
    init(_ values: [Float], from start: Int = 0) {
        self.init(
            bitPattern: Self.bits((0..<Self.count).map { values[(start + $0) % values.count].bitPattern }))
    }

    var values: [Float] { Self.words(bitPattern).map(Float.init(bitPattern:)) }
}

extension Float: TestLanes {
    static func bits(_ words: [UInt32]) -> UInt32 { words[0] }
    static func words(_ bits: UInt32) -> [UInt32] { [bits] }
}

extension Lanes4: TestLanes {
    static func bits(_ words: [UInt32]) -> Bits { Bits(SIMD4(words)) }
    static func words(_ bits: Bits) -> [UInt32] { bits.vector.indices.map { bits.vector[$0] } }
}

extension Lanes8: TestLanes {
    static func bits(_ words: [UInt32]) -> Bits { Bits(SIMD8(words)) }
    static func words(_ bits: Bits) -> [UInt32] { bits.vector.indices.map { bits.vector[$0] } }
}

extension Lanes16: TestLanes {
    static func bits(_ words: [UInt32]) -> Bits { Bits(SIMD16(words)) }
    static func words(_ bits: Bits) -> [UInt32] { bits.vector.indices.map { bits.vector[$0] } }
}

/// Every width that must equal `Float`.
let wideLanes: [any TestLanes.Type] = [Lanes4.self, Lanes8.self, Lanes16.self]

/// The same bits. Any NaN equals any other: which one an operation returns differs between processors.
func same(_ left: Float, _ right: Float) -> Bool {
    left.bitPattern == right.bitPattern || left.isNaN && right.isNaN
}

func same(_ left: [Float], _ right: [Float]) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { same($0, $1) }
}
