public import ShaderKernels
public import ShaderLoops

/// Content through a shader that is called by its name.
public struct ShaderEffect<Content: VisualEffect>: RenderedEffect {
    let content: Content
    let shader: Shader
    let kind: KernelDescription.Kind
    let padding: LayerPadding
    let isEnabled: Bool

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
        guard function.description.kind == kind else {
            throw .wrongKind(function: name, is: function.description.kind, expected: kind)
        }
        return try function.kernel(calledWith: ShaderArguments(shader.arguments, size: size))
    }
}

extension VisualEffect {
    /// Applies a colour shader to every pixel.
    ///
    /// - Parameter isEnabled: `false` leaves the picture as it is.
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> ShaderEffect<Self> {
        ShaderEffect(
            content: self, shader: shader, kind: .color, padding: LayerPadding(.zero), isEnabled: isEnabled)
    }

    /// Moves pixels, as the kernels' `distortionEffect` does.
    public func distortionEffect(
        _ shader: Shader, maxSampleOffset: SampleOffset, isEnabled: Bool = true
    ) -> ShaderEffect<Self> {
        ShaderEffect(
            content: self, shader: shader, kind: .distortion, padding: LayerPadding(maxSampleOffset),
            isEnabled: isEnabled)
    }

    /// Replaces pixels by what a shader makes of the content, as the kernels' `layerEffect` does.
    public func layerEffect(
        _ shader: Shader, maxSampleOffset: SampleOffset, isEnabled: Bool = true
    ) -> ShaderEffect<Self> {
        ShaderEffect(
            content: self, shader: shader, kind: .layer, padding: LayerPadding(maxSampleOffset),
            isEnabled: isEnabled)
    }
}
