import ShaderHost
import TestSupport

@testable import Workbench

// Calls of a vocabulary that it must understand, with arguments of any size within their ranges.

extension RandomEffect {
    static func call<Product>(
        to entries: [Entry<Product>], using noise: inout Noise
    ) -> String {
        guard let entry = entries.randomElement(using: &noise) else { return "" }
        var given: [ParameterDescription] = []
        var arguments: [String] = []
        for parameter in entry.parameters where !noise.isOne(in: 3) {
            let isExcluded = given.contains {
                $0.excluded.contains(parameter.name) || parameter.excluded.contains($0.name)
            }
            guard !isExcluded else { continue }
            given.append(parameter)
            arguments.append("\(parameter.name): \(value(of: parameter, using: &noise))")
        }
        return "\(entry.name)(\(arguments.joined(separator: ", ")))"
    }

    private static func value(of parameter: ParameterDescription, using noise: inout Noise) -> String {
        func number(in range: ClosedRange<Double>) -> String {
            max(range.lowerBound, min(noise.finiteNumber(), range.upperBound)).text
        }
        switch parameter.kind {
        case .number(_, let range): return number(in: range)
        case .count(let range): return "\(Int.random(in: range, using: &noise))"
        case .choice: return noise.one(of: parameter.names, or: "")
        case .color:
            let digits = String(noise.next(), radix: 16)
            return "#" + String(repeating: "0", count: 16 - digits.count).appending(digits).suffix(8)
        case .point:
            let everything = -Double.infinity ... .infinity
            return noise.isOne(in: 3)
                ? noise.one(of: parameter.names, or: "center")
                : "\(number(in: everything)) \(number(in: everything))"
        }
    }
}
