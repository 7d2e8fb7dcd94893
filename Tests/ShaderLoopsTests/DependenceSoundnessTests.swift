import ShaderKernels
import TestSupport
import Testing

@testable import ShaderLoops

/// What is said of a formula without numbers, held to what it does with them.
@Suite("What positions depend on, tried out")
struct DependenceSoundnessTests {
    /// Centres of pixels at several display scales.
    private static let centers: [Float] = [0.5, 1.5, 5.5, 299.5, 1 / 6, 10.5 / 7, 4_194_303.5, 0.5e-30]

    private func same(_ left: Float, _ right: Float) -> Bool {
        left.bitPattern == right.bitPattern || left.isNaN && right.isNaN
    }

    private struct Findings {
        var withoutX = 0
        var withoutY = 0
        var yPlus = 0
    }

    /// Records whatever of the formula's values contradicts what it is said to depend on.
    private func check(_ formula: Formula, _ findings: inout Findings) {
        let dependence = formula.value(at: Point(Dependence.x, Dependence.y))
        for y in Self.centers {
            let row = Self.centers.map { formula.value(at: Point($0, y)) }
            if !dependence.contains(.x) {
                findings.withoutX += 1
                let lanes = formula.value(at: Point(Lanes4.indices + 0.5, Lanes4(repeating: y)))
                let values = (0..<4).map { Float(bitPattern: Lanes4.lane($0, of: lanes.bitPattern)) }
                guard [row, values].allSatisfy({ row in row.allSatisfy { same($0, row[0]) } }) else {
                    Issue.record("\(formula) differs from column to column")
                    return
                }
            }
            let first = Self.centers.map { formula.value(at: Point($0, Self.centers[0])) }
            if !dependence.contains(.onY) {
                findings.withoutY += 1
                guard zip(row, first).allSatisfy({ same($0, $1) }) else {
                    Issue.record("\(formula) differs from row to row")
                    return
                }
            }
            if dependence.contains(.isYPlus) {
                findings.yPlus += 1
                let added = Self.centers.map { y + formula.value(at: Point($0, 0)) }
                guard zip(row, added).allSatisfy({ same($0, $1) }) else {
                    Issue.record("\(formula) is not y and something")
                    return
                }
            }
        }
    }

    /// Anything: what depends on nothing, or on one coordinate, comes up by itself.
    @Test func formulasOfAnyKind() {
        var noise = Noise()
        var findings = Findings()
        for _ in 0..<1500 { check(.any(depth: 3, of: [.y, .lanes, .bits], using: &noise), &findings) }
        #expect(findings.withoutX > 1000)
        #expect(findings.withoutY > 1000)
    }

    /// Sums of y with what may or may not depend on it, as they are and as parts of others.
    @Test func sumsWithY() {
        var noise = Noise(seed: 2)
        var findings = Findings()
        for _ in 0..<600 {
            let words: Formula.Vocabulary = noise.isOne(in: 3) ? [.y, .bits] : [.lanes, .bits]
            let some = Formula.any(depth: 2, of: words, using: &noise)
            let other = Formula.any(depth: 1, of: [.y, .bits], using: &noise)
            check(noise.isOne(in: 2) ? .y + some : some + .y, &findings)
            check(.y + some + other, &findings)
            check(.function(noise.one(of: Formula.Function.allCases, or: .floor), .y + some), &findings)
            check(.choice(.x, .below, other, .y + some, some), &findings)
        }
        #expect(findings.yPlus > 1000)
    }
}
