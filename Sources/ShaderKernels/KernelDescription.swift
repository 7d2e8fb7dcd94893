/// What a person or a program needs to know to call a kernel by its name.
public struct KernelDescription: Sendable {
    /// What a kernel is given, and gives back.
    public enum Kind: String, Sendable {
        case color, distortion, layer, fill, compositing
    }

    /// The name of the shader function, as a `.metal` file would have it.
    public let name: String
    public let kind: Kind
    /// One sentence.
    public let summary: String
    public let parameters: [KernelParameter]

    public init(name: String, kind: Kind, summary: String = "", parameters: [KernelParameter] = []) {
        self.name = name
        self.kind = kind
        self.summary = summary
        self.parameters = parameters
    }
}

/// A uniform parameter of a kernel. Values outside of the range have a defined result too; the range is where
/// it is of use.
public struct KernelParameter: Sendable, Hashable {
    public let name: String
    public let summary: String
    /// Empty for a number without a unit.
    public let unit: String
    /// The bounds may be infinite.
    public let range: ClosedRange<Float>
    public let defaultValue: Float
    public let type: Kind

    /// What an argument for a parameter is made of.
    public enum Kind: String, Sendable {
        case float, float2, float3, float4, floatArray, color, colorArray, image, data
    }

    /// - Parameters: the range and the default are those of a number.
    public init(
        name: String, type: Kind = .float, summary: String = "", unit: String = "",
        range: ClosedRange<Float> = -.infinity ... .infinity, defaultValue: Float = 0
    ) {
        self.name = name
        self.type = type
        self.summary = summary
        self.unit = unit
        self.range = range
        self.defaultValue = defaultValue
    }
}

extension KernelParameter {
    /// The phase that drives a transition. Its default is a phase at which something can be seen.
    static let phase = KernelParameter(
        name: "value", summary: "phase: -1 about to appear, 0 in place, 1 gone", unit: "",
        range: -1...1, defaultValue: 0.5)

    static let tileSize = KernelParameter(
        name: "tileSize", summary: "edge of a tile at phase -1 and 1", unit: "points", range: 0 ... .infinity,
        defaultValue: 32)
}
