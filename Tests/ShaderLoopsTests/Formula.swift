import ShaderKernels

/// What a kernel computes of a pixel's coordinates, as data: kernels that a test can make up at random, and all
/// of one type, for which an optimised build needs the loops once.
indirect enum Formula: Sendable {
    case x
    case y
    /// The number of the pixel's lane, which no kernel should ask for.
    case lane
    case number(Float)
    case function(Function, Formula)
    case operation(Operation, Formula, Formula)
    /// The third where the first is below the second, or not, and the fourth elsewhere.
    case choice(Formula, Comparison, Formula, Formula, Formula)

    enum Function: CaseIterable {
        case negated, absolute, squareRoot, floor, round, rint, sine, lowBitsCleared, plusOneUlp, halfTheBits
    }

    enum Operation: CaseIterable {
        case plus, minus, times, over, minimum, maximum, withSignOf, bitsOfBoth, bitsOfEither, bitsOfOne
    }

    enum Comparison: CaseIterable {
        case below, notAbove, equal, unequal, neither
    }

    func value<L: Lanes>(at position: Point<L>) -> L {
        switch self {
        case .x: position.x
        case .y: position.y
        case .lane: L.indices
        case .number(let number): L(repeating: number)
        case .function(let function, let argument): function.value(of: argument.value(at: position))
        case .operation(let operation, let left, let right):
            operation.value(of: left.value(at: position), right.value(at: position))
        case .choice(let left, let comparison, let right, let yes, let no):
            no.value(at: position).replacing(
                with: yes.value(at: position),
                where: comparison.value(of: left.value(at: position), right.value(at: position)))
        }
    }

    static func + (left: Formula, right: Formula) -> Formula { .operation(.plus, left, right) }
    static func - (left: Formula, right: Formula) -> Formula { .operation(.minus, left, right) }
    static func * (left: Formula, right: Float) -> Formula { .operation(.times, left, .number(right)) }
    static func + (left: Formula, right: Float) -> Formula { left + .number(right) }
    static func - (left: Formula, right: Float) -> Formula { left - .number(right) }

    /// Multiples of a number, from 0 down or up.
    func stepped(by step: Float) -> Formula { .function(.floor, self * (1 / step)) * step }

    /// Another formula where the whole part of this one, counted from 0 to `period`, is a number.
    func replacing(_ formula: Formula, every period: Float, at number: Float) -> Formula {
        let rest = self - stepped(by: period)
        return .choice(.function(.floor, rest), .equal, .number(number), formula, self)
    }
}

extension Formula.Function {
    func value<L: Lanes>(of x: L) -> L {
        switch self {
        case .negated: -x
        case .absolute: abs(x)
        case .squareRoot: sqrt(x)
        case .floor: ShaderKernels.floor(x)
        case .round: ShaderKernels.round(x)
        case .rint: ShaderKernels.rint(x)
        case .sine: sin(x)
        case .lowBitsCleared: L(bitPattern: x.bitPattern & 0xFFFF_0000)
        case .plusOneUlp: L(bitPattern: x.bitPattern &+ L.Bits(repeating: 1))
        case .halfTheBits: L(bitPattern: (x.bitPattern &>> 1) &- (x.bitPattern &<< 31))
        }
    }
}

extension Formula.Operation {
    func value<L: Lanes>(of x: L, _ y: L) -> L {
        switch self {
        case .plus: x + y
        case .minus: x - y
        case .times: x * y
        case .over: x / y
        case .minimum: min(x, y)
        case .maximum: max(x, y)
        case .withSignOf: copysign(x, y)
        case .bitsOfBoth: L(bitPattern: x.bitPattern & y.bitPattern)
        case .bitsOfEither: L(bitPattern: x.bitPattern | y.bitPattern)
        case .bitsOfOne: L(bitPattern: x.bitPattern ^ y.bitPattern)
        }
    }
}

extension Formula.Comparison {
    func value<L: Lanes>(of x: L, _ y: L) -> LaneMask<L.Bits> {
        switch self {
        case .below: x .< y
        case .notAbove: x .<= y
        case .equal: x .== y
        case .unequal: x .!= y
        case .neither: .!((x .< y) .| (x .== y)) .& (y .== y)
        }
    }
}

/// A kernel of somebody who uses the package, one formula a coordinate.
struct FormulaKernel: DistortionKernel {
    var x: Formula
    var y: Formula

    func sourcePosition<L: Lanes>(of position: Point<L>) -> Point<L> {
        Point(x.value(at: position), y.value(at: position))
    }
}
