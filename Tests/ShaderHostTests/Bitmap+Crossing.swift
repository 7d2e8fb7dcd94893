import ShaderHost

extension Bitmap {
    /// Opaque greys, row by row.
    init(grays: [UInt8], width: Int) throws {
        try self.init(
            width: width, height: grays.count / width, bytes: grays.flatMap { [$0, $0, $0, 255] })
    }

    /// On the way to another picture.
    func crossed(_ crossing: Crossing, to incoming: Bitmap, _ progress: Double) throws -> Bitmap {
        try applying(EmptyVisualEffect().crossing(crossing, to: incoming, progress: progress))
    }
}
