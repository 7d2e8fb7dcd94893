extension Color {
    /// Red, green and blue times opacity, and opacity, as pixels have them.
    var premultiplied: SIMD4<Double> { SIMD4(red * opacity, green * opacity, blue * opacity, opacity) }

    /// With NaN as 0, and all parts within ±65 504, the largest half: whatever is made of them stays finite.
    var limited: Color {
        func limited(_ part: Double) -> Double { part.isNaN ? 0 : min(max(part, -65504), 65504) }
        return Color(
            red: limited(red), green: limited(green), blue: limited(blue), opacity: limited(opacity))
    }
}

extension RGBA<Float> {
    init(_ premultiplied: SIMD4<Double>) {
        self.init(
            Float(premultiplied.x), Float(premultiplied.y), Float(premultiplied.z), Float(premultiplied.w))
    }
}
