import ShaderHost
import ShaderKernels

/// Writes frames to standard output, one after another.
final class StreamWriter {
    private let format: StreamFormat
    private let rate: FrameRate
    private let console: Console
    private let renderer: Renderer
    private var planes: [UInt8] = []
    private var hasHeader = false

    init(_ format: StreamFormat, rate: FrameRate, console: Console, renderer: Renderer) {
        (self.format, self.rate, self.console, self.renderer) = (format, rate, console, renderer)
    }

    /// - Parameter frame: of format `.rgba8`. It is used up: what is in it afterwards is of no use.
    func write(_ frame: inout Bitmap) throws {
        switch format {
        case .rgba: try writePixels(&frame)
        case .y4m: try writePlanes(&frame)
        }
    }

    private func writePixels(_ frame: inout Bitmap) throws {
        try frame.withMutablePixels { pixels in
            pixels.unpremultiply()
            let view = PixelView(pixels)
            // Rows are packed, and lie behind each other.
            try console.send(
                UnsafeRawBufferPointer(
                    start: view.row(0).baseAddress, count: view.layout.packedBytesPerRow * view.layout.height))
        }
    }

    private func writePlanes(_ frame: inout Bitmap) throws {
        if !hasHeader {
            try console.write(
                "YUV4MPEG2 W\(frame.width) H\(frame.height) F\(rate.frames):\(rate.seconds) Ip A1:1 C444 "
                    + "XYSCSS=444 XCOLORRANGE=LIMITED\n")
            hasHeader = true
        }
        let count = frame.width * frame.height
        if planes.count != 3 * count { planes = [UInt8](repeating: 0, count: 3 * count) }
        // Between what is clear there is black, which is what most programs show there.
        let effect = EmptyVisualEffect().background(Color.black).colorEffect(Luma.encoding)
        try frame.withMutablePixels { pixels in
            try renderer.render(effect, from: PixelView(pixels), into: pixels)
            for y in 0..<pixels.layout.height {
                let row = pixels.row(y)
                for x in 0..<pixels.layout.width {
                    let index = y &* pixels.layout.width &+ x
                    planes[index] = row[4 &* x]
                    planes[count &+ index] = row[4 &* x &+ 1]
                    planes[2 &* count &+ index] = row[4 &* x &+ 2]
                }
            }
        }
        try console.write("FRAME\n")
        try planes.withUnsafeBytes { try console.send($0) }
    }
}
