/// Where pictures go.
struct RenderOutput {
    /// Of a file or a folder; `-` is standard output.
    let path: String
    let stream: StreamFormat
    /// Whether others may write other frames into the same folder.
    let isShared: Bool

    var isStream: Bool { path == "-" }

    init(_ arguments: Arguments) throws(CommandLineError) {
        path = try arguments.value(of: Render.output)
        stream = try arguments.value(of: Render.stream)
        isShared = arguments.contains(Render.shard)
    }
}
