public import ShaderKernels
import ShaderLoops
import Synchronization

/// A kernel that can be called by its name.
@usableFromInline
struct RegisteredFunction: Sendable {
    let description: KernelDescription
    /// Different for every registration.
    let identity: Int
    /// For arguments that fit.
    private let make: @Sendable (ShaderArguments) -> ErasedKernel

    private static let registrations = Atomic(0)

    @usableFromInline
    init(
        _ description: KernelDescription, kind: KernelDescription.Kind,
        make: @escaping @Sendable (ShaderArguments) -> ErasedKernel
    ) {
        self.description = KernelDescription(
            name: description.name, kind: kind, summary: description.summary,
            parameters: description.parameters)
        self.make = make
        identity = Self.registrations.add(1, ordering: .relaxed).newValue
    }

    /// - Throws: what does not fit.
    func kernel(calledWith arguments: ShaderArguments) throws(ShaderError) -> ErasedKernel {
        let (name, parameters) = (description.name, description.parameters)
        guard arguments.values.count == parameters.count else {
            throw .argumentCount(function: name, expected: parameters.count, actual: arguments.values.count)
        }
        for (index, (argument, parameter)) in zip(arguments.values, parameters).enumerated()
        where argument.kind != parameter.type {
            throw .argumentType(
                function: name, index: index, parameter: parameter.name, expected: parameter.type,
                actual: argument.kind)
        }
        return make(arguments)
    }
}
