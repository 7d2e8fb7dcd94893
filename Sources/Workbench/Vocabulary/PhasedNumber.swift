/// A number that may follow the phase, with what it is at the phases −1, 0 and 1: what a transition's body says for its
/// three phases.
struct PhasedNumber: Equatable, Sendable {
    let willAppear: Double
    let identity: Double
    let didDisappear: Double

    init(_ willAppear: Double, _ identity: Double, _ didDisappear: Double) {
        (self.willAppear, self.identity, self.didDisappear) = (willAppear, identity, didDisappear)
    }

    /// The same at every phase.
    init(_ number: Double) { self.init(number, number, number) }

    /// Straight from one to the other.
    init(from start: Double, to end: Double) { self.init(start, (start + end) / 2, end) }

    /// Straight from each to the next, and so on beyond; NaN counts as 0. −1, 0 and 1 are exact, and from −1 to 1 it is the
    /// phase itself. What is the same at every phase is so at infinite ones, too.
    func at(_ phase: Double) -> Double {
        if phase == -1 || isConstant { return willAppear }
        if phase == 1 { return didDisappear }
        if phase < 0 { return identity - phase * (willAppear - identity) }
        if phase > 0 { return identity + phase * (didDisappear - identity) }
        return identity
    }
}

extension PhasedNumber: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    init(floatLiteral number: Double) { self.init(number) }
    init(integerLiteral number: Int) { self.init(Double(number)) }
}

extension PhasedNumber {
    var isConstant: Bool { willAppear == identity && identity == didDisappear }

    /// As an expression has it.
    var text: String {
        let isStraight = self == PhasedNumber(from: willAppear, to: didDisappear)
        let numbers =
            isConstant
            ? [identity] : isStraight ? [willAppear, didDisappear] : [willAppear, identity, didDisappear]
        return numbers.map(\.text).joined(separator: "...")
    }
}
