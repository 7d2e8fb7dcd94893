import ImageFiles
import ShaderHost

/// Renders what was asked for, and writes it where it was asked for.
struct Press {
    /// What is rendered, for labels and messages.
    let name: String
    let output: RenderOutput
    let rate: FrameRate?
    let renderer: Renderer
    let console: Console

    func write(_ scene: some Scene, _ timing: Timing) throws {
        let source = FrameSource(scene, timeline: timing.timeline)
        switch timing.moments {
        case .phase(let phase):
            (scene as? Sweep)?.show(phase: phase)
            try writePicture(source)
        case .progress(let progress):
            try scene.advance(to: progress * timing.timeline.duration)
            try writePicture(source)
        case .sheet: try writeSheet(source)
        case .frames(let range) where output.isStream: try stream(source, range)
        case .frames(let range): try writeFrames(source, range)
        // Of a stream only, which has a way of its own.
        case .everyFrame: break
        }
    }

    private func writePicture(_ source: FrameSource) throws {
        var picture = try Bitmap(width: source.scene.size.width, height: source.scene.size.height)
        try source.renderScene(into: &picture)
        if output.isStream {
            try streamWriter(rate).write(&picture)
        } else {
            try write(picture, of: source)
        }
    }

    private func writeSheet(_ source: FrameSource) throws {
        let size = source.scene.size
        let zoom = ContactSheet.zoom(width: size.width, height: size.height)
        var picture = try Bitmap(width: size.width, height: size.height)
        let cells = try (0..<source.timeline.frameCount).map { index in
            try source.render(frame: index, into: &picture)
            return ContactSheet.Cell(picture: try picture.zoomed(zoom), label: label(source.scene))
        }
        try write(ContactSheet(cells).bitmap(), of: source)
    }

    private func write(_ picture: Bitmap, of source: FrameSource) throws {
        let encoding = try seconds { try ImageFile.write(picture, to: output.path) }
        console.note(times(source, secondsOfFiles: encoding))
        try console.write(absolutePath(of: output.path) + "\n")
    }

    /// Such as "mosaic  phase -0.75  tileSize 32".
    private func label(_ scene: any Scene) -> String {
        let parts = name.split(separator: "  ", maxSplits: 1).map(String.init)
        return ([parts[0], scene.moment] + parts.dropFirst()).joined(separator: "  ")
    }

    /// How long everything took, the effects apart from the files.
    func times(_ source: FrameSource, secondsOfFiles: Double) -> String {
        let name = name.split(separator: "  ")[0]
        let frames = "\(counted(source.frameCount, "frame")) of \(name)"
        // Of more parts than there are frames, some are empty.
        guard source.frameCount > 0 else { return frames }
        let rate = "\((Double(source.frameCount) / source.secondsOfEffects).text(decimals: 1)) frames/s"
        let (effects, files) = (source.secondsOfEffects.asDuration, secondsOfFiles.asDuration)
        return "\(frames), \(source.scene.size) pixels: effects \(effects) (\(rate)), PNG \(files)"
    }

    func streamWriter(_ rate: FrameRate?, aspect: String = Y4MHeader.square) -> StreamWriter {
        StreamWriter(output.stream, rate: rate ?? .thirty, aspect: aspect, console: console, renderer: renderer)
    }
}
