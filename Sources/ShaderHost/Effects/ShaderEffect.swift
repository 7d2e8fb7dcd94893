public import ShaderKernels
public import ShaderLoops

/// What a shader is called for.
public protocol ShaderUse: Sendable {
    static var kind: KernelDescription.Kind { get }
}

public enum ColorUse: ShaderUse { public static var kind: KernelDescription.Kind { .color } }
public enum DistortionUse: ShaderUse { public static var kind: KernelDescription.Kind { .distortion } }
public enum LayerUse: ShaderUse { public static var kind: KernelDescription.Kind { .layer } }

/// Content through a shader that is called by its name.
public struct ShaderEffect<Content: VisualEffect, Use: ShaderUse>: RenderedEffect {
    let content: Content
    let shader: Shader
    let padding: LayerPadding
    let isEnabled: Bool

    /// What stands before a colour shader is rendered elsewhere first.
    public static var isPointwise: Bool { Use.kind == .color }

    public func isIdentity(for size: Size) -> Bool {
        let kernel = isEnabled ? try? kernel(for: size) : nil
        return content.isIdentity(for: size) && (!isEnabled || kernel?.isIdentity == true)
    }

    public func passes(for size: Size) -> [RenderPass] {
        let earlier = content.isIdentity(for: size) ? [] : content.passes(for: size)
        return isEnabled ? earlier + [RenderPass(steps: ["shader \(shader.function.name)"])] : earlier
    }

    public func render<L: PixelLanes>(
        from source: PixelView, into destination: MutablePixelView, with renderer: Renderer, lanes: L.Type
    ) throws(PixelError) {
        let kernel: ErasedKernel?
        do { kernel = isEnabled ? try self.kernel(for: renderer.size(of: source.layout)) : nil } catch {
            throw .shader(error)
        }
        try renderer.withResult(of: content, from: source, lanes: L.self) { (source) throws(PixelError) in
            renderer.shade(from: source, into: destination, with: kernel, padding: padding)
        }
    }

    private func kernel(for size: Size) throws(ShaderError) -> ErasedKernel {
        let (functions, name) = (shader.function.library.functions, shader.function.name)
        guard let function = functions[name] else {
            let nearest = nearestNames(to: name, among: functions.keys.sorted())
            throw .unknownFunction(name: name, nearest: nearest)
        }
        guard function.description.kind == Use.kind else {
            throw .wrongKind(function: name, is: function.description.kind, expected: Use.kind)
        }
        return try function.kernel(calledWith: ShaderArguments(shader.arguments, size: size))
    }
}

extension VisualEffect {
    /// Applies a colour shader to every pixel.
    ///
    /// - Parameter isEnabled: `false` leaves the picture as it is.
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> ShaderEffect<Self, ColorUse> {
        ShaderEffect(
            content: self, shader: shader, padding: LayerPadding(.zero), isEnabled: isEnabled)
    }

    /// Moves pixels, as the kernels' `distortionEffect` does.
    public func distortionEffect(
        _ shader: Shader, maxSampleOffset: SampleOffset, isEnabled: Bool = true
    ) -> ShaderEffect<Self, DistortionUse> {
        ShaderEffect(
            content: self, shader: shader, padding: LayerPadding(maxSampleOffset),
            isEnabled: isEnabled)
    }

    /// Replaces pixels by what a shader makes of the content, as the kernels' `layerEffect` does.
    public func layerEffect(
        _ shader: Shader, maxSampleOffset: SampleOffset, isEnabled: Bool = true
    ) -> ShaderEffect<Self, LayerUse> {
        ShaderEffect(
            content: self, shader: shader, padding: LayerPadding(maxSampleOffset),
            isEnabled: isEnabled)
    }
}
