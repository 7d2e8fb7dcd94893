import ShaderHost

/// The command that makes a film of what was rendered, to be pasted.
struct FFmpegCommand {
    let input: [String]
    let size: PictureSize

    /// From numbered pictures.
    static func frames(_ pattern: String, rate: FrameRate, size: PictureSize) -> FFmpegCommand {
        FFmpegCommand(input: ["-framerate", rate.text, "-i", pattern], size: size)
    }

    /// From a stream of pixels, that comes through a pipe.
    static func stream(_ format: StreamFormat, rate: FrameRate, size: PictureSize) -> FFmpegCommand {
        switch format {
        case .rgba:
            FFmpegCommand(
                input: [
                    "-f", "rawvideo", "-pixel_format", "rgba", "-video_size", "\(size)", "-framerate",
                    rate.text, "-i",
                    "-",
                ], size: size)
        case .y4m: FFmpegCommand(input: ["-f", "yuv4mpegpipe", "-i", "-"], size: size)
        }
    }

    /// Most players want colours at half the resolution, and so an even size.
    var text: String {
        let isEven = size.width % 2 == 0 && size.height % 2 == 0
        let filter = isEven ? [] : ["-vf", "'pad=ceil(iw/2)*2:ceil(ih/2)*2'"]
        return (["ffmpeg"] + input + filter + ["-pix_fmt", "yuv420p", "film.mp4"]).joined(separator: " ")
    }
}

extension FrameRate {
    /// "30", or "30000/1001".
    var text: String { seconds == 1 ? "\(frames)" : "\(frames)/\(seconds)" }
}
