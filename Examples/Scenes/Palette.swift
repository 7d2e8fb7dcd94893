import ShaderKernels

// The colours of what is drawn.

extension Color {
    static let accent = Color(red: 0.25, green: 0.44, blue: 0.98)
    static let accentLight = Color(red: 0.36, green: 0.78, blue: 0.98)
    static let liked = Color(red: 0.96, green: 0.22, blue: 0.36)
    /// What is still empty.
    static let track = Color(white: 0.5, opacity: 0.28)

    func opacity(_ opacity: Double) -> Color {
        Color(red: red, green: green, blue: blue, opacity: self.opacity * opacity)
    }

    func mixed(with other: Color, by amount: Double) -> Color {
        func between(_ own: Double, _ other: Double) -> Double { own + (other - own) * amount }
        return Color(
            red: between(red, other.red), green: between(green, other.green), blue: between(blue, other.blue))
    }
}

extension Size {
    /// The shorter side.
    var breadth: Double { min(width, height) }
}
