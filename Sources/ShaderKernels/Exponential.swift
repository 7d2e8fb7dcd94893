/// eˣ, the same bits everywhere (C8); meant for values that are the same for all pixels. The worst error is 5·10⁻¹³
/// of the result, and 2·10⁻¹⁴ for x from −20 to 20. Below −700 it is 0, above 700 infinite.
///
/// Source: the Taylor series, of x/2ᵏ in −½…0, and k squarings, each of which doubles the error. The first term left out
/// is below 10⁻¹⁷. For x above 0 it is 1/e⁻ˣ.
public func exponential(_ x: Double) -> Double {
    if x > 0 { return 1 / exponential(-x) }
    guard x > -700 else { return x.isNaN ? .nan : 0 }
    var halvings = 0
    var reduced = x
    while reduced < -0.5 {
        reduced /= 2
        halvings += 1
    }
    var sum = 1.0
    for term in stride(from: 14.0, through: 1, by: -1) { sum = 1 + sum * reduced / term }
    for _ in 0..<halvings { sum *= sum }
    return sum
}
