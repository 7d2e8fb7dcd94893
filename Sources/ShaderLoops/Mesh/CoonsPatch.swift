/// A surface in the plane between four curves that meet at their ends: a Coons patch.
///
///     S(u, v) = (1 − v)·top(u) + v·bottom(u) + (1 − u)·leading(v) + u·trailing(v) − B(u, v)
///
/// with B bilinear between the corners. Source: S. A. Coons, Surfaces for Computer-Aided Design of Space Forms, 1967.
struct CoonsPatch {
    let top, bottom, leading, trailing: CubicCurve

    /// - Parameters: the nodes at the corners, whose handles shape the curves between them.
    init(topLeading a: MeshNode, topTrailing b: MeshNode, bottomLeading c: MeshNode, bottomTrailing d: MeshNode)
    {
        top = CubicCurve(a.position, a.trailing, b.leading, b.position)
        bottom = CubicCurve(c.position, c.trailing, d.leading, d.position)
        leading = CubicCurve(a.position, a.bottom, c.top, c.position)
        trailing = CubicCurve(b.position, b.bottom, d.top, d.position)
    }

    /// The position at (u, v), each 0…1; exactly the corners at the corners.
    func position(u: Double, v: Double) -> SIMD2<Double> {
        let (up, vp) = (1 - u, 1 - v)
        let across = top.position(at: u) * vp + bottom.position(at: u) * v
        let down = leading.position(at: v) * up + trailing.position(at: v) * u
        let corners = (top.start * up + top.end * u) * vp + (bottom.start * up + bottom.end * u) * v
        return across + (down - corners)
    }

    /// How far the patch is from being flat, along x and along y: the largest second difference of its control points,
    /// and a third of the largest mixed derivative ∂²S/∂u∂v.
    ///
    /// Of a cell with sides 1/n, two triangles are as far off as κ·6/(8n²) for κ the second difference of a curve, and as
    /// d/(4n²) for a mixed derivative d: a third of it counts as much.
    var curvature: SIMD2<Double> {
        let curves = [top, bottom, leading, trailing].flatMap(\.secondDifferences)
        let twist = top.start - top.end - bottom.start + bottom.end
        let across = zip(top.differences, bottom.differences).map { ($1 - $0) }
        let down = zip(leading.differences, trailing.differences).map { ($1 - $0) }
        let mixed = across.flatMap { across in down.map { across + $0 - twist / 3 } }
        return (curves + mixed).reduce(.zero) { $0.grown(to: $1) }
    }
}

extension SIMD2<Double> {
    /// The larger magnitude of each number, of those that are finite.
    func grown(to other: Self) -> Self {
        let magnitudes = Self(abs(other.x), abs(other.y))
        return replacing(with: magnitudes, where: magnitudes .> self .& magnitudes .< .infinity)
    }
}
