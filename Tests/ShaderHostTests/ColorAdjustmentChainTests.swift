import ShaderHost
import ShaderKernels
import TestSupport
import Testing

/// Those that follow each other become one, join the pass of what they follow, and where they do nothing keep every
/// byte.
@Suite("Chains of colour adjustments")
struct ColorAdjustmentChainTests {
    private let picture: Bitmap

    init() throws { picture = try ColorAdjustmentTests.picture() }

    private static let start = EmptyVisualEffect()
    private static let chain = start.brightness(0.1).contrast(1.2).saturation(0.5).hueRotation(.degrees(40))
    private static let steps: [any VisualEffect] = [
        start.brightness(0.1), start.contrast(1.2), start.saturation(0.5), start.hueRotation(.degrees(40)),
    ]

    private func oneByOne(_ steps: [any VisualEffect], _ picture: Bitmap) throws -> Bitmap {
        try steps.reduce(picture) { try $0.applying($1, format: .rgba32Float) }
            .applying(Self.start, format: .rgba8)
    }

    private func expectNear(_ left: Bitmap, _ right: Bitmap, at location: SourceLocation = #_sourceLocation) {
        let differences = zip(left.bytes, right.bytes).map { abs(Int($0) - Int($1)) }
        #expect(left.layout == right.layout && differences.allSatisfy { $0 <= 1 }, sourceLocation: location)
    }

    /// How often a picture is gone through.
    private func passes(_ effect: some VisualEffect) -> Int {
        effect is EmptyVisualEffect ? 0 : 1 + passes(effect.earlier)
    }

    @Test func fusedIsOneByOne() throws {
        #expect(passes(Self.chain) == 1)
        for picture in [picture, try Bitmap.anyBytes(width: 61, height: 47)] {
            expectNear(try picture.applying(Self.chain), try oneByOne(Self.steps, picture))
        }
    }

    /// What is between them keeps them apart, and in their order.
    @Test func othersBetweenKeepTheirPlace() throws {
        let effect = Self.start.brightness(0.1).contrast(1.2).opacity(0.5).colorEffect(Gray()).saturation(0.5)
            .colorInvert()
        let steps: [any VisualEffect] = [
            Self.start.brightness(0.1), Self.start.contrast(1.2), Self.start.opacity(0.5),
            Self.start.colorEffect(Gray()), Self.start.saturation(0.5), Self.start.colorInvert(),
        ]
        #expect(passes(effect) == 1)
        expectNear(try picture.applying(effect), try oneByOne(steps, picture))
    }

    @Test func theyJoinADistortion() throws {
        let mosaic = Self.start.distortionEffect(Mosaic2(value: 0.7, tileSize: 5), maxSampleOffset: .zero)
        let effect = mosaic.brightness(0.1).contrast(1.2).saturation(0.5).hueRotation(.degrees(40))
        #expect(passes(effect) == 1)
        let expected = try oneByOne([mosaic] + Self.steps, picture)
        expectNear(try picture.applying(effect), expected)
        #expect(try expected != picture.applying(Self.chain))
    }

    /// C7; of a picture of floats too, with its NaNs.
    @Test(arguments: PixelFormat.allCases)
    func noAdjustmentKeepsEveryByte(format: PixelFormat) throws {
        let picture = try Bitmap.anyBytes(width: 35, height: 9, format: format)
        let none: [any VisualEffect] = [
            Self.start.brightness(0), Self.start.contrast(1), Self.start.grayscale(0),
            Self.start.colorMultiply(.white), Self.start.opacity(1), Self.start.brightness(.nan),
            Self.start.saturation(.infinity), Self.start.hueRotation(.degrees(-.infinity)),
            Self.start.brightness(0).contrast(1).grayscale(0).opacity(1),
        ]
        for (index, effect) in none.enumerated() {
            #expect(try picture.applying(effect) == picture, "effect \(index)")
        }
    }

    /// Red lacks a digit in these, which is less than a byte can hold.
    @Test func nearlyNoneKeepsEveryByte() throws {
        let picture = try Bitmap.anyBytes(width: 35, height: 9)
        for effect: any VisualEffect in [
            Self.start.saturation(1), Self.start.hueRotation(.zero), Self.start.hueRotation(.degrees(360)),
            Self.start.hueRotation(.degrees(-720)).saturation(1),
        ] {
            #expect(try picture.applying(effect) == picture)
        }
    }

    /// Light behind alpha 0 comes back too.
    @Test func invertingTwiceIsNothing() throws {
        let picture = try Bitmap.anyBytes(width: 35, height: 9)
        #expect(try picture.applying(Self.start.colorInvert().colorInvert()) == picture)
        expectNear(try oneByOne([Self.start.colorInvert(), Self.start.colorInvert()], picture), picture)
    }
}
