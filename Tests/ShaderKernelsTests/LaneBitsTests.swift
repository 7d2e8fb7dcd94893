import ShaderKernels
import Testing

@Suite("Lane bits equal UInt32's")
struct LaneBitsTests {
    private static let words: [UInt32] =
        SampleFloats.all.map(\.bitPattern) + [1, 2, 255, 256, 0xFFFF, 0x1_0000, 0x7FFF_FFFF, .max]

    @Test(arguments: wideLanes + [Float.self])
    func everyOperation(lanes: any TestLanes.Type) {
        func check<L: TestLanes>(_: L.Type) {
            for turn in Self.words.indices {
                for start in stride(from: 0, to: Self.words.count, by: L.count) {
                    let x = block(L.self, from: start)
                    let y = block(L.self, from: start + turn)
                    guard holds(L.self, x, y, uniform: Self.words[turn]) else { return }
                }
            }
        }
        check(lanes)
    }

    private func block<L: TestLanes>(_: L.Type, from start: Int) -> [UInt32] {
        (0..<L.count).map { Self.words[(start + $0) % Self.words.count] }
    }

    private func holds<L: TestLanes>(_: L.Type, _ x: [UInt32], _ y: [UInt32], uniform: UInt32) -> Bool {
        let (left, right) = (L.bits(x), L.bits(y))
        let results: [(String, L.Bits, [UInt32])] = [
            ("&", left & right, zip(x, y).map { $0 & $1 }),
            ("|", left | right, zip(x, y).map { $0 | $1 }),
            ("^", left ^ right, zip(x, y).map { $0 ^ $1 }),
            ("&+", left &+ right, zip(x, y).map { $0 &+ $1 }),
            ("&-", left &- right, zip(x, y).map { $0 &- $1 }),
            ("& uniform", left & uniform, x.map { $0 & uniform }),
            ("| uniform", left | uniform, x.map { $0 | uniform }),
            ("&- uniform", left &- uniform, x.map { $0 &- uniform }),
            ("repeating", L.Bits(repeating: uniform), x.map { _ in uniform }),
            // Bits pass through lanes untouched, those of a signalling NaN too.
            ("bitPattern", L(bitPattern: left).bitPattern, x),
        ]
        for (name, wide, expected) in results where L.words(wide) != expected {
            Issue.record("\(name) at \(L.self) of \(x), \(y), uniform \(uniform): \(L.words(wide))")
            return false
        }
        return true
    }

    @Test(arguments: wideLanes + [Float.self])
    func shiftsByEveryDistance(lanes: any TestLanes.Type) {
        func check<L: TestLanes>(_: L.Type) {
            for distance: UInt32 in 0..<32 {
                let words = block(L.self, from: 20)
                #expect(L.words(L.bits(words) &>> distance) == words.map { $0 >> distance })
                #expect(L.words(L.bits(words) &<< distance) == words.map { $0 << distance })
            }
        }
        check(lanes)
    }
}
