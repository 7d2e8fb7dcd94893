import ShaderKernels

// A kernel's parameters become options by themselves: `tileSize` is `--tile-size`.

extension Option<Float> {
    init(_ parameter: KernelParameter) {
        self.init(
            name: parameter.name.hyphenated, type: .argument(for: parameter), summary: parameter.summary,
            defaultText: parameter.defaultValue.text)
    }

    /// For all kernels that have a parameter of the name: what `--help` shows. Where it is not the same to all,
    /// there is a line for each.
    init(_ shared: SharedParameter) {
        if let common = shared.common {
            self.init(common)
        } else {
            let lines = shared.uses.map { "\($0.kernel): \($0.parameter.explanation)" }
            self.init(
                name: shared.name.hyphenated,
                type: ValueType(placeholder: "N", requirement: "a number") { Float($0) },
                summary: lines.joined(separator: "\n"))
        }
    }
}

extension Arguments {
    /// What is given for a kernel's parameters, by the parameter's name.
    ///
    /// - Throws: ``CommandLineError/parameterNotTaken(option:kernel:)`` for a parameter of other kernels.
    func values(for kernel: CataloguedKernel) throws(CommandLineError) -> [String: Float] {
        var values: [String: Float] = [:]
        for known in Catalogue.parameters where contains(Option(known)) {
            // Of the same name, but with this kernel's own range.
            guard let parameter = kernel.parameters.first(where: { $0.name == known.name }) else {
                throw .parameterNotTaken(option: known.name.hyphenated, kernel: kernel.description.name)
            }
            values[parameter.name] = try value(of: Option(parameter))
        }
        return values
    }
}

extension String {
    /// "tile-size" for "tileSize".
    fileprivate var hyphenated: String {
        reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) }
    }
}
