public import ShaderKernels
public import ShaderLoops

extension ShaderLibrary {
    /// This library with one more function; one of the same name gives way to it.
    ///
    /// - Parameters:
    ///   - description: the name, and the parameters in order. Calls are checked against them. The kind is the
    ///     kernel's, whatever stands here.
    ///   - lanes: as in `Renderer.render`.
    ///   - kernel: the kernel for arguments that fit the description.
    @inlinable
    public func adding<Kernel: ColorKernel, L: PixelLanes>(
        _ description: KernelDescription, lanes: L.Type = Lanes4.self,
        kernel: @escaping @Sendable (ShaderArguments) -> Kernel
    ) -> ShaderLibrary {
        adding(
            RegisteredFunction(description, kind: .color) {
                ErasedKernel(Recolored(base: Unmoved(), kernel: kernel($0)), lanes: L.self)
            })
    }

    /// The same for a function that moves pixels.
    @inlinable
    public func adding<Kernel: DistortionKernel, L: PixelLanes>(
        _ description: KernelDescription, lanes: L.Type = Lanes4.self,
        kernel: @escaping @Sendable (ShaderArguments) -> Kernel
    ) -> ShaderLibrary {
        adding(
            RegisteredFunction(description, kind: .distortion) {
                ErasedKernel(Displaced(kernel: kernel($0), padding: $0.padding), lanes: L.self)
            })
    }

    /// The same for a function that samples the layer.
    @inlinable
    public func adding<Kernel: LayerKernel, L: PixelLanes>(
        _ description: KernelDescription, lanes: L.Type = Lanes4.self,
        kernel: @escaping @Sendable (ShaderArguments) -> Kernel
    ) -> ShaderLibrary {
        adding(
            RegisteredFunction(description, kind: .layer) {
                ErasedKernel(Layered(kernel: kernel($0), padding: $0.padding), lanes: L.self)
            })
    }

    /// The same for a function that samples the layer and its argument `image`; without one, or with an empty
    /// one, the layer is both.
    @inlinable
    public func adding<Kernel: TwoLayerKernel, L: PixelLanes>(
        _ description: KernelDescription, lanes: L.Type = Lanes4.self,
        kernel: @escaping @Sendable (ShaderArguments) -> Kernel
    ) -> ShaderLibrary {
        adding(
            RegisteredFunction(description, kind: .layer) {
                ErasedKernel(
                    LayeredTwice(kernel: kernel($0), other: $0.image, padding: $0.padding), lanes: L.self)
            })
    }

    /// The same for a function that fills. What its kernel reads must belong to the arguments or to the closure.
    @inlinable
    public func adding<Kernel: FillKernel, L: PixelLanes>(
        _ description: KernelDescription, lanes: L.Type = Lanes4.self,
        kernel: @escaping @Sendable (ShaderArguments) -> Kernel
    ) -> ShaderLibrary {
        adding(
            RegisteredFunction(description, kind: .fill) { ErasedKernel(Filled(kernel($0)), lanes: L.self) })
    }

    @usableFromInline
    func adding(_ function: RegisteredFunction) -> ShaderLibrary {
        ShaderLibrary(functions: functions.merging([function.description.name: function]) { $1 })
    }
}
