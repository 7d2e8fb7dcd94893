import ShaderKernels

/// The shape of `list --json`.
struct KernelList: Encodable {
    let kernels: [Kernel]

    struct Kernel: Encodable {
        let name: String
        let kind: String
        let summary: String
        let parameters: [Parameter]
    }

    struct Parameter: Encodable {
        let name: String
        let summary: String
        /// Empty for a number without a unit.
        let unit: String
        let minimum: Float
        /// Absent where there is none.
        let maximum: Float?
        let `default`: Float
    }

    init(_ kernels: [KernelDescription]) {
        self.kernels = kernels.map { kernel in
            Kernel(
                name: kernel.name, kind: kernel.kind.rawValue, summary: kernel.summary,
                parameters: kernel.parameters.map(Parameter.init))
        }
    }
}

extension KernelList.Parameter {
    /// JSON has no infinity.
    fileprivate init(_ parameter: KernelParameter) {
        self.init(
            name: parameter.name, summary: parameter.summary, unit: parameter.unit,
            minimum: parameter.range.lowerBound,
            maximum: parameter.range.upperBound.isFinite ? parameter.range.upperBound : nil,
            default: parameter.defaultValue)
    }
}
