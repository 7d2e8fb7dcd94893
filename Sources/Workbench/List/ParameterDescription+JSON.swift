extension ParameterDescription: Encodable {
    private enum CodingKeys: String, CodingKey {
        case name, summary, type, unit, minimum, maximum, values, `default`
    }

    /// Bounds are left out where there are none, since JSON has no infinity. The default is a number where it is one, and
    /// otherwise as an expression has it.
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(name, forKey: .name)
        try container.encode(summary, forKey: .summary)
        switch kind {
        case .number(let unit, let range):
            try container.encode("number", forKey: .type)
            try container.encode(unit.rawValue, forKey: .unit)
            if range.lowerBound.isFinite { try container.encode(range.lowerBound, forKey: .minimum) }
            if range.upperBound.isFinite { try container.encode(range.upperBound, forKey: .maximum) }
        case .count(let range):
            try container.encode("count", forKey: .type)
            try container.encode(range.lowerBound, forKey: .minimum)
            try container.encode(range.upperBound, forKey: .maximum)
        case .choice: try container.encode("choice", forKey: .type)
        case .color: try container.encode("color", forKey: .type)
        case .point: try container.encode("point", forKey: .type)
        }
        if !names.isEmpty { try container.encode(names, forKey: .values) }
        if let defaultText {
            if let number = Double(defaultText) {
                try container.encode(number, forKey: .default)
            } else {
                try container.encode(defaultText, forKey: .default)
            }
        }
    }
}
