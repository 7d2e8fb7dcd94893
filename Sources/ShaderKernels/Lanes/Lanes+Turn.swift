/// How far a direction is turned from the x axis, as a share of a full turn: 0 along x, ¼ along y, and so on up to 1,
/// which is clockwise on the screen, y being down. Only just before the x axis rounding comes to 1 itself.
///
/// The worst error is 6·10⁻⁸ of a turn, and half of that is the rounding of numbers close to 1; whole eighths are exact.
/// The origin has no direction and counts as turned by 0. NaN where a coordinate is NaN or both are infinite.
///
/// Source: with q = min(|x|, |y|) / max(|x|, |y|) the turn is atan(q)/2π in the first eighth, and mirrored from there into
/// the others. The polynomial is odd, fitted for the smallest worst error (6.3·10⁻⁹) among those that are ⅛ at 1.
@inlinable @inline(__always)
public func turn<L: Lanes>(of direction: Point<L>) -> L {
    let (x, y) = (abs(direction.x), abs(direction.y))
    let isSteep = x .< y
    // 0/0 would be NaN; dividing by the smallest number instead gives 0, and no other quotient changes.
    let larger = max(L(repeating: .leastNonzeroMagnitude), x.replacing(with: y, where: isSteep))
    let q = y.replacing(with: x, where: isSteep) / larger
    let qq = q * q
    var sum = 0.003_435_686_7 - qq * 0.000_632_676_65
    sum = sum * qq - 0.008_838_07
    sum = sum * qq + 0.015_303_721
    sum = sum * qq - 0.022_120_621
    sum = sum * qq + 0.031_743_012
    sum = sum * qq - 0.053_045_884
    let eighth = (sum * qq + 0.159_154_83) * q
    let quarter = eighth.replacing(with: 0.25 - eighth, where: isSteep)
    let half = quarter.replacing(with: 0.5 - quarter, where: direction.x .< 0)
    return half.replacing(with: 1 - half, where: direction.y .< 0)
}
