import Foundation

extension String {
    /// With spaces behind it.
    func padded(to width: Int) -> String { self + String(repeating: " ", count: max(width - count, 0)) }

    /// With spaces before it.
    func aligned(to width: Int) -> String { String(repeating: " ", count: max(width - count, 0)) + self }
}

/// "1 thread", "2 threads".
func counted(_ count: Int, _ thing: String, plural: String? = nil) -> String {
    "\(count) \(count == 1 ? thing : plural ?? thing + "s")"
}

extension Double {
    func text(decimals: Int) -> String { String(format: "%.\(decimals)f", self) }

    /// A number of seconds, in the unit that suits it.
    var asDuration: String { self < 1 ? (1000 * self).text(decimals: 2) + " ms" : text(decimals: 3) + " s" }
}

extension BinaryFloatingPoint {
    /// As short as the number allows: 32 rather than 32.0.
    var text: String { "\(self)".hasSuffix(".0") ? String("\(self)".dropLast(2)) : "\(self)" }
}

extension ClosedRange where Bound: BinaryFloatingPoint {
    /// "-1 to 1", or "0 or more".
    var words: String {
        upperBound == .infinity ? "\(lowerBound.text) or more" : "\(lowerBound.text) to \(upperBound.text)"
    }
}
