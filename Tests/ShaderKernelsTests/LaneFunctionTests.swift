import Foundation
import ShaderKernels
import Testing

@Suite("Lane functions")
struct LaneFunctionTests {
    enum Function: CaseIterable, LaneOperation {
        case abs, min, max, clamp, clampToUnit, mix, sqrt, floor, round, rint, copysign

        func callAsFunction<L: Lanes>(_ x: L, _ y: L, _ uniform: Float) -> L {
            switch self {
            case .abs: ShaderKernels.abs(x)
            case .min: ShaderKernels.min(x, y)
            case .max: ShaderKernels.max(x, y)
            case .clamp: ShaderKernels.clamp(x, -uniform, uniform)
            case .clampToUnit: ShaderKernels.clamp(x, 0, 1)
            case .mix: ShaderKernels.mix(x, y, L(repeating: uniform))
            case .sqrt: ShaderKernels.sqrt(x)
            case .floor: ShaderKernels.floor(x)
            case .round: ShaderKernels.round(x)
            case .rint: ShaderKernels.rint(x)
            case .copysign: ShaderKernels.copysign(x, y)
            }
        }
    }

    @Test(arguments: Function.allCases)
    func everyWidthEqualsFloat(function: Function) {
        checkEveryWidth(function)
    }

    // The scalar instantiation against the standard library and Foundation.

    private func check(_ numbers: [Float], _ function: (Float) -> Float, _ oracle: (Float) -> Float) {
        for x in numbers where !same(function(x), oracle(x)) {
            Issue.record("of \(x) it is \(function(x)), not \(oracle(x))")
            return
        }
    }

    @Test(arguments: [SampleFloats.all, SampleFloats.dense, SampleFloats.halves])
    func ofOneNumber(numbers: [Float]) {
        check(numbers, ShaderKernels.floor) { Foundation.floor($0) }
        check(numbers, ShaderKernels.round) { Foundation.round($0) }
        check(numbers, ShaderKernels.rint) { Foundation.rint($0) }
        check(numbers, ShaderKernels.sqrt) { Foundation.sqrt($0) }
        check(numbers, ShaderKernels.abs) { $0.magnitude }
    }

    @Test func absClearsTheSignOfZerosAndNaNs() {
        #expect(ShaderKernels.abs(-0.0 as Float).sign == .plus)
        #expect(ShaderKernels.abs(-Float.nan).sign == .plus)
    }

    @Test func roundingKeepsTheSignOfZero() {
        for x: Float in [-0.0, -0.3, -.leastNonzeroMagnitude] {
            #expect(ShaderKernels.round(x).bitPattern == (-0.0 as Float).bitPattern)
            #expect(ShaderKernels.rint(x).bitPattern == (-0.0 as Float).bitPattern)
        }
    }

    @Test func ofTwoOrThreeNumbers() {
        for x in SampleFloats.all {
            for y in SampleFloats.all {
                let clean = !(x.isNaN || y.isNaN)
                // Where the two are equal, or one is NaN, it is `y`; so -0 and 0 count as equal.
                let smaller = clean && x != y ? Swift.min(x, y) : y
                let larger = clean && x != y ? Swift.max(x, y) : y
                guard same(ShaderKernels.min(x, y), smaller), same(ShaderKernels.max(x, y), larger),
                    same(ShaderKernels.copysign(x, y), Float(signOf: y, magnitudeOf: x))
                else {
                    Issue.record("\(x) and \(y)")
                    return
                }
            }
        }
    }

    @Test func aCleanSecondOperandCleansTheFirst() {
        #expect(ShaderKernels.min(Float.nan, 1 as Float) == 1)
        #expect(ShaderKernels.max(Float.nan, 1 as Float) == 1)
        #expect(ShaderKernels.min(1 as Float, Float.nan).isNaN)
        #expect(ShaderKernels.max(1 as Float, Float.nan).isNaN)
    }

    @Test func clampLimits() {
        #if arch(arm64)
            let numbers = SampleFloats.all.filter { !$0.isSignalingNaN }
        #else
            let numbers = SampleFloats.all
        #endif
        for x in numbers {
            let clamped = ShaderKernels.clamp(x, -1, 2.5)
            #expect(clamped == (x.isNaN || x < -1 ? -1 : x > 2.5 ? 2.5 : x), "\(x)")
        }
    }

    /// Each of the three operations is done in Double, where it is exact or close enough for its rounding to
    /// Float to be Float's own. A fused multiply-add would fail.
    @Test func mixRoundsThreeTimes() {
        for a in SampleFloats.all {
            for b in SampleFloats.all {
                for t: Float in [0, 0.1, 0.25, 1 / 3, 0.5, Float(1).nextDown, 1, 1.5, -2, .nan] {
                    let difference = Float(Double(b) - Double(a))
                    let product = Float(Double(difference) * Double(t))
                    let expected = Float(Double(a) + Double(product))
                    guard same(ShaderKernels.mix(a, b, t), expected) else {
                        Issue.record("mix(\(a), \(b), \(t)) is \(ShaderKernels.mix(a, b, t)), not \(expected)")
                        return
                    }
                }
            }
        }
    }

    @Test func mixIsExactAtItsStartAndBetweenEquals() {
        for a in SampleFloats.all where a.isFinite {
            #expect(ShaderKernels.mix(a, 0.3, 0) == a)
            #expect(ShaderKernels.mix(a, a, 0.7) == a)
        }
    }
}
