import ShaderHost
import ShaderKernels

/// A kernel with the means to run it, for callers that know it by its name only.
struct CataloguedKernel: Sendable {
    let description: KernelDescription
    /// The effect, for callers that go on with it.
    let effect: @Sendable (KernelArguments) -> AnyVisualEffect
    /// Renders one frame, from a source into a destination of the same size.
    let render: @Sendable (KernelArguments, Renderer, PixelView, MutablePixelView) throws(PixelError) -> Void

    /// The effect's type is known here, and for good: behind the closure is a loop made for this one effect.
    /// What is dynamic is one call a frame.
    init<Effect: VisualEffect>(
        _ description: KernelDescription, effect: @escaping @Sendable (KernelArguments) -> Effect
    ) {
        self.description = description
        self.effect = { AnyVisualEffect(effect($0)) }
        render = { arguments, renderer, source, destination throws(PixelError) in
            var arguments = arguments
            arguments.size = SampleOffset(
                width: Float(source.layout.width) / renderer.displayScale,
                height: Float(source.layout.height) / renderer.displayScale)
            try renderer.render(effect(arguments), from: source, into: destination)
        }
    }

    /// What the kernel takes besides the phase.
    var parameters: [KernelParameter] {
        description.parameters.filter { $0.name != KernelArguments.phaseName }
    }

    /// What to call it with, at phase 0 to begin with.
    ///
    /// - Parameter values: by the parameter's name; a parameter that is missing gets its default value.
    func arguments(_ values: [String: Float] = [:]) -> KernelArguments {
        let defaults = parameters.map { ($0.name, $0.defaultValue) }
        return KernelArguments(
            phase: 0, values: Dictionary(defaults, uniquingKeysWith: { $1 }).merging(values) { $1 })
    }
}

/// What a kernel is called with.
struct KernelArguments: Sendable {
    /// The phase's name among a kernel's parameters.
    static let phaseName = "value"

    var phase: Float
    fileprivate let values: [String: Float]
    /// The picture's, in points; an effect that samples from anywhere in it takes it for its offset.
    var size = SampleOffset.zero

    /// The picture's middle, in points.
    var center: Point<Float> { Point(size.width / 2, size.height / 2) }

    /// The value of a parameter. One that the kernel does not declare is NaN, for which every kernel has a
    /// result.
    subscript(name: String) -> Float { values[name] ?? .nan }
}
