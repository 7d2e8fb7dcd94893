import ShaderHost
import ShaderKernels
import TestSupport
import Testing

/// Content made smaller: every pixel of it counts, and nothing else.
@Suite("Minified pictures")
struct MinifiedPictureTests {
    private let start = EmptyVisualEffect()

    /// Single pixels of black and white.
    private func checks(width: Int, height: Int) throws -> Bitmap {
        try Bitmap(
            width: width, height: height,
            bytes: (0..<width * height).flatMap { index -> [UInt8] in
                let level: UInt8 = (index % width + index / width) % 2 == 0 ? 255 : 0
                return [level, level, level, 255]
            })
    }

    /// 256 pixels, half of them white, in one: 127.5 of 255, which rounds to 128. All of it is grey, as far as it goes.
    @Test(arguments: InstructionSet.available)
    func aSixteenth(instructionSet: InstructionSet) throws {
        let picture = try checks(width: 256, height: 160)
        for threads in [1, 3] {
            let renderer = Renderer(
                bands: BandScheduler(threadCount: threads, minimumBandPixels: 1), instructionSet: instructionSet
            )
            for (anchor, left, top) in [(UnitPoint.topLeading, 0, 0), (UnitPoint.bottomTrailing, 240, 150)] {
                let small = try picture.applying(start.scaleEffect(1 / 16, anchor: anchor), renderer: renderer)
                let overlaid = try picture.applying(
                    Color.clear.drawing.overlay(start.scaleEffect(1 / 16, anchor: anchor)), renderer: renderer)
                // That lies over another picture, so it starts from that one: nothing.
                #expect(try overlaid == Bitmap(width: 256, height: 160))
                for (index, pixel) in small.pixels.enumerated() {
                    let (x, y) = (index % 256, index / 256)
                    let isInside = (left..<left + 16).contains(x) && (top..<top + 10).contains(y)
                    #expect(pixel == (isInside ? [128, 128, 128, 255] : [0, 0, 0, 0]))
                }
            }
        }
    }

    /// Into rows of floats as into a picture, and stored once.
    @Test(arguments: [0.5, 0.3, 1 / 16.0])
    func inComposites(scale: Double) throws {
        let picture = try Bitmap.anyBytes(width: 67, height: 43)
        let small = start.scaleEffect(x: scale, y: 0.7).rotationEffect(.degrees(10))
        let seen = try picture.floats(through: small)
        let expected = try picture.floats(through: start).under(seen, by: Blend(.normal), format: .rgba8)
        let adjusted = try seen.applying(start.brightness(0.3), format: .rgba8)
        let clipped = try seen.applying(start.clipShape(Circle()), format: .rgba8)
        for renderer in Renderer.all() {
            #expect(try picture.applying(start.overlay(small), renderer: renderer) == expected)
            #expect(try picture.applying(small.brightness(0.3), renderer: renderer) == adjusted)
            #expect(try picture.applying(small.clipShape(Circle()), renderer: renderer) == clipped)
        }
    }

    /// Nothing is left of what has no size, also under and over other things.
    @Test(arguments: [0, .nan, .infinity, 1e-300] as [Double])
    func nothingIsLeft(scale: Double) throws {
        let picture = try Bitmap.anyBytes(width: 37, height: 19)
        let clear = try Bitmap(width: 37, height: 19)
        for renderer in Renderer.all() {
            #expect(try picture.applying(start.scaleEffect(scale), renderer: renderer) == clear)
            #expect(
                try picture.applying(start.overlay(start.scaleEffect(scale)), renderer: renderer) == picture)
            #expect(try picture.applying(start.mask(start.scaleEffect(scale)), renderer: renderer) == clear)
            #expect(
                try picture.applying(start.scaleEffect(scale).background(Color.white), renderer: renderer)
                    == picture.applying(Color.white.drawing))
        }
    }
}
