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

    private let normal = "by Blend(mode: ShaderKernels.BlendMode.normal)"

    /// Both are shaded where they are put together, but for what reads a content that is to be there first.
    @Test func composites() {
        let white = Color.white
        #expect(passes(start.overlay(white)) == ["(copy) under (fill by BuiltInFill) \(normal)"])
        #expect(passes(start.background(white)) == ["(fill by BuiltInFill) under (copy) \(normal)"])
        #expect(
            passes(start.colorEffect(Gray()).mask(white.drawing.opacity(0.5)))
                == ["(colour by Gray) under (fill by BuiltInFill, colour by Opacity) by Mask()"])
        #expect(
            passes(start.overlay(start.colorEffect(Gray()).blendMode(.screen)))
                == ["(copy) under (colour by Gray) by Blend(mode: ShaderKernels.BlendMode.screen)"])
        #expect(
            passes(start.colorEffect(Gray()).overlay(start.blur(radius: 2)))
                == [
                    "colour by Gray", "copy", "blur columns, 2.0 points, and turn",
                    "blur rows, 2.0 points, and turn back", "(copy) under (copy) \(normal)",
                ])
        #expect(
            passes(start.offset(x: 1).overlay(white).opacity(0.5))
                == ["(sample where Projection points) under (fill by BuiltInFill) \(normal), colour by Opacity"]
        )
        #expect(
            passes(start.overlay(white).overlay(Rectangle().fill(ShaderLibrary.gray())))
                == [
                    "((copy) under (fill by BuiltInFill) \(normal)) under (shader gray, clip to Rectangle) \(normal)"
                ])
    }

    @Test func clips() throws {
        #expect(passes(start.clipShape(Circle())) == ["clip to Circle"])
        #expect(
            passes(start.blur(radius: 2).colorEffect(Gray()).clipShape(Circle()).opacity(0.5))
                == [
                    "copy", "blur columns, 2.0 points, and turn", "blur rows, 2.0 points, and turn back",
                    "colour by Gray, clip to Circle, colour by Opacity",
                ])
        let picture = try Bitmap(width: 1, height: 1)
        #expect(passes(start.overlay(picture)) == ["(copy) under (picture) \(normal)"])
        #expect(
            passes(MeshGradient(width: 0, height: 0, points: [], colors: []).clipShape(Circle()))
                == ["fill by MeshGradient, clip to Circle"])
    }

    /// Effects that are made for the size start from a picture.
    @Test func madeForTheSize() {
        func half(_ effect: some VisualEffect) -> some VisualEffect {
            effect.visualEffect { content, geometry in content.offset(x: geometry.size.width / 2) }
        }
        #expect(passes(half(start)) == ["sample where Projection points"])
        #expect(
            passes(half(start.colorEffect(Gray()))) == ["colour by Gray", "sample where Projection points"])
        let same = start.colorEffect(Gray()).visualEffect { content, _ in content }
        #expect(passes(same) == ["colour by Gray"])
        #expect(passes(start.visualEffect { content, _ in content }) == ["copy"])
    }

    @Test func shadersThatAreOff() {
        let off = start.colorEffect(ShaderLibrary.gray(), isEnabled: false)
        #expect(passes(off) == ["copy"])
        #expect(passes(off.clipShape(Circle())) == ["clip to Circle"])
        #expect(passes(off.colorEffect(Gray())) == ["colour by Gray"])
        #expect(
            passes(start.colorEffect(Gray()).colorEffect(ShaderLibrary.gray(), isEnabled: false)) == [
                "colour by Gray"
            ])
    }
}
