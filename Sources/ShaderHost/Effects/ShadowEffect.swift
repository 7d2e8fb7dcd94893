public import ShaderKernels

extension VisualEffect {
    /// Puts a shadow of the content under it.
    ///
    /// - Parameters:
    ///   - color: of the shadow where the content is opaque.
    ///   - radius: the standard deviation of its blur, in points, as for `blur(radius:opaque:)`.
    ///   - x, y: how far to the right and down it lies, in points.
    public func shadow(
        color: Color = Color(white: 0, opacity: 0.33), radius: Double, x: Double = 0, y: Double = 0
    ) -> CompositeEffect<
        Self, Moved<BlurEffect<ColorEffect<EmptyVisualEffect, ColorMatrix>>, Offset>, Blend
    > {
        background(
            EmptyVisualEffect().colorEffect(.silhouette(color)).blur(radius: radius).offset(x: x, y: y))
    }
}

extension ColorMatrix {
    /// One colour, as opaque as the content is, and times its own opacity.
    static func silhouette(_ color: Color) -> ColorMatrix {
        func only(_ constant: Double) -> Row { Row(0, 0, 0, 0, Float(constant)) }
        return ColorMatrix(
            red: only(color.red), green: only(color.green), blue: only(color.blue),
            alpha: Row(0, 0, 0, Float(color.opacity), 0))
    }
}
