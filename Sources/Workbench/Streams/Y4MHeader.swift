import ImageFiles
import ShaderHost

/// The first line of a YUV4MPEG2 stream.
struct Y4MHeader: Equatable {
    let size: PictureSize
    let rate: FrameRate?
    /// Width and height of a pixel, such as `1:1`.
    let aspect: String
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
            aspect = value("A").flatMap(Self.aspect) ?? Self.square
            return
        }
        throw .field(name: "interlacing", value: interlacing, expected: "p, whole frames")
    }

    static let square = "1:1"

    /// Nil for what is not two numbers: it goes on into another program's header.
    private static func aspect(_ text: String) -> String? {
        text.split(separator: ":", omittingEmptySubsequences: false).compactMap { UInt($0) }.count == 2
            ? text : nil
    }

    private static func rate(_ text: String) -> FrameRate? {
        let parts = text.split(separator: ":").map { Int($0) }
        guard parts.count == 2, let frames = parts[0], let seconds = parts[1] else { return nil }
        return try? FrameRate(frames, per: seconds)
    }
}
