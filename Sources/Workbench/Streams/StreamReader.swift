import ImageFiles
package import ShaderHost
import ShaderKernels

/// Reads frames from standard input, one after another.
package final class StreamReader {
    package let size: PictureSize
    /// Where the stream says it.
    package let rate: FrameRate?
    /// Of a pixel, such as `1:1`.
    package let aspect: String
    private let planes: PlaneLayout?
    private let source: ByteSource
    private let renderer: Renderer
    private let buffer: SharedMemory
    private var frameCount = 0

    /// - Parameter size: of bare pixels, which do not say it.
    package init(
        _ format: StreamFormat, size: PictureSize?, from source: ByteSource = ByteSource(), renderer: Renderer
    ) throws {
        (self.source, self.renderer) = (source, renderer)
        switch format {
        case .rgba:
            self.size = size ?? PictureSize(width: 0, height: 0)
            (rate, aspect, planes) = (nil, Y4MHeader.square, nil)
            buffer = try SharedMemory(byteCount: 0)
        case .y4m:
            guard let line = try source.line(), let header = try Y4MHeader(line) else {
                throw StreamError.noHeader
            }
            (self.size, rate, aspect, planes) = (header.size, header.rate, header.aspect, header.planes)
            buffer = try SharedMemory(byteCount: header.planes.byteCount(of: header.size))
        }
    }

    /// - Parameter frame: of format `.rgba8` and of the stream's size.
    /// - Returns: whether there was one.
    package func read(into frame: inout Bitmap) throws -> Bool {
        let count = frameCount + 1
        let isThere = try planes.map { try readPlanes($0, into: &frame) } ?? readPixels(into: &frame)
        if isThere { frameCount = count }
        return isThere
    }

    private func isWhole(_ count: Int, of expected: Int) throws -> Bool {
        if count == 0 { return false }
        guard count == expected else { throw StreamError.cutOff(frame: frameCount + 1) }
        return true
    }

    private func readPixels(into frame: inout Bitmap) throws -> Bool {
        try frame.withMutablePixels { pixels in
            let expected = pixels.layout.packedBytesPerRow * pixels.layout.height
            let memory = UnsafeMutableRawBufferPointer(start: pixels.row(0).baseAddress, count: expected)
            guard try isWhole(source.fill(memory), of: expected) else { return false }
            pixels.premultiply()
            return true
        }
    }

    private func readPlanes(_ planes: PlaneLayout, into frame: inout Bitmap) throws -> Bool {
        guard let line = try source.line() else { return false }
        guard line == "FRAME" || line.hasPrefix("FRAME ") else { throw StreamError.noFrame(frameCount + 1) }
        guard try source.fill(buffer.bytes) == buffer.bytes.count else {
            throw StreamError.cutOff(frame: frameCount + 1)
        }
        try frame.withMutablePixels { pixels in
            planes.interleave(UnsafeRawBufferPointer(buffer.bytes), into: pixels)
            try renderer.render(
                EmptyVisualEffect().colorEffect(Luma.decoding), from: PixelView(pixels), into: pixels)
        }
        return true
    }
}
