import ShaderHost
import ShaderKernels

extension ByteReader {
    /// Up to three effects, one behind the other, with arguments of any size.
    mutating func effect() -> AnyVisualEffect {
        (0..<number(in: 0...3)).reduce(AnyVisualEffect(EmptyVisualEffect())) { content, _ in
            switch byte() % 4 {
            case 0: shaded(content)
            case 1: moved(content)
            case 2: shaped(content)
            default: composed(content)
            }
        }
    }

    /// Up to three effects whose pixels are means of pixels, or parts of them.
    mutating func mean() -> AnyVisualEffect {
        (0..<number(in: 0...3)).reduce(AnyVisualEffect(EmptyVisualEffect())) { content, _ in
            switch byte() % 6 {
            case 0: AnyVisualEffect(content.colorEffect(Opacity(value: float())))
            case 1: sampled(content)
            case 2: AnyVisualEffect(content.clipShape(path(), rule: flag() ? .evenOdd : .winding))
            case 3: AnyVisualEffect(content.mask(Capsule().scale(x: amount(), y: amount(), anchor: point())))
            case 4: AnyVisualEffect(content.overlay(moved(AnyVisualEffect(EmptyVisualEffect()))))
            default: moved(content)
            }
        }
    }

    private mutating func offset() -> SampleOffset { SampleOffset(width: float(), height: float()) }

    private mutating func shaded(_ content: AnyVisualEffect) -> AnyVisualEffect {
        switch byte() % 8 {
        case 0: AnyVisualEffect(content.colorEffect(Gray(), isEnabled: flag()))
        case 1: AnyVisualEffect(content.colorEffect(Opacity(value: float())))
        case 2: sampled(content)
        case 3: AnyVisualEffect(content.brightness(amount()).contrast(amount()).saturation(amount()))
        case 4: AnyVisualEffect(content.hueRotation(angle()).colorMultiply(color()))
        case 5: AnyVisualEffect(content.luminanceToAlpha().colorInvert())
        default: called(content)
        }
    }

    private mutating func sampled(_ content: AnyVisualEffect) -> AnyVisualEffect {
        switch byte() % 3 {
        case 0:
            AnyVisualEffect(
                content.layerEffect(
                    Mosaic(value: Float(amount()), tileSize: Float(amount())), maxSampleOffset: offset()))
        case 1:
            AnyVisualEffect(
                content.distortionEffect(
                    Mosaic2(value: Float(amount()), tileSize: Float(amount())), maxSampleOffset: offset()))
        default:
            AnyVisualEffect(
                content.distortionEffect(
                    Wave(value: Float(amount()), amplitude: Float(amount()), wavelength: Float(amount())),
                    maxSampleOffset: offset()))
        }
    }

    /// A shader by its name, with arguments that need not suit it.
    private mutating func called(_ content: AnyVisualEffect) -> AnyVisualEffect {
        let names = ShaderLibrary.default.descriptions.map(\.name) + ["", "none"]
        let function = ShaderFunction(library: .default, name: element(of: names) ?? "")
        let arguments = (0..<number(in: 0...4)).map { _ -> Shader.Argument in
            switch byte() % 6 {
            case 0: .float2(amount(), amount())
            case 1: .boundingRect
            case 2: .color(color())
            case 3: .floatArray([Float(amount())])
            default: .float(amount())
            }
        }
        let shader = Shader(function: function, arguments: arguments)
        return switch byte() % 3 {
        case 0: AnyVisualEffect(content.colorEffect(shader))
        case 1: AnyVisualEffect(content.distortionEffect(shader, maxSampleOffset: offset()))
        default: AnyVisualEffect(content.layerEffect(shader, maxSampleOffset: offset()))
        }
    }

    private mutating func moved(_ content: AnyVisualEffect) -> AnyVisualEffect {
        switch byte() % 7 {
        case 0: AnyVisualEffect(content.offset(x: amount(), y: amount()))
        case 1: AnyVisualEffect(content.scaleEffect(x: amount(), y: amount(), anchor: point()))
        case 2: AnyVisualEffect(content.rotationEffect(angle(), anchor: point()))
        case 3:
            AnyVisualEffect(
                content.rotation3DEffect(
                    angle(), axis: (amount(), amount(), amount()), anchor: point(), anchorZ: amount(),
                    perspective: amount()))
        case 4: AnyVisualEffect(content.transformEffect(transform()))
        case 5: AnyVisualEffect(content.projectionEffect(transform()))
        default: AnyVisualEffect(content.blur(radius: amount(), opaque: flag()))
        }
    }

    private mutating func shaped(_ content: AnyVisualEffect) -> AnyVisualEffect {
        switch byte() % 7 {
        case 0: AnyVisualEffect(content.clipShape(path(), rule: flag() ? .evenOdd : .winding))
        case 1: AnyVisualEffect(content.clipShape(RoundedRectangle(cornerRadius: amount()).inset(by: amount())))
        case 2: AnyVisualEffect(content.clipShape(Ellipse().inset(by: amount()).rotation(angle())))
        case 3: AnyVisualEffect(content.overlay(path().stroke(color(), style: stroke())))
        case 4:
            AnyVisualEffect(
                content.overlay(Circle().trim(from: amount(), to: amount()).stroke(style: stroke())))
        case 5: AnyVisualEffect(content.mask(Capsule().scale(x: amount(), y: amount(), anchor: point())))
        default: AnyVisualEffect(content.overlay(path().trim(from: amount(), to: amount())))
        }
    }

    private mutating func composed(_ content: AnyVisualEffect) -> AnyVisualEffect {
        switch byte() % 8 {
        case 0:
            AnyVisualEffect(content.shadow(color: color(), radius: amount(), x: amount(), y: amount()))
        case 1: AnyVisualEffect(content.background(color().drawing.blendMode(blendMode())))
        case 2:
            AnyVisualEffect(
                content.overlay(
                    LinearGradient(gradient: gradient(), startPoint: point(), endPoint: point())
                        .drawing.blendMode(blendMode())))
        case 3:
            AnyVisualEffect(
                content.overlay(
                    RadialGradient(
                        gradient: gradient(), center: point(), startRadius: amount(), endRadius: amount())))
        case 4:
            AnyVisualEffect(
                content.mask(
                    AngularGradient(
                        gradient: gradient(), center: point(), startAngle: angle(), endAngle: angle())))
        case 5: AnyVisualEffect(content.overlay(mesh()))
        case 6:
            AnyVisualEffect(content.overlay(moved(AnyVisualEffect(EmptyVisualEffect())).blendMode(blendMode())))
        default: crossed(content)
        }
    }

    private mutating func blendMode() -> BlendMode { element(of: BlendMode.allCases) ?? .normal }

    private mutating func crossed(_ content: AnyVisualEffect) -> AnyVisualEffect {
        let parameters = CrossingParameters(
            color: flag() ? color() : nil, softness: flag() ? amount() : nil, center: point(),
            tileSize: flag() ? amount() : nil, sliceCount: integer(), seed: integer())
        return AnyVisualEffect(
            content.crossing(
                element(of: Crossing.allCases) ?? .fade, to: color(), progress: amount(), parameters: parameters
            ))
    }
}
