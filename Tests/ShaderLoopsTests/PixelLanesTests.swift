import ShaderKernels
import Testing

@testable import ShaderLoops

/// What the pixel loop does with lanes, lane by lane, at every width.
@Suite("Lanes of pixels")
struct PixelLanesTests {
    private func words<L: PixelLanes>(_ bits: L.Bits, _: L.Type) -> [UInt32] {
        (0..<L.count).map { L.lane($0, of: bits) }
    }

    /// As many words as there are lanes at a time; `each` gets their numbers.
    private func inTurns<L: PixelLanes>(_ words: [UInt32], _: L.Type, _ each: (L.Bits, [UInt32]) -> Void) {
        for start in stride(from: 0, to: words.count, by: L.count) {
            let some = (0..<L.count).map { words[min(start + $0, words.count - 1)] }
            each(L.bits { some[$0] }, some)
        }
    }

    /// Each byte of a word scaled, in numbers that have room for everything.
    private func scaled(_ word: UInt32, _ factor: UInt16, _ half: UInt16) -> UInt32 {
        var result: UInt32 = 0
        for shift in [0, 8, 16, 24] as [UInt32] {
            let product = UInt64(word >> shift & 255) * 256 * UInt64(factor)
            result |= UInt32((product / 65_536 + UInt64(half)) / 256) << shift
        }
        return result
    }

    @Test(arguments: everyLanes)
    func scaledBytes(lanes: any PixelLanes.Type) {
        // Every byte, with different neighbours.
        let bytes = (0..<256 as Range<UInt32>).map {
            $0 | (255 - $0) << 8 | ($0 ^ 85) << 16 | ($0 ^ 170) << 24
        }
        func check<L: PixelLanes>(_: L.Type, factor: UInt16, half: UInt16) {
            inTurns(bytes, L.self) { bits, words in
                let found = self.words(L.scaledBytes(bits, factor: factor, half: half), L.self)
                let expected = words.map { scaled($0, factor, half) }
                #expect(found == expected, "factor \(factor), half \(half)")
            }
        }
        for factor in [0, 1, 255, 256, 21_845, 32_767, 32_768, 40_503, 65_280, 65_535] as [UInt16] {
            for half in [127, 128, 129] as [UInt16] { check(lanes, factor: factor, half: half) }
        }
    }

    /// Every sum that three bytes can have, made up evenly and unevenly, and above it an alpha.
    @Test(arguments: everyLanes)
    func grayBytes(lanes: any PixelLanes.Type) {
        let colors = (0...765 as ClosedRange<UInt32>).flatMap { sum -> [UInt32] in
            let red = min(sum, 255)
            let green = min(sum - red, 255)
            let even = sum / 3
            return [
                red | green << 8 | (sum - red - green) << 16 | 0xFF00_0000,
                (sum - red - green) | red << 8 | green << 16 | 0x8000_0000,
                even | even << 8 | (sum - 2 * even) << 16 | (sum & 255) << 24,
            ]
        }
        func check<L: PixelLanes>(_: L.Type) {
            inTurns(colors, L.self) { bits, words in
                let expected = words.map { word in
                    let sum = (word & 255) + (word >> 8 & 255) + (word >> 16 & 255)
                    return (sum + 1) / 3 * 0x01_0101 | word & 0xFF00_0000
                }
                #expect(self.words(L.grayBytes(bits), L.self) == expected)
            }
        }
        check(lanes)
    }

    @Test(arguments: everyLanes)
    func everySecondAndInTurns(lanes: any PixelLanes.Type) {
        func check<L: PixelLanes>(_: L.Type) {
            let (low, high) = (L.bits { UInt32($0) }, L.bits { UInt32(L.count + $0) })
            let all = (0..<2 * UInt32(L.count)).map { $0 }
            let (even, odd) = (L.even(low, high), L.odd(low, high))
            #expect(words(even, L.self) == all.filter { $0 % 2 == 0 })
            #expect(words(odd, L.self) == all.filter { $0 % 2 == 1 })
            #expect(words(L.lowTurns(even, odd), L.self) == words(low, L.self))
            #expect(words(L.highTurns(even, odd), L.self) == words(high, L.self))
            let turns = zip(words(low, L.self), words(high, L.self)).flatMap { [$0, $1] }
            #expect(words(L.lowTurns(low, high), L.self) == Array(turns.prefix(L.count)))
            #expect(words(L.highTurns(low, high), L.self) == Array(turns.suffix(L.count)))
        }
        check(lanes)
    }

    @Test(arguments: everyLanes)
    func pairsAreTwoWordsALane(lanes: any PixelLanes.Type) {
        func check<L: PixelLanes>(_: L.Type) {
            let pairs = L.pairs { UInt64(2 * $0 + 1) << 32 | UInt64(2 * $0) }
            let expected = (0..<2 * UInt32(L.count)).map { $0 }
            #expect(words(pairs.0, L.self) + words(pairs.1, L.self) == expected)
        }
        check(lanes)
    }

    @Test(arguments: everyLanes)
    func numbersProductsAndUnions(lanes: any PixelLanes.Type) {
        func check<L: PixelLanes>(_: L.Type) {
            inTurns([0, 1, 255, 256, 65_535, 1 << 22, (1 << 24) - 1, 7], L.self) { bits, words in
                let numbers = self.words(L.numbers(bits).bitPattern, L.self)
                #expect(numbers == words.map { Float($0).bitPattern })
                for factor in [0, 1, 4, 16, 4 << 20, .max] as [UInt32] {
                    #expect(self.words(L.product(bits, factor), L.self) == words.map { $0 &* factor })
                }
                #expect(L.union(bits) == words.reduce(0, |))
            }
            // One bit in any lane is one in the union.
            for lane in 0..<L.count {
                #expect(L.union(L.bits { $0 == lane ? 1 << UInt32(lane) : 0 }) == 1 << UInt32(lane))
            }
        }
        check(lanes)
    }
}
