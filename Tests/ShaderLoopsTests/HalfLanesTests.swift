import ShaderKernels
import Testing

@testable import ShaderLoops

/// Halves as IEEE 754 defines them, spelled out in whole numbers and powers of two: not every platform has
/// `Float16`.
@Suite("Halves in lanes")
struct HalfLanesTests {
    /// Of a half that is no NaN.
    private static func number(_ half: UInt32) -> Float {
        let (exponent, significand) = (Int(half >> 10 & 31), Float(half & 1023))
        let sign: Float = half & 0x8000 == 0 ? 1 : -1
        switch exponent {
        case 0: return sign * significand * 0x1p-24
        case 31: return sign * .infinity
        default: return sign * Float(sign: .plus, exponent: exponent - 25, significand: 1024 + significand)
        }
    }

    /// The half nearest to a number that is no NaN, ties to even.
    private static func half(_ number: Float) -> UInt32 {
        let sign: UInt32 = number.sign == .minus ? 0x8000 : 0
        let magnitude = number.magnitude
        guard magnitude < 65520 else { return sign | 0x7C00 }
        // Halves of one exponent are multiples of a unit; those of the least are also those below.
        let exponent = magnitude < 0x1p-14 ? -14 : Int(magnitude.exponent)
        let units = (Double(magnitude) * Double(sign: .plus, exponent: 10 - exponent, significand: 1))
            .rounded(.toNearestOrEven)
        // The leading one, where there is one, counts the exponent up, and so does a carry.
        return sign | UInt32(exponent + 14) << 10 + UInt32(units)
    }

    private static let all = (0...0xFFFF as ClosedRange<UInt32>).map { $0 }
    private static let numbers = all.filter { $0 & 0x7FFF <= 0x7C00 }

    /// As many as there are lanes at a time.
    private func inTurns<L: PixelLanes>(_ words: [UInt32], _: L.Type, _ convert: (L.Bits) -> L.Bits) -> [UInt32]
    {
        stride(from: 0, to: words.count, by: L.count).flatMap { start in
            let bits = convert(L.bits { words[min(start + $0, words.count - 1)] })
            return (0..<min(L.count, words.count - start)).map { L.lane($0, of: bits) }
        }
    }

    private func numbers<L: PixelLanes>(ofHalves halves: [UInt32], _: L.Type) -> [UInt32] {
        inTurns(halves, L.self) { L.numbers(ofHalves: $0).bitPattern }
    }

    private func halves<L: PixelLanes>(_ numbers: [Float], _: L.Type) -> [UInt32] {
        inTurns(numbers.map { $0.bitPattern }, L.self) { L.halves(L(bitPattern: $0)) }
    }

    /// Records the first number whose half is not the nearest.
    private func check(_ numbers: [Float], _ lanes: any PixelLanes.Type) {
        func check<L: PixelLanes>(_: L.Type) {
            for (number, half) in zip(numbers, halves(numbers, L.self)) where half != Self.half(number) {
                Issue.record("\(number) became \(Self.number(half)), not \(Self.number(Self.half(number)))")
                return
            }
        }
        check(lanes)
    }

    @Test(arguments: everyLanes)
    func everyHalfIsItsNumberAndBack(lanes: any PixelLanes.Type) {
        func check<L: PixelLanes>(_: L.Type) {
            let found = numbers(ofHalves: Self.numbers, L.self)
            #expect(found == Self.numbers.map { Self.number($0).bitPattern })
            #expect(halves(found.map(Float.init(bitPattern:)), L.self) == Self.numbers)
        }
        check(lanes)
    }

    /// The middle between each half and the next, where ties go to even, and the floats to both sides of it.
    @Test(arguments: [Lanes16.self] as [any PixelLanes.Type])
    func everyTieAndItsNeighbours(lanes: any PixelLanes.Type) {
        let ties = (0..<0x7C00 as Range<UInt32>).map { half in
            half == 0x7BFF ? 65520 : (Self.number(half) + Self.number(half + 1)) / 2
        }
        check(ties, lanes)
        check(ties.map(\.nextUp), lanes)
        check(ties.map { -$0.nextDown }, lanes)
    }

    @Test(arguments: everyLanes)
    func ends(lanes: any PixelLanes.Type) {
        let numbers: [Float] = [
            0, 65504, 65519, 65519.996, 65520, 65536, 1e30, .infinity, 0x1p-14, Float(0x1p-14).nextDown,
            0x1p-24,
            Float(0x1p-24).nextDown, 0x1.8p-24, 0x1p-25, Float(0x1p-25).nextUp, Float(0x1p-25).nextDown,
            0x1p-26,
            .leastNonzeroMagnitude, .leastNormalMagnitude, 2049, 2051, 1, 1 / 3, 0x1.ffep0, 0x1.ffdp0,
            0x1.fffp0,
        ]
        check(numbers + numbers.map { -$0 }, lanes)
    }

    @Test(arguments: everyLanes)
    func noNumberStaysNone(lanes: any PixelLanes.Type) {
        func check<L: PixelLanes>(_: L.Type) {
            let none = Self.all.filter { $0 & 0x7FFF > 0x7C00 }
            let found = numbers(ofHalves: none, L.self).map(Float.init(bitPattern:))
            #expect(found.allSatisfy { $0.isNaN })
            let numbers: [Float] = [
                .nan, -.nan, Float(bitPattern: 0x7F80_0001), Float(bitPattern: 0xFFFF_FFFF),
            ]
            #expect(halves(numbers, L.self).allSatisfy { $0 <= 0xFFFF && $0 & 0x7FFF > 0x7C00 })
        }
        check(lanes)
    }
}
