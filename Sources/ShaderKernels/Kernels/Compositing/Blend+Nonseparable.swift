// Modes that take hue, saturation and luminosity from one layer or the other.
//
// What is needed is αs·αb·B(Cb, Cs). Luminosity, saturation and all steps below are proportional to the colours that go
// in, so that αs·αb·Cs = s·αb and αs·αb·Cb = b·αs can go in as they are; only where white is 1, it is αs·αb.

extension Blend {
    /// Red, green and blue of some light, with no alpha of their own.
    @frozen @usableFromInline
    struct Light<L: Lanes> {
        @usableFromInline let r: L
        @usableFromInline let g: L
        @usableFromInline let b: L

        @inlinable @inline(__always)
        init(_ r: L, _ g: L, _ b: L) { (self.r, self.g, self.b) = (r, g, b) }

        @inlinable @inline(__always)
        func map(_ transform: (L) -> L) -> Self { Light(transform(r), transform(g), transform(b)) }
    }

    @inlinable @inline(__always)
    static func nonseparable<L: Lanes>(
        _ top: RGBA<L>, _ bottom: RGBA<L>, _ overlap: (_ s: Light<L>, _ b: Light<L>, _ white: L) -> Light<L>
    ) -> RGBA<L> {
        let s = Light(top.r, top.g, top.b).map { $0 * bottom.a }
        let b = Light(bottom.r, bottom.g, bottom.b).map { $0 * top.a }
        let light = overlap(s, b, top.a * bottom.a)
        return composite(top, bottom, light.r, light.g, light.b)
    }

    @inlinable @inline(__always)
    static func hue<L: Lanes>(_ s: Light<L>, _ b: Light<L>, _ white: L) -> Light<L> {
        s.withSaturation(b.saturation).withLuminosity(b.luminosity, white: white)
    }

    @inlinable @inline(__always)
    static func saturation<L: Lanes>(_ s: Light<L>, _ b: Light<L>, _ white: L) -> Light<L> {
        b.withSaturation(s.saturation).withLuminosity(b.luminosity, white: white)
    }

    @inlinable @inline(__always)
    static func color<L: Lanes>(_ s: Light<L>, _ b: Light<L>, _ white: L) -> Light<L> {
        s.withLuminosity(b.luminosity, white: white)
    }

    @inlinable @inline(__always)
    static func luminosity<L: Lanes>(_ s: Light<L>, _ b: Light<L>, _ white: L) -> Light<L> {
        b.withLuminosity(s.luminosity, white: white)
    }
}

extension Blend.Light {
    @inlinable @inline(__always)
    var smallest: L { min(min(r, g), b) }
    @inlinable @inline(__always)
    var largest: L { max(max(r, g), b) }

    @inlinable @inline(__always)
    var saturation: L { largest - smallest }
    @inlinable @inline(__always)
    var luminosity: L { r * 0.3 + g * 0.59 + b * 0.11 }

    /// The smallest channel becomes 0 and the largest the saturation; a grey has no hue to saturate and becomes black.
    @inlinable @inline(__always)
    func withSaturation(_ saturation: L) -> Self {
        // Less than 2⁻⁶⁰ of difference is a grey too: a quotient that overflows would make a NaN.
        let range = max(self.saturation, L(repeating: 0x1p-60))
        let smallest = smallest
        return map { ($0 - smallest) / range * saturation }
    }

    /// Moved to a luminosity, and then towards its grey until nothing is below 0 or beyond white.
    ///
    /// The colour that is moved is l + (c − luminosity), and it is shrunk to l + (c − luminosity)·k. The lowest channel,
    /// n below its luminosity, stays above 0 with k ≤ l/n, the highest, x above it, below white with k ≤ (white − l)/x.
    /// A luminosity beyond 0…white leaves k = 0, its grey.
    @inlinable @inline(__always)
    func withLuminosity(_ l: L, white: L) -> Self {
        let luminosity = luminosity
        // Of a grey both quotients divide by 0, or by what rounding left, and may be anything: `min` takes NaN for 1, and
        // with no colour to shrink any k up to 1 will do.
        let (lowest, highest) = (l / (luminosity - smallest), (white - l) / (largest - luminosity))
        let k = max(min(lowest, min(highest, L(repeating: 1))), L(repeating: 0))
        return map { l + ($0 - luminosity) * k }
    }
}
