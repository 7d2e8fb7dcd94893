import ShaderKernels

extension Entry<EffectStep> {
    /// An effect of one kernel, with the parameters that the kernel declares. The phase that drives it is the phase itself
    /// where it is not given.
    init(_ kernel: KernelDescription, step: @escaping @Sendable (KernelValues) -> EffectStep) {
        self.init(kernel.name, kernel.summary, kernel.parameters.map(Vocabulary.number)) {
            step(KernelValues(values: $0))
        }
    }
}

/// The values of a kernel's parameters.
struct KernelValues {
    fileprivate let values: [String: Double]

    /// One that the kernel does not declare is NaN, for which every kernel has a result.
    subscript(name: String) -> Double { values[name] ?? .nan }
    subscript(name: String) -> Float { Float(values[name] ?? .nan) }
}

extension Vocabulary {
    fileprivate static func number(_ parameter: KernelParameter) -> Parameter<Double> {
        number(
            parameter.name, parameter.summary,
            parameter.name == KernelArguments.phaseName
                ? PhasedNumber(from: -1, to: 1) : PhasedNumber(parameter.defaultValue.exact),
            Unit(rawValue: parameter.unit) ?? .none, in: parameter.exactRange)
    }
}

extension ParameterDescription {
    init(_ parameter: KernelParameter) {
        self.init(
            name: parameter.name, summary: parameter.summary,
            kind: .number(Unit(rawValue: parameter.unit) ?? .none, parameter.exactRange),
            defaultText: parameter.defaultValue.text)
    }
}

extension KernelParameter {
    fileprivate var exactRange: ClosedRange<Double> { range.lowerBound.exact...range.upperBound.exact }
}

extension Float {
    /// What its digits say: 0.2 rather than 0.200000003.
    fileprivate var exact: Double { Double(description) ?? Double(self) }
}
