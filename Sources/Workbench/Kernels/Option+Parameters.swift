import ShaderKernels

// A kernel's parameters become options by themselves: `tileSize` is `--tile-size`.

extension Option<Float> {
    /// - Parameter kernels: those to be named as taking it.
    init(_ parameter: KernelParameter, of kernels: [String] = []) {
        let prefix = kernels.isEmpty ? "" : kernels.joined(separator: ", ") + ": "
        self.init(
            name: parameter.name.hyphenated, type: .argument(for: parameter),
            summary: prefix + parameter.summary,
            defaultText: parameter.defaultValue.text)
    }

    /// For all kernels that have a parameter of the name: what `--help` shows. Where it is not the same to all,
    /// there is a line for each.
    init(_ shared: SharedParameter) {
        if let common = shared.common {
            self.init(common, of: shared.uses.map(\.kernel))
        } else {
            let lines = shared.uses.map { "\($0.kernel): \($0.parameter.explanation)" }
            self.init(
                name: shared.name.hyphenated,
                type: ValueType(placeholder: "N", requirement: "a number") { Float($0) },
                summary: lines.joined(separator: "\n"))
        }
    }
}

extension Catalogue {
    /// An option for every name that kernels have a parameter under.
    static let parameterOptions: [any CommandOption] = parameters.map { Option($0) }
}

extension Arguments {
    /// - Throws: ``CommandLineError/parameterNotTaken(option:kernels:)`` for a parameter that is given and that none of
    ///   the kernels has.
    func checkParameters(of kernels: [CataloguedKernel]) throws(CommandLineError) {
        let names = kernels.map(\.description.name)
        for known in Catalogue.parameters where contains(Option(known)) {
            guard known.uses.contains(where: { names.contains($0.kernel) }) else {
                throw .parameterNotTaken(option: known.name.hyphenated, kernels: names)
            }
        }
    }

    /// What to call a kernel with: what is given for its parameters, within the kernel's own ranges, and the default
    /// values of the others.
    func arguments(for kernel: CataloguedKernel) throws(CommandLineError) -> KernelArguments {
        var values: [String: Float] = [:]
        for parameter in kernel.parameters {
            values[parameter.name] = try optionalValue(of: Option(parameter))
        }
        return kernel.arguments(values)
    }
}

extension String {
    /// "tile-size" for "tileSize".
    fileprivate var hyphenated: String {
        reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) }
    }
}
