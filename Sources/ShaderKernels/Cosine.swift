/// The cosine of an angle in quarter turns: 1, 0, −1, 0 at 0, 1, 2, 3, exactly.
///
/// The C library's cosine differs between systems in the last bit, and one bit can move a whole tile of a
/// mosaic; this one gives the same bits everywhere (C8). It is meant for values that are the same for all
/// pixels.
///
/// The worst error is 1.7·10⁻¹⁶, for every finite argument: quarter turns, unlike radians, can be reduced
/// exactly. NaN and infinities give NaN.
///
/// Source: the Taylor series of cosine and sine, whose terms are (π/2)ᵏ/k!. Reduced to an eighth of a turn
/// either side, the first term left out is below 5·10⁻¹⁷ for the sine and 2·10⁻¹⁸ for the cosine. A minimax
/// polynomial would save two terms; it would save them once a frame.
public func cosine(quarterTurns: Double) -> Double {
    guard quarterTurns.isFinite else { return .nan }
    // Both reductions are exact: a division by 4, rounding, and differences of near neighbours.
    let turn = quarterTurns - 4 * (quarterTurns / 4).rounded()
    let quadrant = turn.rounded()
    let x = turn - quadrant
    switch quadrant {
    case 0: return cosineNearZero(x)
    case 1: return -sineNearZero(x)
    case -1: return sineNearZero(x)
    default: return -cosineNearZero(x)
    }
}

/// cos(x·π/2) for |x| ≤ ½.
private func cosineNearZero(_ x: Double) -> Double {
    let xx = x * x
    var sum = 6.565963114979473e-11
    sum = sum * xx - 6.386603083791852e-09
    sum = sum * xx + 4.710874778818172e-07
    sum = sum * xx - 2.5202042373060607e-05
    sum = sum * xx + 0.0009192602748394266
    sum = sum * xx - 0.02086348076335296
    sum = sum * xx + 0.25366950790104803
    sum = sum * xx - 1.2337005501361697
    return sum * xx + 1
}

/// sin(x·π/2) for |x| ≤ ½.
private func sineNearZero(_ x: Double) -> Double {
    let xx = x * x
    var sum = 6.0669357311061955e-12
    sum = sum * xx - 6.688035109811468e-10
    sum = sum * xx + 5.692172921967927e-08
    sum = sum * xx - 3.598843235212085e-06
    sum = sum * xx + 0.00016044118478735983
    sum = sum * xx - 0.004681754135318688
    sum = sum * xx + 0.07969262624616705
    sum = sum * xx - 0.6459640975062463
    return (sum * xx + 1.5707963267948966) * x
}
