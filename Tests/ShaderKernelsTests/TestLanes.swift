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

extension TestLanes where Bits: SIMD, Bits.Scalar == UInt32 {
    static func bits(_ words: [UInt32]) -> Bits { Bits(words) }
    static func words(_ bits: Bits) -> [UInt32] { bits.indices.map { bits[$0] } }
}

extension Float: TestLanes {
    static func bits(_ words: [UInt32]) -> UInt32 { words[0] }
    static func words(_ bits: UInt32) -> [UInt32] { [bits] }
}

extension SIMD4: TestLanes where Scalar == Float {}
extension SIMD8: TestLanes where Scalar == Float {}
extension SIMD16: TestLanes where Scalar == Float {}

/// Every width that must equal `Float`.
let wideLanes: [any TestLanes.Type] = [SIMD4<Float>.self, SIMD8<Float>.self, SIMD16<Float>.self]

/// The same bits. Any NaN equals any other: which one an operation returns differs between processors.
func same(_ left: Float, _ right: Float) -> Bool {
    left.bitPattern == right.bitPattern || left.isNaN && right.isNaN
}

func same(_ left: [Float], _ right: [Float]) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { same($0, $1) }
}
