import ShaderKernels
import ShaderLoops

/// A call of a shader function: its name and its arguments. Whether they fit is found when an effect with it is
/// rendered.
public struct Shader: Hashable, Sendable {
    public var function: ShaderFunction
    public var arguments: [Argument]

    public init(function: ShaderFunction, arguments: [Argument]) {
        self.function = function
        self.arguments = arguments
    }

    /// The kernel that is called.
    ///
    /// - Throws: what does not fit.
    func kernel(
        for kind: KernelDescription.Kind, size: Size, padding: LayerPadding, grid: PixelGrid
    ) throws(ShaderError) -> ErasedKernel {
        let (functions, name) = (function.library.functions, function.name)
        guard let function = functions[name] else {
            let nearest = nearestNames(to: name, among: functions.keys.sorted())
            throw .unknownFunction(name: name, nearest: nearest)
        }
        guard function.description.kind == kind else {
            throw .wrongKind(function: name, is: function.description.kind, expected: kind)
        }
        return try function.kernel(
            calledWith: ShaderArguments(arguments, size: size, padding: padding, grid: grid))
    }
}

/// A function of a library, by its name; called like a function, it gives a shader.
@dynamicCallable
public struct ShaderFunction: Hashable, Sendable {
    public var library: ShaderLibrary
    public var name: String

    public init(library: ShaderLibrary, name: String) {
        self.library = library
        self.name = name
    }

    public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
        Shader(function: self, arguments: arguments)
    }
}
