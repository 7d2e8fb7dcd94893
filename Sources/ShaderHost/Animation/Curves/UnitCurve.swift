public import ShaderKernels

/// A curve from (0, 0) to (1, 1) that says how far along something is when so much of its time has passed.
public struct UnitCurve: Hashable, Sendable {
    private enum Function: Hashable, Sendable {
        case linear, circularEaseIn, circularEaseOut, circularEaseInOut
        case bezier(UnitPoint, UnitPoint)
    }

    private let function: Function

    /// A cubic Bézier curve. The x of both control points is clamped to 0…1, so that there is one y for every x; NaN
    /// becomes 0. A y may leave that range, and so may the curve; one that is not finite makes the curve NaN between its
    /// ends.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(function: .bezier(startControlPoint, endControlPoint))
    }

    public static let linear = UnitCurve(function: .linear)
    public static let easeIn = bezier(0.42, 0, 1, 1)
    public static let easeOut = bezier(0, 0, 0.58, 1)
    public static let easeInOut = bezier(0.42, 0, 0.58, 1)
    /// The lower right quarter of a circle.
    public static let circularEaseIn = UnitCurve(function: .circularEaseIn)
    /// The upper left quarter of a circle.
    public static let circularEaseOut = UnitCurve(function: .circularEaseOut)
    public static let circularEaseInOut = UnitCurve(function: .circularEaseInOut)

    /// - Parameter progress: clamped to 0…1; NaN counts as 0.
    public func value(at progress: Double) -> Double {
        let p = UnitCurve.clamped(progress)
        switch function {
        case .linear: return p
        case .circularEaseIn: return 1 - (1 - p * p).squareRoot()
        case .circularEaseOut: return (1 - (1 - p) * (1 - p)).squareRoot()
        case .circularEaseInOut where p < 0.5: return (1 - (1 - 4 * p * p).squareRoot()) / 2
        case .circularEaseInOut: return (((8 - 4 * p) * p - 3).squareRoot() + 1) / 2
        case .bezier(let start, let end): return CubicBezier(start, end).y(atX: p)
        }
    }

    /// The slope; infinite where the curve is upright.
    ///
    /// - Parameter progress: clamped to 0…1; NaN counts as 0.
    public func velocity(at progress: Double) -> Double {
        let p = UnitCurve.clamped(progress)
        switch function {
        case .linear: return 1
        case .circularEaseIn: return p / (1 - p * p).squareRoot()
        case .circularEaseOut: return (1 - p) / (1 - (1 - p) * (1 - p)).squareRoot()
        case .circularEaseInOut where p < 0.5: return 2 * p / (1 - 4 * p * p).squareRoot()
        case .circularEaseInOut: return 2 * (1 - p) / ((8 - 4 * p) * p - 3).squareRoot()
        case .bezier(let start, let end): return CubicBezier(start, end).slope(atX: p)
        }
    }

    /// The curve with x and y swapped: says when something has come so far.
    public var inverse: UnitCurve {
        switch function {
        case .linear, .circularEaseInOut: self
        case .circularEaseIn: .circularEaseOut
        case .circularEaseOut: .circularEaseIn
        case .bezier(let start, let end): .bezier(start.y, start.x, end.y, end.x)
        }
    }

    static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
        bezier(startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
    }

    /// To 0…1; NaN becomes 0.
    static func clamped(_ number: Double) -> Double { number > 0 ? min(number, 1) : 0 }
}
