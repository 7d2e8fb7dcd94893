import ShaderKernels

// A kernel's parameters become options by themselves: `tileSize` is `--tile-size`.

extension Option<Float> {
    init(_ parameter: KernelParameter) {
        self.init(
            name: parameter.name.hyphenated, type: .argument(for: parameter), summary: parameter.summary,
            defaultText: parameter.defaultValue.text)
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
