public import ShaderKernels

// SwiftUI's colour adjustments, under its names. Those that follow each other cost no more than one.

extension VisualEffect {
    /// Adds to red, green and blue.
    ///
    /// - Parameter amount: 0 is none, 1 white, −1 black.
    @inlinable
    public func brightness(_ amount: Double) -> ColorEffect<Self, ColorMatrix> {
        colorEffect(.brightness(amount))
    }

    /// Moves red, green and blue away from a half, or towards it.
    ///
    /// - Parameter amount: 1 is none, 0 gray; negative amounts invert.
    @inlinable
    public func contrast(_ amount: Double) -> ColorEffect<Self, ColorMatrix> {
        colorEffect(.contrast(amount))
    }

    /// Moves colours away from their luminance, or towards it.
    ///
    /// - Parameter amount: 1 is none, 0 gray; negative amounts count as 0.
    @inlinable
    public func saturation(_ amount: Double) -> ColorEffect<Self, ColorMatrix> {
        colorEffect(.saturation(amount))
    }

    /// Moves colours to their luminance.
    ///
    /// - Parameter amount: 0 is none, 1 gray.
    @inlinable
    public func grayscale(_ amount: Double) -> ColorEffect<Self, ColorMatrix> {
        colorEffect(.grayscale(amount))
    }

    /// Turns the hue of every colour.
    @inlinable
    public func hueRotation(_ angle: Angle) -> ColorEffect<Self, HueRotation> {
        colorEffect(HueRotation(angle))
    }

    /// 1 minus red, green and blue.
    @inlinable
    public func colorInvert() -> ColorEffect<Self, ColorMatrix> { colorEffect(.colorInvert) }

    /// Times a colour, alpha too.
    @inlinable
    public func colorMultiply(_ color: Color) -> ColorEffect<Self, ColorMatrix> {
        colorEffect(.colorMultiply(color))
    }

    /// Black, as opaque as the content is light.
    @inlinable
    public func luminanceToAlpha() -> ColorEffect<Self, ColorMatrix> { colorEffect(.luminanceToAlpha) }

    /// Fades: all four premultiplied channels times the opacity.
    ///
    /// - Parameter opacity: 0…1; less and NaN count as 0, more as 1.
    @inlinable
    public func opacity(_ opacity: Double) -> ColorEffect<Self, Opacity> {
        colorEffect(Opacity(opacity: opacity))
    }
}
