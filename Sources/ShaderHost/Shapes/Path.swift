public import ShaderKernels

/// Lines and curves in the plane, in points, y down.
///
/// A path is made of subpaths, each of which starts with a move. A line or curve that no move stands before starts
/// where it would lead to; after `closeSubpath` the next one starts where the closed subpath did. Coordinates
/// beyond ±10³⁰ count as that, and elements with a NaN are left out (C9).
public struct Path: Hashable, Sendable {
    /// A step of the pen, from where the one before has ended.
    public enum Element: Hashable, Sendable {
        case move(to: SIMD2<Double>)
        case line(to: SIMD2<Double>)
        case quadCurve(to: SIMD2<Double>, control: SIMD2<Double>)
        case curve(to: SIMD2<Double>, control1: SIMD2<Double>, control2: SIMD2<Double>)
        case closeSubpath
    }

    public private(set) var elements: [Element] = []

    public init() {}

    /// Calls `build` with an empty path.
    public init(_ build: (inout Path) -> Void) { build(&self) }

    public var isEmpty: Bool { elements.isEmpty }

    public mutating func move(to point: SIMD2<Double>) {
        append(.move(to: point))
    }

    public mutating func addLine(to point: SIMD2<Double>) {
        append(.line(to: point))
    }

    /// Moves to the first point and draws lines to the others.
    public mutating func addLines(_ points: [SIMD2<Double>]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }

    public mutating func addQuadCurve(to point: SIMD2<Double>, control: SIMD2<Double>) {
        append(.quadCurve(to: point, control: control))
    }

    public mutating func addCurve(to point: SIMD2<Double>, control1: SIMD2<Double>, control2: SIMD2<Double>) {
        append(.curve(to: point, control1: control1, control2: control2))
    }

    /// Draws a line to where the subpath began, and joins the two.
    public mutating func closeSubpath() {
        append(.closeSubpath)
    }

    public mutating func addPath(_ path: Path, transform: ProjectionTransform = ProjectionTransform()) {
        elements += path.applying(transform).elements
    }

    /// Every point mapped by the affine part of a transform: curves stay curves of the same kind. What makes a
    /// transform projective, m13, m23 and m33, is not looked at.
    public func applying(_ transform: ProjectionTransform) -> Path {
        func map(_ point: SIMD2<Double>) -> SIMD2<Double> {
            SIMD2(
                transform.m11 * point.x + transform.m21 * point.y + transform.m31,
                transform.m12 * point.x + transform.m22 * point.y + transform.m32)
        }
        return Path { path in
            for element in elements { path.append(element.map(map)) }
        }
    }

    private mutating func append(_ element: Element) {
        var hasNaN = false
        let element = element.map { point in
            hasNaN = hasNaN || point.x.isNaN || point.y.isNaN
            return point.clamped(lowerBound: SIMD2(-1e30, -1e30), upperBound: SIMD2(1e30, 1e30))
        }
        guard !hasNaN else { return }
        switch element {
        case .move: break
        case .line(let end), .quadCurve(let end, _), .curve(let end, _, _):
            if isEmpty { elements.append(.move(to: end)) }
        case .closeSubpath:
            guard let last = elements.last, last != .closeSubpath else { return }
        }
        elements.append(element)
    }
}

extension Path.Element {
    /// Where it leads to; nil for `closeSubpath`.
    var end: SIMD2<Double>? {
        switch self {
        case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
        case .closeSubpath: nil
        }
    }

    /// The points mapped.
    func map(_ transform: (SIMD2<Double>) -> SIMD2<Double>) -> Path.Element {
        switch self {
        case .move(let end): .move(to: transform(end))
        case .line(let end): .line(to: transform(end))
        case .quadCurve(let end, let control): .quadCurve(to: transform(end), control: transform(control))
        case .curve(let end, let control1, let control2):
            .curve(to: transform(end), control1: transform(control1), control2: transform(control2))
        case .closeSubpath: .closeSubpath
        }
    }
}
