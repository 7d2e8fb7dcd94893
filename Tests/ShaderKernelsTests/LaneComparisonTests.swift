import ShaderKernels
import Testing

@Suite("Lane comparisons, masks and selection equal Float's")
struct LaneComparisonTests {
    /// 1 where true, 0 elsewhere.
    enum Comparison: CaseIterable, LaneOperation {
        case less, lessOrEqual, equal, unequal
        case lessThanUniform, lessOrEqualToUniform, equalToUniform, unequalToUniform
        case not, and, or

        func callAsFunction<L: Lanes>(_ x: L, _ y: L, _ uniform: Float) -> L {
            L(repeating: 0).replacing(with: 1, where: mask(x, y, uniform))
        }

        private func mask<L: Lanes>(_ x: L, _ y: L, _ uniform: Float) -> LaneMask<L.Bits> {
            switch self {
            case .less: x .< y
            case .lessOrEqual: x .<= y
            case .equal: x .== y
            case .unequal: x .!= y
            case .lessThanUniform: x .< uniform
            case .lessOrEqualToUniform: x .<= uniform
            case .equalToUniform: x .== uniform
            case .unequalToUniform: x .!= uniform
            case .not: .!(x .< y)
            case .and: (x .< y) .& (x .< uniform)
            case .or: (x .< y) .| (x .< uniform)
            }
        }
    }

    enum Selection: CaseIterable, LaneOperation {
        case varying, uniform

        func callAsFunction<L: Lanes>(_ x: L, _ y: L, _ uniform: Float) -> L {
            switch self {
            case .varying: x.replacing(with: y, where: x .< uniform)
            case .uniform: x.replacing(with: uniform, where: x .< y)
            }
        }
    }

    @Test(arguments: Comparison.allCases)
    func ofEveryPair(comparison: Comparison) {
        checkEveryWidth(comparison)
    }

    @Test(arguments: Selection.allCases)
    func selectionOfEveryPair(selection: Selection) {
        checkEveryWidth(selection)
    }

    /// The scalar instantiation against Swift's own operators, since all else is held to it.
    @Test func scalarComparisonsAreSwifts() {
        for x in SampleFloats.all {
            for y in SampleFloats.all {
                let lanes = [x .< y, x .<= y, x .== y, x .!= y].map(isTrue)
                guard lanes == [x < y, x <= y, x == y, x != y] else {
                    Issue.record("\(x) and \(y): \(lanes)")
                    return
                }
            }
        }
    }

    @Test func scalarMasksAreTruthTables() {
        let (no, yes) = ((1 as Float) .< 0, (0 as Float) .< 1)
        #expect([no, yes, .!no, .!yes].map(isTrue) == [false, true, true, false])
        #expect([no .& no, no .& yes, yes .& no, yes .& yes].map(isTrue) == [false, false, false, true])
        #expect([no .| no, no .| yes, yes .| no, yes .| yes].map(isTrue) == [false, true, true, true])
    }

    private func isTrue(_ mask: LaneMask<UInt32>) -> Bool {
        (0 as Float).replacing(with: 1, where: mask) == 1
    }
}
