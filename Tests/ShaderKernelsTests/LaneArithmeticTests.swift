import ShaderKernels
import Testing

@Suite("Lane arithmetic equals Float's, to the bit")
struct LaneArithmeticTests {
    enum Arithmetic: CaseIterable, LaneOperation {
        case negate, add, subtract, multiply, divide
        case addUniform, subtractUniform, multiplyUniform, divideUniform
        case uniformAdd, uniformSubtract, uniformMultiply, uniformDivide
        case repeated, multiplyThenAdd

        func callAsFunction<L: Lanes>(_ x: L, _ y: L, _ uniform: Float) -> L {
            switch self {
            case .negate: -x
            case .add: x + y
            case .subtract: x - y
            case .multiply: x * y
            case .divide: x / y
            case .addUniform: x + uniform
            case .subtractUniform: x - uniform
            case .multiplyUniform: x * uniform
            case .divideUniform: x / uniform
            case .uniformAdd: uniform + x
            case .uniformSubtract: uniform - x
            case .uniformMultiply: uniform * x
            case .uniformDivide: uniform / x
            case .repeated: L(repeating: uniform)
            case .multiplyThenAdd: x * y + uniform
            }
        }
    }

    @Test(arguments: Arithmetic.allCases)
    func ofEveryPair(operation: Arithmetic) {
        checkEveryWidth(operation)
    }

    /// 1 + 2⁻¹² squared is 1 + 2⁻¹¹ + 2⁻²⁴, whose last term one rounding loses. Fused, it would be left over.
    @Test(arguments: wideLanes + [Float.self])
    func aProductIsRoundedBeforeItIsAddedTo(lanes: any TestLanes.Type) {
        func check<L: TestLanes>(_: L.Type) {
            let x = L(repeating: 1 + 0x1p-12)
            #expect((x * x - (1 + 0x1p-11)).values.allSatisfy { $0 == 0 })
            #expect((x * x + L(repeating: -(1 + 0x1p-11))).values.allSatisfy { $0 == 0 })
        }
        check(lanes)
    }

    @Test(arguments: wideLanes + [Float.self])
    func indicesCountFromZero(lanes: any TestLanes.Type) {
        #expect(lanes.indices.values == (0..<lanes.count).map { Float($0) })
    }
}
