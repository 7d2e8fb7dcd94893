extension Color {
    /// The light that red, green and blue stand for, 0…1; values beyond are kept.
    package var linearLight: (red: Double, green: Double, blue: Double) {
        (
            ShaderKernels.linearLight(ofEncoded: red), ShaderKernels.linearLight(ofEncoded: green),
            ShaderKernels.linearLight(ofEncoded: blue)
        )
    }

    package init(linearRed red: Double, green: Double, blue: Double, opacity: Double) {
        self.init(
            red: encodedValue(ofLight: red), green: encodedValue(ofLight: green),
            blue: encodedValue(ofLight: blue), opacity: opacity)
    }
}
