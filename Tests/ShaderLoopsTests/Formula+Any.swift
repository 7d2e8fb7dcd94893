import ShaderKernels
import TestSupport

extension Formula {
    /// What a formula may be made of beside x, numbers and arithmetic.
    struct Vocabulary: OptionSet {
        let rawValue: Int

        static let y = Vocabulary(rawValue: 1)
        static let lanes = Vocabulary(rawValue: 2)
        /// Which NaN an operation returns differs between processors, and so do numbers that are made of its
        /// bits.
        static let bits = Vocabulary(rawValue: 4)
    }

    /// A formula of at most so many steps one in another.
    static func any(depth: Int, of words: Vocabulary, using noise: inout Noise) -> Formula {
        if depth == 0 || noise.isOne(in: 5) { return leaf(of: words, using: &noise) }
        func smaller() -> Formula { any(depth: depth - 1, of: words, using: &noise) }
        let ofBits = words.contains(.bits)
        switch noise.next() % 8 {
        case 0...1:
            let functions = ofBits ? Function.allCases : [.negated, .absolute, .floor, .round, .rint, .sine]
            return .function(noise.one(of: functions, or: .sine), smaller())
        case 2: return smaller() + smaller()
        case 3:
            let comparison = noise.one(of: Comparison.allCases, or: .below)
            return .choice(smaller(), comparison, smaller(), smaller(), smaller())
        default:
            let operations = ofBits ? Operation.allCases : [.plus, .minus, .times, .over, .minimum, .maximum]
            return .operation(noise.one(of: operations, or: .plus), smaller(), smaller())
        }
    }

    private static func leaf(of words: Vocabulary, using noise: inout Noise) -> Formula {
        switch noise.next() % 8 {
        case 0...2: .x
        case 3...5: words.contains(.y) ? .y : .x
        case 6: .number(noise.one(of: [0, -0.0, 1, -1, 0.5, 1e-3, 1e9, .infinity, .nan], or: 3))
        default:
            words.contains(.lanes) && noise.isOne(in: 3) ? .lane : .number(.random(in: -9...9, using: &noise))
        }
    }
}
