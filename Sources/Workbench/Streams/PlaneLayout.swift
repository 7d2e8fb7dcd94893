import ImageFiles
import ShaderHost

/// How many samples of chroma there are to those of luma, and the way between planes of samples and pixels.
///
/// The planes lie behind each other: luma, the chroma of blue, that of red. Rows of them are taken as buffers, since an array
/// that is asked for one sample at a time asks each time whether it is shared: 20 ms for a frame of 1920×1080.
struct PlaneLayout: Equatable {
    /// Pixels across and down that share a sample of chroma; 0 where there is none.
    let columns: Int
    let rows: Int

    static let full = PlaneLayout(columns: 1, rows: 1)

    private init(columns: Int, rows: Int) { (self.columns, self.rows) = (columns, rows) }

    /// - Parameter name: as YUV4MPEG2 has it. Where chroma lies between its pixels is not looked at: each pixel takes the sample
    ///   of its block.
    init?(_ name: String) {
        switch name {
        case "420", "420jpeg", "420mpeg2", "420paldv": self.init(columns: 2, rows: 2)
        case "422": self.init(columns: 2, rows: 1)
        case "444": self = .full
        case "mono": self.init(columns: 0, rows: 0)
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
    func interleave(_ planes: UnsafeRawBufferPointer, into pixels: MutablePixelView) {
        let (width, height) = (pixels.layout.width, pixels.layout.height)
        let chroma = chroma(PictureSize(width: width, height: height))
        let blue = width * height
        let red = blue + chroma.width * chroma.height
        let shift = columns == 2 ? 1 : 0
        for y in 0..<height {
            let row = pixels.row(y)
            let start = rows == 0 ? 0 : y / rows * chroma.width
            for x in 0..<width {
                let sample = start &+ x >> shift
                row[4 &* x] = planes[y &* width &+ x]
                row[4 &* x &+ 1] = columns == 0 ? 128 : planes[blue &+ sample]
                row[4 &* x &+ 2] = columns == 0 ? 128 : planes[red &+ sample]
                row[4 &* x &+ 3] = 255
            }
        }
    }

    /// The first three channels of pixels as planes at full resolution.
    ///
    /// - Parameter planes: three bytes a pixel.
    static func separate(_ pixels: PixelView, into planes: UnsafeMutableRawBufferPointer) {
        let (width, height) = (pixels.layout.width, pixels.layout.height)
        for y in 0..<height {
            let row = pixels.row(y)
            // Plane by plane, which the compiler makes vectors of.
            for plane in 0..<3 {
                let start = (plane &* height &+ y) &* width
                for x in 0..<width { planes[start &+ x] = row[4 &* x &+ plane] }
            }
        }
    }
}
