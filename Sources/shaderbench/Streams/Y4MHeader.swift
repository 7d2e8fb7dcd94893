import ImageFiles
import ShaderHost

/// The first line of a YUV4MPEG2 stream.
struct Y4MHeader: Equatable {
    let size: PictureSize
    let rate: FrameRate?
    let planes: PlaneLayout

    /// Nil for a line that is none.
    init?(_ line: String) throws(StreamError) {
        let fields = line.split(separator: " ")
        guard fields.first == "YUV4MPEG2" else { return nil }
        func value(_ letter: Character) -> String? {
            fields.dropFirst().first { $0.first == letter }.map { String($0.dropFirst()) }
        }
        let (width, height) = (value("W") ?? "", value("H") ?? "")
        guard let size = PictureSize(parsing: "\(width)x\(height)") else {
            throw .field(name: "size", value: "\(width)x\(height)", expected: "one of a picture")
        }
        let chroma = value("C") ?? "420"
        guard let planes = PlaneLayout(chroma) else {
            throw .field(
                name: "chroma", value: chroma, expected: "420, 422, 444 or mono, with 8 bits")
        }
        guard let interlacing = value("I"), interlacing != "p", interlacing != "?" else {
            self.size = size
            self.planes = planes
            rate = value("F").flatMap(Self.rate)
            return
        }
        throw .field(name: "interlacing", value: interlacing, expected: "p, whole frames")
    }

    private static func rate(_ text: String) -> FrameRate? {
        let parts = text.split(separator: ":").map { Int($0) }
        guard parts.count == 2, let frames = parts[0], let seconds = parts[1] else { return nil }
        return try? FrameRate(frames, per: seconds)
    }
}

/// How many samples of chroma there are to those of luma.
struct PlaneLayout: Equatable {
    /// Pixels across and down that share a sample of chroma; 0 where there is none.
    let columns: Int
    let rows: Int

    /// - Parameter name: as YUV4MPEG2 has it. Where chroma lies between its pixels is not looked at: each pixel takes the sample
    ///   of its block.
    init?(_ name: String) {
        switch name {
        case "420", "420jpeg", "420mpeg2", "420paldv": (columns, rows) = (2, 2)
        case "422": (columns, rows) = (2, 1)
        case "444": (columns, rows) = (1, 1)
        case "mono": (columns, rows) = (0, 0)
        default: return nil
        }
    }

    private func chroma(_ size: PictureSize) -> (width: Int, height: Int) {
        columns == 0 ? (0, 0) : ((size.width + columns - 1) / columns, (size.height + rows - 1) / rows)
    }

    func byteCount(of size: PictureSize) -> Int {
        let chroma = chroma(size)
        return size.width * size.height + 2 * chroma.width * chroma.height
    }

    /// Luma, both chromas and 255 as the four channels of pixels.
    ///
    /// - Parameter planes: ``byteCount(of:)`` bytes.
    func interleave(_ planes: [UInt8], size: PictureSize, into pixels: MutablePixelView) {
        let chroma = chroma(size)
        let blue = size.width * size.height
        let red = blue + chroma.width * chroma.height
        for y in 0..<size.height {
            let row = pixels.row(y)
            for x in 0..<size.width {
                let sample = columns == 0 ? 0 : y / rows &* chroma.width &+ x / columns
                row[4 &* x] = planes[y &* size.width &+ x]
                row[4 &* x &+ 1] = columns == 0 ? 128 : planes[blue &+ sample]
                row[4 &* x &+ 2] = columns == 0 ? 128 : planes[red &+ sample]
                row[4 &* x &+ 3] = 255
            }
        }
    }
}
