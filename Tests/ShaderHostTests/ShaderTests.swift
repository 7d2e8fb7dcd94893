import ShaderHost
import ShaderKernels
import TestSupport
import Testing

/// Shaders called by name: they are the kernels, and what does not fit is said.
@Suite("Shaders by name")
struct ShaderTests {
    private let picture: Bitmap
    private let start = EmptyVisualEffect()

    init() throws { picture = try .anyBytes(width: 37, height: 23) }

    @Test func theDefaultLibraryHoldsThePackagesKernels() throws {
        let offset = SampleOffset(width: 3, height: 3)
        let pairs: [(any VisualEffect, any VisualEffect)] = [
            (start.colorEffect(ShaderLibrary.gray()), start.colorEffect(Gray())),
            (
                start.colorEffect(ShaderLibrary.default.opacity(.float(0.3))),
                start.colorEffect(Opacity(value: 0.3))
            ),
            (
                start.layerEffect(ShaderLibrary.mosaic(.float(0.4), .float(12)), maxSampleOffset: offset),
                start.layerEffect(Mosaic(value: 0.4, tileSize: 12), maxSampleOffset: offset)
            ),
            (
                start.distortionEffect(ShaderLibrary.mosaic2(.float(0.4), .float(12)), maxSampleOffset: .zero),
                start.distortionEffect(Mosaic2(value: 0.4, tileSize: 12), maxSampleOffset: .zero)
            ),
            (
                start.distortionEffect(
                    ShaderLibrary.wave(.float(1), .float(5), .float(20)), maxSampleOffset: offset),
                start.distortionEffect(
                    ShaderKernels.Wave(value: 1, amplitude: 5, wavelength: 20), maxSampleOffset: offset)
            ),
        ]
        for (named, known) in pairs {
            #expect(try picture.applying(named) == picture.applying(known))
        }
        #expect(
            ShaderLibrary.default.descriptions.map(\.name) == ["gray", "mosaic", "mosaic2", "opacity", "wave"])
    }

    private let library = ShaderLibrary.default
        .adding(
            KernelDescription(
                name: "tint", kind: .color,
                parameters: [
                    KernelParameter(name: "color", type: .color), KernelParameter(name: "amount"),
                    KernelParameter(name: "bounds", type: .float4),
                ])
        ) { arguments in
            Tint(color: arguments.color(0), amount: arguments.float(1), width: arguments.float4(2).z)
        }
        .adding(KernelDescription(name: "mirror", kind: .distortion)) { Mirror(width: Float($0.size.width)) }

    @Test func kernelsOfOnesOwnJoinALibrary() throws {
        let tint = library.tint(.color(Color(red: 1, green: 0.5, blue: 0)), .float(0.25), .boundingRect)
        #expect(
            try picture.applying(start.colorEffect(tint))
                == picture.applying(
                    start.colorEffect(
                        Tint(color: Color(red: 1, green: 0.5, blue: 0), amount: 0.25, width: 37))))
        let mirror = Mirror(width: 37)
        #expect(
            try picture.applying(start.distortionEffect(library.mirror(), maxSampleOffset: .zero))
                == picture.applying(start.distortionEffect(mirror, maxSampleOffset: .zero)))
    }

    /// Before and after a shader stand effects of any kind.
    @Test func shadersStandInChains() throws {
        let named = start.brightness(0.1).distortionEffect(library.mirror(), maxSampleOffset: .zero)
            .colorEffect(Gray()).colorEffect(library.opacity(.float(0.5)))
        let known = start.brightness(0.1).distortionEffect(Mirror(width: 37), maxSampleOffset: .zero)
            .colorEffect(Gray()).colorEffect(Opacity(value: 0.5))
        #expect(try picture.applying(named) == picture.applying(known))
    }

    @Test func whatIsOffLeavesEveryByte() throws {
        let off = start.colorEffect(ShaderLibrary.gray(), isEnabled: false)
            .colorEffect(ShaderLibrary.opacity(.float(0)))
        #expect(off.isIdentity(for: .zero))
        #expect(try picture.applying(off) == picture)
    }

    @Test func whatDoesNotFitIsSaid() {
        func error(_ effect: some VisualEffect) -> ShaderError? {
            do { _ = try picture.applying(effect) } catch PixelError.shader(let error) {
                return error
            } catch {}
            return nil
        }
        #expect(
            error(start.colorEffect(ShaderLibrary.grey()))
                == .unknownFunction(name: "grey", nearest: ["gray"]))
        #expect(
            error(start.colorEffect(ShaderLibrary.mosaic(.float(1), .float(2))))
                == .wrongKind(function: "mosaic", is: .layer, expected: .color))
        #expect(
            error(start.colorEffect(ShaderLibrary.opacity()))
                == .argumentCount(function: "opacity", expected: 1, actual: 0))
        #expect(
            error(start.colorEffect(ShaderLibrary.opacity(.color(.white))))
                == .argumentType(
                    function: "opacity", index: 0, parameter: "value", expected: .float, actual: .color))
        #expect(
            error(start.colorEffect(library.tint(.color(.white), .float2(1, 2), .boundingRect)))
                == .argumentType(
                    function: "tint", index: 1, parameter: "amount", expected: .float, actual: .float2))
    }

    /// Colour shaders need no other memory, whatever their name is looked up in; the others do.
    @Test func colorShadersWorkInPlace() throws {
        var pixels = picture
        let effect = start.colorEffect(library.opacity(.float(0.3)))
        try pixels.withMutablePixels { try Renderer().render(effect, from: PixelView($0), into: $0) }
        #expect(try pixels == picture.applying(effect))
        let mirror = start.distortionEffect(library.mirror(), maxSampleOffset: .zero)
        _ = try pixels.withMutablePixels { pixels in
            #expect(throws: PixelError.buffersOverlap) {
                try Renderer().render(mirror, from: PixelView(pixels), into: pixels)
            }
        }
    }

    /// The kind is the kernel's, and cannot be described as another.
    @Test func aKindCannotBeWrong() {
        let library = ShaderLibrary().adding(KernelDescription(name: "lie", kind: .distortion)) { _ in Gray() }
        #expect(library.descriptions.map(\.kind) == [.color])
        #expect(throws: PixelError.self) {
            try picture.applying(start.distortionEffect(library.lie(), maxSampleOffset: .zero))
        }
    }

    /// A shader that cannot be called is refused wherever in a chain it stands, and though it is switched off
    /// later.
    @Test func anUnknownShaderBeforeOthersIsRefused() {
        let effect = start.colorEffect(ShaderLibrary.nothing()).colorEffect(Gray())
        #expect(throws: PixelError.self) { try picture.applying(effect) }
    }
}

private struct Tint: ColorKernel {
    let color: Color
    let amount: Float
    let width: Float

    func color<L: Lanes>(at position: Point<L>, of pixel: RGBA<L>) -> RGBA<L> {
        let t = position.x / width * amount
        func toward(_ channel: L, _ target: Double) -> L { mix(channel, pixel.a * Float(target), t) }
        return RGBA(
            toward(pixel.r, color.red), toward(pixel.g, color.green), toward(pixel.b, color.blue), pixel.a)
    }
}

private struct Mirror: DistortionKernel {
    let width: Float

    func sourcePosition<L: Lanes>(of position: Point<L>) -> Point<L> { Point(width - position.x, position.y) }
}
