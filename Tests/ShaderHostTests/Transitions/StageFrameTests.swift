import ShaderHost
import ShaderKernels
import TestSupport
import Testing

/// Content that has a place of its own on a stage.
@Suite("Content of its own size on a stage")
struct StageFrameTests {
    private let card: Bitmap
    private let other: Bitmap
    private let second = Animation.linear(duration: 1)
    private let frame = Rect(x: 6, y: 3, width: 8, height: 4)

    init() throws {
        card = try .anyBytes(width: 8, height: 4).applying(EmptyVisualEffect().background(Color.white))
        other = try .anyBytes(width: 8, height: 4, seed: 2).applying(
            EmptyVisualEffect().background(Color.black))
    }

    private func shown(_ stage: Stage, at time: Double) throws -> Bitmap {
        var result = try Bitmap.anyBytes(width: stage.width, height: stage.height, seed: 3)
        try result.withMutablePixels { try StagePlayer(stage).render(at: time, into: $0) }
        return result
    }

    private func drawn(_ pictures: [(Bitmap, Int, Int)]) throws -> Bitmap {
        var result = try Bitmap(width: 24, height: 12)
        for (picture, column, row) in pictures {
            try picture.withPixels { source in
                try result.withMutablePixels {
                    try Renderer().draw(EmptyVisualEffect(), from: source, onto: $0, column: column, row: row)
                }
            }
        }
        return result
    }

    /// The way is the content's own size, and goes on outside of its place.
    @Test func slidesByItsOwnSize() throws {
        var stage = Stage(width: 24, height: 12)
        stage.insert(card, as: "a", at: 0, in: frame, transition: .slide, animation: second)
        stage.remove("a", at: 2, animation: second)
        for (time, column) in [(0, -2), (0.5, 2), (1, 6), (2.5, 10), (3, 14)] {
            #expect(try shown(stage, at: time) == drawn([(card, column, 3)]), "at \(time)")
        }
        #expect(try shown(stage, at: 4) == drawn([]))
    }

    /// A shader has the content's own place, where it is what it is without a stage.
    @Test func shadersSeeTheContentAlone() throws {
        var stage = Stage(width: 24, height: 12)
        stage.insert(
            card, as: "a", at: 0, in: frame, transition: MosaicTransition(tileSize: 3), animation: second)
        let mosaic = EmptyVisualEffect().layerEffect(Mosaic(value: -0.75, tileSize: 3), maxSampleOffset: .zero)
        #expect(try shown(stage, at: 0.25) == drawn([(card.applying(mosaic), 6, 3)]))
    }

    @Test func severalLieOverEachOther() throws {
        var stage = Stage(width: 24, height: 12)
        stage.insert(card, as: "a", at: 0, in: frame, animation: nil)
        stage.insert(
            other, as: "b", at: 0, in: Rect(x: 10, y: 5, width: 8, height: 4), order: -1, animation: nil)
        stage.insert(other, as: "c", at: 0, in: Rect(x: 22, y: -2, width: 8, height: 4), animation: nil)
        #expect(try shown(stage, at: 0) == drawn([(other, 10, 5), (card, 6, 3), (other, 22, -2)]))
    }

    @Test func crossesInItsPlace() throws {
        var stage = Stage(width: 24, height: 12)
        stage.insert(card, as: "a", at: 0, in: frame, animation: nil)
        stage.cross("a", to: other, by: .wipeLeft, at: 1, animation: second)
        let half = try card.applying(
            EmptyVisualEffect().crossing(.wipeLeft, to: Image(other), progress: 0.5))
        #expect(try shown(stage, at: 1.5) == drawn([(half, 6, 3)]))
        #expect(try shown(stage, at: 3) == drawn([(other, 6, 3)]))
    }

    /// Points at a display scale are several pixels; edges lie on whole ones.
    @Test func framesAreInPoints() throws {
        var stage = Stage(width: 24, height: 12)
        stage.insert(card, as: "a", at: 0, in: Rect(x: 3.1, y: 1.4, width: 4.1, height: 2), animation: nil)
        var result = try Bitmap(width: 24, height: 12)
        try result.withMutablePixels {
            try StagePlayer(stage, renderer: Renderer(displayScale: 2)).render(at: 0, into: $0)
        }
        #expect(try result == drawn([(card, 6, 3)]))
    }

    @Test(arguments: [
        Rect.zero, Rect(x: 0, y: 0, width: -3, height: 4), Rect(x: .nan, y: 0, width: 4, height: 4),
        Rect(x: 1e300, y: -1e300, width: 2, height: 2),
    ])
    func oddFramesShowNothingOrThrow(frame: Rect) throws {
        var stage = Stage(width: 24, height: 12)
        stage.insert(card, as: "a", at: 0, in: frame, transition: .slide, animation: second)
        do {
            #expect(try shown(stage, at: 0.5) == drawn([]))
        } catch let error as PixelError {
            #expect(frame.x.isNaN, "\(error)")
        }
    }
}
