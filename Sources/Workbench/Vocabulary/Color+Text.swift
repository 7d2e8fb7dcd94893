import ShaderKernels

extension Color {
    /// The colours with a name that has fixed numbers.
    static let names: [(name: String, value: Color)] = [
        ("black", .black), ("white", .white), ("clear", .clear),
    ]

    /// A name, or the digits of `#rgb`, `#rrggbb` or `#rrggbbaa`, with an opacity of 0…1 or in per cent behind it if need
    /// be. Nil for anything else.
    init?(_ literal: Literal) {
        guard case .name(let name, let share) = literal.form,
            var color = Color.names.first(where: { $0.name == name })?.value ?? Color(hex: name)
        else { return nil }
        if let share {
            guard let opacity = Unit.none.value(of: share), 0...1 ~= opacity else { return nil }
            color.opacity *= opacity
        }
        self = color
    }

    /// The same of a text by itself, without an opacity behind it.
    init?(parsing text: String) {
        self.init(Literal(form: .name(text, nil), text: text, column: 1))
    }

    private init?(hex: String) {
        let digits = hex.dropFirst().compactMap { $0.isASCII ? $0.hexDigitValue : nil }
        guard hex.hasPrefix("#"), digits.count == hex.count - 1, [3, 6, 8].contains(digits.count) else {
            return nil
        }
        let pairs = digits.count == 3 ? digits.flatMap { [$0, $0] } : digits
        let parts: [Double] = stride(from: 0, to: pairs.count, by: 2).map { index in
            Double(16 * pairs[index] + pairs[index + 1]) / 255
        }
        self.init(
            red: parts[0], green: parts[1], blue: parts[2], opacity: parts.count == 4 ? parts[3] : 1)
    }

    /// As an expression has it: a name, or 8 bits of each part, and the opacity in per cent.
    var text: String {
        let solid = Color(red: red, green: green, blue: blue)
        let bytes = [red, green, blue].map { Int(($0 > 0 ? min($0, 1) * 255 : 0).rounded()) }
        let digits = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        let name = Color.names.first { $0.value == solid }?.name ?? "#" + digits
        return opacity == 1 ? name : "\(name) \((opacity * 100).text)%"
    }
}
