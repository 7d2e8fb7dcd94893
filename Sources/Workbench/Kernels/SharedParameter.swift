import ShaderKernels

/// A name that one kernel or several have a parameter under, and so one option of the command line. It need not
/// mean the same to all of them.
struct SharedParameter: Sendable {
    struct Use: Sendable {
        let kernel: String
        let parameter: KernelParameter
    }

    let name: String
    var uses: [Use]

    /// What it is to every kernel that takes it; nil where they differ.
    var common: KernelParameter? {
        Set(uses.map(\.parameter)).count == 1 ? uses.first?.parameter : nil
    }
}

extension KernelParameter {
    /// Such as "edge of a tile at phase -1 and 1; 0 or more points, default 32".
    var explanation: String { ParameterDescription(self).explanation }
}
