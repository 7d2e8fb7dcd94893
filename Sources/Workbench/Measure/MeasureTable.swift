import ShaderHost

/// The table that `measure` prints for people. Its columns are known before its rows are, so each row can be
/// shown as soon as it is measured.
struct MeasureTable {
    private let nameWidth: Int
    private static let numberWidth = 10

    init(kernelNames: [String]) {
        nameWidth = (kernelNames + ["kernel"]).map(\.count).max() ?? 0
    }

    func heading(_ machine: Machine, _ setting: MeasureSetting, picture: String, phase: Float?) -> String {
        let layout = setting.layout
        let lines = [
            "\(machine.cpu), \(counted(machine.cores, "core")) usable, \(machine.operatingSystem)",
            "\(setting.instructionSet.name) instructions, \(machine.build.rawValue) build, "
                + counted(setting.threads, "thread"),
            "\(picture), \(layout.width)x\(layout.height) pixels, \(layout.format.rawValue), "
                + "phase \(phase?.text ?? "-1 to 1")",
            "",
            line("kernel", ["frames/s", "minimum", "maximum", "Mpixels/s", "copy ratio"], "runs"),
        ]
        return lines.map { $0 + "\n" }.joined()
    }

    func row(_ result: MeasuredKernel) -> String {
        let speed = result.summary.framesPerSecond
        let decimals = speed.median < 10 ? 2 : 1
        let numbers = [speed.median, speed.minimum, speed.maximum, result.megapixelsPerSecond]
            .map { $0.text(decimals: decimals) }
        let runs = "\(result.summary.runs) x \(result.summary.framesPerRun) frames"
        return line(result.kernel, numbers + [result.summary.copyRatio.text(decimals: 2)], runs) + "\n"
    }

    var footing: String {
        """

        frames/s is the median, minimum and maximum are those of the runs. copy ratio: the time to copy the picture
        divided by the time of the effect; 1 is as fast as copying.

        """
    }

    private func line(_ name: String, _ numbers: [String], _ last: String) -> String {
        let columns = numbers.map { "  " + $0.aligned(to: Self.numberWidth) }.joined()
        return name.padded(to: nameWidth) + columns + "   " + last
    }
}
