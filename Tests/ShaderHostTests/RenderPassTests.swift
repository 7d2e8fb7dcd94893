import ShaderHost
import ShaderKernels
import Testing

/// How many passes effects take, in words.
@Suite("Passes")
struct RenderPassTests {
    private let start = EmptyVisualEffect()

    private func passes(_ effect: some VisualEffect) -> [String] {
        effect.passes(for: Size(width: 40, height: 30)).map(\.description)
    }

    @Test func nothingIsACopy() {
        #expect(passes(start) == ["copy"])
        #expect(passes(start.opacity(1).brightness(0)) == ["copy"])
    }

    @Test func colorsShareAPass() {
        #expect(
            passes(start.brightness(0.1).contrast(2).hueRotation(.degrees(3)).opacity(0.5).saturation(0))
                == ["colour by ColorMatrix, colour by Opacity, colour by ColorMatrix"])
        #expect(
            passes(
                start.distortionEffect(Mosaic2(value: 1, tileSize: 4), maxSampleOffset: .zero).colorEffect(
                    Gray()))
                == ["sample where Mosaic2 points, colour by Gray"])
    }

    @Test func mapsShareAPass() {
        #expect(
            passes(start.scaleEffect(1.25).rotationEffect(.degrees(3)).offset(x: 2).grayscale(1))
                == ["sample where Projection points, colour by ColorMatrix"])
        #expect(
            passes(start.scaleEffect(0.5).brightness(0.1).scaleEffect(2))
                == [
                    "average areas of 2.0×2.0 pixels", "sample where Projection points, colour by ColorMatrix",
                    "sample where Projection points",
                ])
    }

    /// What is spread widely is worked out of fewer pixels.
    @Test func aWideBlurAveragesFirst() {
        #expect(
            passes(start.blur(radius: 40).brightness(0.1)) == [
                "average areas of 8.0×8.0 pixels", "blur columns, 40.0 points, and turn",
                "blur rows, 40.0 points, and turn back", "interpolate, colour by ColorMatrix",
            ])
    }

    @Test func whatStandsAlone() {
        #expect(
            passes(start.colorEffect(Gray()).blur(radius: 3).colorEffect(ShaderLibrary.opacity(.float(0.5))))
                == [
                    "colour by Gray", "blur columns, 3.0 points, and turn",
                    "blur rows, 3.0 points, and turn back",
                    "shader opacity",
                ])
    }
}
