import Dispatch
import ImageFiles
import ShaderHost

// Frames: as numbered files, or one after another through a pipe.

extension Press {
    /// Files are encoded on all cores, as many at a time as there are: a PNG takes ten to a hundred times as long as the effect.
    func writeFrames(_ source: FrameSource, _ range: Range<Int>) throws {
        let folder = try FrameFolder(output.path, frameCount: source.timeline.frameCount)
        let lock = try FolderLock(output.path, isShared: output.isShared)
        // Between a file's creation and its lock a part that runs beside this one could lose it.
        if !output.isShared { folder.removeUnfinished() }
        let size = source.scene.size
        var pictures = try (0..<min(renderer.threadCount, max(range.count, 1))).map { _ in
            try Bitmap(width: size.width, height: size.height)
        }
        let bar = ProgressBar(console, total: range.count, things: "frames")
        var encoding = 0.0
        for first in stride(from: range.lowerBound, to: range.upperBound, by: pictures.count) {
            let indices = first..<min(first + pictures.count, range.upperBound)
            bar.show(first - range.lowerBound, folder.name(ofFrame: first))
            for index in indices { try source.render(frame: index, into: &pictures[index - first]) }
            encoding += try seconds { try write(pictures, indices, to: folder) }
        }
        bar.clear()
        withExtendedLifetime(lock) {}
        if let warning = folder.staleFramesWarning { console.warn(warning) }
        console.note(times(source, secondsOfFiles: encoding))
        try noteEnd(source, range)
        console.note(
            FFmpegCommand.frames(folder.pattern, rate: rate ?? .thirty, size: source.scene.size).text)
        try console.write(absolutePath(of: output.path) + "\n")
    }

    private func write(_ pictures: [Bitmap], _ indices: Range<Int>, to folder: FrameFolder) throws {
        let failures = Lock<[Int: ImageFileError]>([:])
        DispatchQueue.concurrentPerform(iterations: indices.count) { offset in
            let index = indices.lowerBound + offset
            do throws(ImageFileError) {
                try ImageFile.write(pictures[offset], to: folder.path(ofFrame: index), compression: .fast)
            } catch {
                failures.withLock { $0[index] = error }
            }
        }
        // The first one's, as if they had been written one after another.
        if let failure = failures.withLock({ $0.min { $0.key < $1.key }?.value }) { throw failure }
    }

    func stream(_ source: FrameSource, _ range: Range<Int>) throws {
        let writer = streamWriter(rate)
        console.note(
            FFmpegCommand.stream(output.stream, rate: rate ?? .thirty, size: source.scene.size).text)
        let bar = ProgressBar(console, total: range.count, things: "frames")
        var picture = try Bitmap(width: source.scene.size.width, height: source.scene.size.height)
        for index in range {
            bar.show(index - range.lowerBound, "")
            try source.render(frame: index, into: &picture)
            try writer.write(&picture)
        }
        bar.clear()
        try noteEnd(source, range)
    }

    private func noteEnd(_ source: FrameSource, _ range: Range<Int>) throws {
        guard source.timeline.frameCount == range.upperBound, !source.timeline.isReversed else { return }
        try source.scene.advance(to: source.timeline.duration + Timeline.moment)
        if !source.scene.isFinished {
            console.note("the animation has not come to rest at the last frame; --duration gives it more time")
        }
    }
}
