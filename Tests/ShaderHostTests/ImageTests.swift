import ShaderHost
import ShaderKernels
import TestSupport
import Testing

/// Pictures in the content's place: pixel for pixel, wherever they are put.
@Suite("Images")
struct ImageTests {
    private static let alignments: [UnitPoint] = [
        .topLeading, .top, .topTrailing, .leading, .center, .trailing, .bottomLeading, .bottom, .bottomTrailing,
        UnitPoint(x: 0.3, y: -1.7), UnitPoint(x: 1e30, y: -.infinity), UnitPoint(x: .nan, y: 0.5),
    ]

    /// Where along an axis a picture starts.
    private func place(_ part: Double, _ length: Int, _ picture: Int) -> Double {
        let room = part * Double(length - picture)
        return room.isNaN ? 0 : room.rounded(.down)
    }

    private func placed(_ picture: Bitmap, in content: Bitmap, at alignment: UnitPoint) -> [[UInt8]] {
        let x = place(alignment.x, content.width, picture.width)
        let y = place(alignment.y, content.height, picture.height)
        let pixels = picture.pixels
        return (0..<content.width * content.height).map { index in
            let column = Double(index % content.width) - x
            let row = Double(index / content.width) - y
            guard column >= 0, column < Double(picture.width), row >= 0, row < Double(picture.height) else {
                return [UInt8](repeating: 0, count: picture.format.bytesPerPixel)
            }
            return pixels[Int(row) * picture.width + Int(column)]
        }
    }

    @Test(
        arguments: [(5, 4), (17, 13), (18, 13), (31, 40), (1, 29), (60, 2), (1, 1)], [1, 2, 3] as [Float])
    func pixelForPixel(size: (width: Int, height: Int), scale: Float) throws {
        let content = try Bitmap(width: 17, height: 13)
        for format in PixelFormat.allCases {
            let bytes = try Bitmap.anyBytes(width: size.width, height: size.height)
            let picture = try bytes.applying(EmptyVisualEffect(), format: format)
            for alignment in Self.alignments {
                let expected = placed(picture, in: content, at: alignment)
                let image = Image(picture, alignment: alignment)
                let renderer = Renderer(threadCount: 1, displayScale: scale)
                #expect(
                    try content.applying(image, format: format, renderer: renderer).pixels == expected,
                    "\(format) at \(alignment)")
                // Over clear content, and through floats.
                #expect(
                    try content.applying(EmptyVisualEffect().overlay(image), format: format, renderer: renderer)
                        .pixels == expected, "\(format) at \(alignment), laid over")
            }
        }
    }

    /// Far from the corner too a pixel is a pixel, whatever a point is.
    @Test(arguments: [3, 0.7, 1.1] as [Float])
    func farFromTheCorner(scale: Float) throws {
        let content = try Bitmap(width: 6007, height: 2)
        let picture = try Bitmap.anyBytes(width: 9, height: 2)
        let result = try content.applying(
            EmptyVisualEffect().overlay(Image(picture, alignment: .trailing)), format: .rgba32Float,
            renderer: Renderer(threadCount: 1, displayScale: scale))
        let floats = try picture.floats(through: EmptyVisualEffect())
        #expect(result.pixels == placed(floats, in: content, at: .trailing))
    }

    @Test(arguments: InstructionSet.available)
    func isTheSameEverywhere(instructionSet: InstructionSet) throws {
        let content = try Bitmap.anyBytes(width: 37, height: 19)
        for format in PixelFormat.allCases {
            let picture = try Bitmap.anyBytes(width: 23, height: 31, seed: 5).applying(
                EmptyVisualEffect(), format: format)
            let expected = try content.floats(through: EmptyVisualEffect()).under(
                content.floats(through: Image(picture)), by: Blend(.normal), format: .rgba8)
            for threads in [1, 3] {
                let renderer = Renderer(
                    bands: BandScheduler(threadCount: threads, minimumBandPixels: 1),
                    instructionSet: instructionSet)
                #expect(
                    try content.applying(EmptyVisualEffect().overlay(picture), renderer: renderer) == expected)
            }
        }
    }

    @Test(arguments: [(0, 0), (0, 3), (3, 0)])
    func anEmptyPictureIsClear(size: (width: Int, height: Int)) throws {
        let content = try Bitmap.anyBytes(width: 17, height: 13)
        for format in PixelFormat.allCases {
            let empty = try Bitmap(width: size.width, height: size.height, format: format)
            #expect(try content.applying(Image(empty)) == Bitmap(width: 17, height: 13))
            #expect(try content.applying(EmptyVisualEffect().overlay(empty)) == content)
        }
    }
}
