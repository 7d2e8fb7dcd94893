import ShaderHost
import ShaderKernels

/// One modifier of an effect with its numbers.
///
/// Steps are put together by what they are, not as `AnyVisualEffect`s: movements that follow each other sample the
/// content once then, and colours that do become one pass, as they do in code.
enum EffectStep: Sendable {
    case color(any ColorKernel)
    case distortion(any DistortionKernel)
    case layer(any LayerKernel)
    case blur(radius: Double, isOpaque: Bool)
    case offset(x: Double, y: Double)
    case scale(x: Double, y: Double, anchor: UnitPoint)
    case rotation(Angle, anchor: UnitPoint)
    case rotation3D(
        Angle, axis: (x: Double, y: Double, z: Double), anchor: UnitPoint, anchorZ: Double, perspective: Double)
    case shadow(Color, radius: Double, x: Double, y: Double)
    case clip(any InsettableShape)
    case overlay(any VisualEffect)
    case background(any VisualEffect)

    func applied(to content: some VisualEffect) -> any VisualEffect {
        switch self {
        case .color(let kernel): Self.recolored(content, by: kernel)
        case .distortion(let kernel): Self.distorted(content, by: kernel)
        case .layer(let kernel): Self.shaded(content, by: kernel)
        case .blur(let radius, let isOpaque): content.blur(radius: radius, opaque: isOpaque)
        case .offset(let x, let y): content.offset(x: x, y: y)
        case .scale(let x, let y, let anchor): content.scaleEffect(x: x, y: y, anchor: anchor)
        case .rotation(let angle, let anchor): content.rotationEffect(angle, anchor: anchor)
        case .rotation3D(let angle, let axis, let anchor, let anchorZ, let perspective):
            content.rotation3DEffect(
                angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)
        case .shadow(let color, let radius, let x, let y):
            content.shadow(color: color, radius: radius, x: x, y: y)
        case .clip(let shape): Self.clipped(content, to: shape)
        case .overlay(let top): Self.overlaid(content, by: top)
        case .background(let bottom): Self.laid(content, over: bottom)
        }
    }

    // What is inside of an `any` has a type of its own as soon as it is an argument.

    private static func recolored(_ content: some VisualEffect, by kernel: some ColorKernel) -> any VisualEffect
    {
        content.colorEffect(kernel)
    }

    private static func distorted(
        _ content: some VisualEffect, by kernel: some DistortionKernel
    ) -> any VisualEffect {
        content.distortionEffect(kernel, maxSampleOffset: .zero)
    }

    private static func shaded(_ content: some VisualEffect, by kernel: some LayerKernel) -> any VisualEffect {
        content.layerEffect(kernel, maxSampleOffset: .zero)
    }

    private static func clipped(_ content: some VisualEffect, to shape: some Shape) -> any VisualEffect {
        content.clipShape(shape)
    }

    private static func overlaid(_ content: some VisualEffect, by top: some VisualEffect) -> any VisualEffect {
        content.compositingEffect(Blend(top.blendMode), with: top)
    }

    private static func laid(_ content: some VisualEffect, over bottom: some VisualEffect) -> any VisualEffect {
        content.background(bottom)
    }
}
