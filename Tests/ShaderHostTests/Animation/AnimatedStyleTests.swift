import ShaderHost
import ShaderKernels
import TestSupport
import Testing

/// What lies between two states of fills and colour adjustments.
@Suite("Animated styles")
struct AnimatedStyleTests {
    private let picture: Bitmap
    private let size = Size(width: 20, height: 12)
    private let start = EmptyVisualEffect()

    init() throws { picture = try .anyBytes(width: 20, height: 12) }

    private func check<Effect: VisualEffect>(_ first: Effect, _ second: Effect, middle: Effect) throws {
        let half = first.interpolated(towards: second, by: 0.5, for: size)
        #expect(try picture.applying(half) == picture.applying(middle))
    }

    /// Around, and not through grey.
    @Test func huesTurn() throws {
        try check(
            start.hueRotation(.zero), start.hueRotation(.degrees(180)), middle: start.hueRotation(.degrees(90)))
    }

    @Test func gradientsMove() throws {
        func linear(_ place: Double) -> StyleEffect<LinearGradient> {
            LinearGradient(
                stops: [.init(color: .clear, location: place), .init(color: .white, location: place + 0.25)],
                startPoint: UnitPoint(x: place, y: 0), endPoint: .bottomTrailing
            ).drawing
        }
        try check(linear(0), linear(0.5), middle: linear(0.25))
        func radial(_ radius: Double) -> StyleEffect<RadialGradient> {
            RadialGradient(
                colors: [.black, .white], center: UnitPoint(x: radius / 16, y: 0.5), startRadius: radius,
                endRadius: 2 * radius
            ).drawing
        }
        try check(radial(2), radial(6), middle: radial(4))
        func angular(_ degrees: Double) -> StyleEffect<AngularGradient> {
            AngularGradient(
                colors: [.black, .white], center: .center, startAngle: .degrees(degrees),
                endAngle: .degrees(degrees + 90)
            ).drawing
        }
        try check(angular(0), angular(90), middle: angular(45))
    }

    /// By their light, as colours go.
    @Test func coloursMix() throws {
        let mixed = Color(linearRed: 0.5, green: 0.5, blue: 0.5, opacity: 0.75)
        try check(
            Color.black.drawing, Color(white: 1, opacity: 0.5).drawing,
            middle: mixed.drawing)
    }

    @Test func gradientsOfOtherLengthsGoAtOnce() throws {
        func gradient(_ colors: [Color]) -> StyleEffect<LinearGradient> {
            LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing).drawing
        }
        let (two, three) = (gradient([.black, .white]), gradient([.black, .white, .clear]))
        #expect(
            try picture.applying(two.interpolated(towards: three, by: 1, for: size)) == picture.applying(three))
        #expect(
            try picture.applying(three.interpolated(towards: two, by: 1, for: size)) == picture.applying(two))
    }

    @Test func wholeAdjustmentsAreOnePass() {
        let passes = start.brightness(0.1).hueRotation(.degrees(20)).contrast(1.2).passes(for: size)
        #expect(passes.map { "\($0)" } == ["colour by ColorMatrix"])
    }
}
