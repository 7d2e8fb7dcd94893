public import ShaderKernels

/// Kernels by name: `ShaderLibrary.mosaic(.float(0.5), .float(32))`.
///
/// A library is a value. `default` holds the package's own kernels; kernels of one's own are added to it, or to
/// an empty one, with a description of what they are called with.
@dynamicMemberLookup
public struct ShaderLibrary: Sendable {
    let functions: [String: RegisteredFunction]

    /// A library without functions.
    public init() { functions = [:] }

    init(functions: [String: RegisteredFunction]) { self.functions = functions }

    public subscript(dynamicMember name: String) -> ShaderFunction {
        ShaderFunction(library: self, name: name)
    }

    /// A function of the default library.
    public static subscript(dynamicMember name: String) -> ShaderFunction { Self.default[dynamicMember: name] }

    /// What there is, by name.
    public var descriptions: [KernelDescription] {
        functions.values.map(\.description).sorted { $0.name < $1.name }
    }
}

// Closures cannot be compared; libraries with the same descriptions and the same additions are the same.
extension ShaderLibrary: Hashable {
    public static func == (left: ShaderLibrary, right: ShaderLibrary) -> Bool {
        left.functions.mapValues(\.identity) == right.functions.mapValues(\.identity)
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(functions.mapValues(\.identity)) }
}

extension ShaderLibrary {
    /// The package's own kernels, under their names and with their parameters in order.
    public static let `default` = ShaderLibrary()
        .adding(Gray.description) { _ in Gray() }
        .adding(Opacity.description) { Opacity(value: $0.float(0)) }
        .adding(Mosaic.description) { Mosaic(value: $0.float(0), tileSize: $0.float(1)) }
        .adding(Mosaic2.description) { Mosaic2(value: $0.float(0), tileSize: $0.float(1)) }
        .adding(Wave.description) {
            Wave(value: $0.float(0), amplitude: $0.float(1), wavelength: $0.float(2))
        }
}
