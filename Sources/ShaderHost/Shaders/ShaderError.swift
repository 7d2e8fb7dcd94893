public import ShaderKernels

/// Why a shader cannot be called.
public enum ShaderError: Error, Hashable, Sendable {
    /// - Parameter nearest: names that are like it, the nearest first.
    case unknownFunction(name: String, nearest: [String])
    case wrongKind(function: String, is: KernelDescription.Kind, expected: KernelDescription.Kind)
    case argumentCount(function: String, expected: Int, actual: Int)
    /// - Parameter index: from 0 on.
    case argumentType(
        function: String, index: Int, parameter: String, expected: KernelParameter.Kind,
        actual: KernelParameter.Kind)
}

extension ShaderError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unknownFunction(let name, let nearest):
            "there is no shader function '\(name)'"
                + (nearest.isEmpty ? "" : "; there is " + nearest.joined(separator: ", "))
        case .wrongKind(let function, let kind, let expected):
            "'\(function)' is a \(kind.rawValue) function, and a \(expected.rawValue) function is needed"
        case .argumentCount(let function, let expected, let actual):
            "'\(function)' takes \(expected) argument\(expected == 1 ? "" : "s"), not \(actual)"
        case .argumentType(let function, let index, let parameter, let expected, let actual):
            "argument \(index + 1) of '\(function)', \(parameter), is a \(expected.rawValue), not a \(actual.rawValue)"
        }
    }
}
