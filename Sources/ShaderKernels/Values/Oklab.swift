/// A colour by its lightness and two opposites, in which equal steps look equal: Oklab. Not premultiplied.
///
/// Source: Björn Ottosson, "A perceptual color space for image processing" (bottosson.github.io/posts/oklab), with the
/// matrices of 2021-01-25. There and back a colour of sRGB is kept to within 2·10⁻⁶: the matrices have ten digits.
public struct Oklab: Hashable, Sendable, BitwiseCopyable {
    /// Lightness: 0 is black, 1 white.
    public var l: Double
    /// From green, below 0, to red.
    public var a: Double
    /// From blue, below 0, to yellow.
    public var b: Double
    public var opacity: Double

    public init(l: Double, a: Double, b: Double, opacity: Double = 1) {
        (self.l, self.a, self.b, self.opacity) = (l, a, b, opacity)
    }

    /// Colours outside of sRGB are kept. A part that is not finite makes all but the opacity NaN or infinite.
    public init(_ color: Color) {
        let red = linearLight(ofEncoded: color.red)
        let green = linearLight(ofEncoded: color.green)
        let blue = linearLight(ofEncoded: color.blue)
        // The answers of the eye's three kinds of cone.
        let long = root(3, of: 0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
        let medium = root(3, of: 0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
        let short = root(3, of: 0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
        l = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
        a = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
        b = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
        opacity = color.opacity
    }

    /// The same, sRGB-encoded; nothing is clamped.
    public var color: Color {
        func cube(_ x: Double) -> Double { x * x * x }
        let long = cube(l + 0.3963377774 * a + 0.2158037573 * b)
        let medium = cube(l - 0.1055613458 * a - 0.0638541728 * b)
        let short = cube(l - 0.0894841775 * a - 1.2914855480 * b)
        return Color(
            red: encodedValue(ofLight: 4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
            green: encodedValue(ofLight: -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
            blue: encodedValue(ofLight: -0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short),
            opacity: opacity)
    }
}
