package import ShaderHost
import ShaderKernels

/// Writes frames to standard output, one after another.
package final class StreamWriter {
    private let format: StreamFormat
    private let rate: FrameRate
    private let aspect: String
    private let console: Console
    private let renderer: Renderer
    private var planes: SharedMemory?
    private var hasHeader = false

    package init(
        _ format: StreamFormat, rate: FrameRate, aspect: String = "1:1", console: Console,
        renderer: Renderer
    ) {
        (self.format, self.rate, self.aspect) = (format, rate, aspect)
        (self.console, self.renderer) = (console, renderer)
    }

    /// - Parameter frame: of format `.rgba8`. It is used up: what is in it afterwards is of no use.
    package func write(_ frame: inout Bitmap) throws {
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
                "YUV4MPEG2 W\(frame.width) H\(frame.height) F\(rate.frames):\(rate.seconds) Ip A\(aspect) C444 "
                    + "XYSCSS=444 XCOLORRANGE=LIMITED\n")
            hasHeader = true
        }
        let count = 3 * frame.width * frame.height
        let planes = try planes.flatMap { $0.bytes.count == count ? $0 : nil } ?? SharedMemory(byteCount: count)
        self.planes = planes
        try frame.withMutablePixels { pixels in
            layOverBlack(pixels)
            try renderer.render(
                EmptyVisualEffect().colorEffect(Luma.encoding), from: PixelView(pixels), into: pixels)
            PlaneLayout.separate(PixelView(pixels), into: planes.bytes)
        }
        try console.write("FRAME\n")
        try console.send(UnsafeRawBufferPointer(planes.bytes))
    }

    /// Black is what most programs show where nothing is. Premultiplied colour over it is that colour, and only alpha changes.
    private func layOverBlack(_ pixels: MutablePixelView) {
        for y in 0..<pixels.layout.height {
            let row = pixels.row(y).bindMemory(to: SIMD4<UInt8>.self)
            for x in 0..<row.count { row[x].w = 255 }
        }
    }
}
