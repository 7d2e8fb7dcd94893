import ShaderHost

/// The shape of `measure --json`.
struct MeasureReport: Encodable {
    let machine: Machine
    let results: [MeasuredKernel]
}

/// What is the same for all kernels of a measurement.
struct MeasureSetting: Equatable {
    let layout: PixelLayout
    let threads: Int
    let instructionSet: InstructionSet
}

/// What was found out about one kernel.
struct MeasuredKernel: Equatable {
    let kernel: String
    let setting: MeasureSetting
    let summary: RoundSummary

    /// At the median.
    var megapixelsPerSecond: Double {
        summary.framesPerSecond.median * Double(setting.layout.width * setting.layout.height) / 1e6
    }
}

extension MeasuredKernel: Encodable {
    private enum Key: String, CodingKey {
        case kernel, width, height, format, threads, instructionSet
        case framesPerSecond, megapixelsPerSecond, copyRatio
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: Key.self)
        try fields.encode(kernel, forKey: .kernel)
        try fields.encode(setting.layout.width, forKey: .width)
        try fields.encode(setting.layout.height, forKey: .height)
        try fields.encode(setting.layout.format.rawValue, forKey: .format)
        try fields.encode(setting.threads, forKey: .threads)
        try fields.encode(setting.instructionSet, forKey: .instructionSet)
        try fields.encode(summary.framesPerSecond, forKey: .framesPerSecond)
        try fields.encode(megapixelsPerSecond, forKey: .megapixelsPerSecond)
        try fields.encode(summary.copyRatio, forKey: .copyRatio)
    }
}
