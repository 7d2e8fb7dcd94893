/// How colours spread over the patches of a mesh: for each patch the polynomial of u and v
///
///     c(u, v) = Σ cᵢⱼ·uⁱ·vʲ,   i, j = 0…3
///
/// Smooth ones are bicubic Hermite. A node's derivatives are half the difference of its neighbours and, along both at once,
/// a quarter of that of the four diagonal ones. They are 0 at the mesh's border and where a channel has its extremum, and
/// three times the smaller difference to a neighbour at most, beyond which a cubic overshoots (F. N. Fritsch and
/// R. E. Carlson, Monotone Piecewise Cubic Interpolation, 1980). The rest are bilinear: c₀₀ to c₁₁ alone. Both as measured
/// with SwiftUI (github.com/kylehowells/KHMeshGradient).
struct MeshColors {
    /// For each patch 16 coefficients, i before j, of four channels.
    let coefficients: [SIMD4<Float>]

    init(_ colors: NodeGrid<SIMD4<Double>>, isSmooth: Bool) {
        let nodes = colors.map { Node(column: $0, row: $1, of: colors, isSmooth: isSmooth) }
        coefficients = nodes.patches { column, row in
            // Along v on both sides, for the colours and for how they change across; and then along u.
            let sides = [column, column + 1].map { column in
                let (top, bottom) = (nodes[column, row], nodes[column, row + 1])
                return (
                    colors: Cubic(top.color, bottom.color, top.down, bottom.down, isSmooth),
                    slopes: Cubic(top.across, bottom.across, top.both, bottom.both, isSmooth)
                )
            }
            let powersOfV = (0..<4).map { j in
                Cubic(
                    sides[0].colors[j], sides[1].colors[j], sides[0].slopes[j], sides[1].slopes[j], isSmooth)
            }
            return (0..<4).flatMap { i in powersOfV.map { SIMD4<Float>($0[i]) } }
        }.flatMap { $0 }
    }

    /// A colour, and its derivatives along u, along v and along both.
    private struct Node {
        let color: SIMD4<Double>
        var across = SIMD4<Double>.zero
        var down = SIMD4<Double>.zero
        var both = SIMD4<Double>.zero

        init(column: Int, row: Int, of colors: NodeGrid<SIMD4<Double>>, isSmooth: Bool) {
            color = colors[column, row]
            let isInsideAcross = 0 < column && column < colors.columns - 1
            let isInsideDown = 0 < row && row < colors.rows - 1
            guard isSmooth else { return }
            if isInsideAcross { across = slope(colors[column - 1, row], color, colors[column + 1, row]) }
            if isInsideDown { down = slope(colors[column, row - 1], color, colors[column, row + 1]) }
            if isInsideAcross && isInsideDown {
                let right = colors[column + 1, row + 1] - colors[column + 1, row - 1]
                let left = colors[column - 1, row + 1] - colors[column - 1, row - 1]
                both = (right - left) / 4
            }
        }
    }

    /// The coefficients of a polynomial on 0…1 between two values with two slopes. They are made of differences: where
    /// nothing changes, all but the first are 0.
    private struct Cubic {
        private let coefficients: [SIMD4<Double>]

        init(
            _ start: SIMD4<Double>, _ end: SIMD4<Double>, _ startSlope: SIMD4<Double>,
            _ endSlope: SIMD4<Double>,
            _ isSmooth: Bool
        ) {
            let change = end - start
            coefficients =
                isSmooth
                ? [
                    start, startSlope, 3 * change - 2 * startSlope - endSlope,
                    startSlope + endSlope - 2 * change,
                ]
                : [start, change, .zero, .zero]
        }

        subscript(power: Int) -> SIMD4<Double> { coefficients[power] }
    }
}

/// The slope of each channel at the middle one of three values.
private func slope(
    _ previous: SIMD4<Double>, _ value: SIMD4<Double>, _ next: SIMD4<Double>
) -> SIMD4<Double> {
    let (before, after) = (value - previous, next - value)
    let limit = 3 * before.magnitude.lesser(after.magnitude)
    let half = (before + after) / 2
    let limited = half.clamped(lowerBound: -limit, upperBound: limit)
    return limited.replacing(with: 0, where: before * after .<= 0)
}

extension SIMD4<Double> {
    fileprivate var magnitude: Self { replacing(with: -self, where: self .< 0) }
    fileprivate func lesser(_ other: Self) -> Self { replacing(with: other, where: other .< self) }
}
