import ShaderHost

extension Press {
    /// Takes frames from standard input, and shows each as the timing says: all alike, or on their way through the phases, and
    /// then no more of them than that has frames.
    func write(_ reader: StreamReader, through sweep: Sweep, _ timing: Timing) throws {
        let source = FrameSource(sweep, timeline: timing.timeline)
        let rate = rate ?? reader.rate
        let writer = streamWriter(rate, aspect: reader.aspect)
        if output.isStream {
            console.note(FFmpegCommand.stream(output.stream, rate: rate ?? .thirty, size: reader.size).text)
        }
        var result = try Bitmap(width: reader.size.width, height: reader.size.height)
        var index = 0
        while try reader.read(into: &sweep.picture) {
            switch timing.moments {
            case .frames(let range):
                guard index < range.upperBound else { return }
                if range.contains(index) {
                    try source.render(frame: index, into: &result)
                    try writer.write(&result)
                }
            case .phase(let phase):
                sweep.show(phase: phase)
                try source.renderScene(into: &result)
                try writer.write(&result)
            default:
                try source.renderScene(into: &result)
                try writer.write(&result)
            }
            index += 1
        }
    }
}
