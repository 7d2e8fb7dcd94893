import ShaderHost
import ShaderKernels
import TestSupport
import Testing

/// Content that grows out of a rectangle.
@Suite("Zooming")
struct ZoomTests {
    private let picture: Bitmap
    private let size = Size(width: 24, height: 16)

    init() throws {
        picture = try .anyBytes(width: 24, height: 16).applying(EmptyVisualEffect().background(Color.white))
    }

    private func shown(_ zoom: ZoomTransition, _ phase: Double) throws -> Bitmap {
        try picture.applying(zoom.effect(at: phase, for: size))
    }

    @Test func isWholeInPlace() throws {
        let zoom = ZoomTransition(rect: Rect(x: 2, y: 3, width: 6, height: 4), cornerRadius: 2)
        #expect(try shown(zoom, 0) == picture)
        #expect(zoom.body(content: EmptyVisualEffect(), phase: .identity).isIdentity(for: size))
    }

    /// A quarter of the size, in the same proportions: nothing but scaled and moved.
    @Test(arguments: [-1.0, 1])
    func fillsTheRectangle(phase: Double) throws {
        let zoom = ZoomTransition(rect: Rect(x: 2, y: 3, width: 6, height: 4))
        let scaled = EmptyVisualEffect().scaleEffect(0.25, anchor: .topLeading).offset(x: 2, y: 3)
        #expect(try shown(zoom, phase) == picture.applying(scaled))
    }

    /// Of other proportions it fills the whole rectangle, and is cut off around; halfway, so are all edges.
    @Test func isCutToTheRectangle() throws {
        let zoom = ZoomTransition(rect: Rect(x: 4, y: 2, width: 4, height: 8))
        for (phase, frame) in [(1.0, (4, 2, 4, 8)), (0.5, (2, 1, 14, 12))] {
            let pixels = try shown(zoom, phase).pixels
            for (index, pixel) in pixels.enumerated() {
                let (x, y) = (index % 24, index / 24)
                let isInside =
                    frame.0..<frame.0 + frame.2 ~= x && frame.1..<frame.1 + frame.3 ~= y
                #expect(pixel[3] == (isInside ? 255 : 0), "\(phase): \(x), \(y)")
            }
        }
    }

    @Test func cornersAreRound() throws {
        let zoom = ZoomTransition(rect: Rect(x: 0, y: 0, width: 12, height: 8), cornerRadius: 4)
        #expect(try shown(zoom, 1).pixels[0][3] < 30)
        // Half the radius of a frame that is three quarters as large.
        #expect(try shown(zoom, 0.5).pixels[0][3] > shown(zoom, 1).pixels[0][3])
    }

    /// A card and what it opens, each between the card's place and the whole stage, lie on each other all the way.
    @Test func twoPicturesStayTogether() throws {
        let card = Rect(x: 6, y: 4, width: 6, height: 4)
        var stage = Stage(width: 24, height: 16)
        let second = Animation.linear(duration: 1)
        stage.insert(
            Color.white, as: "card", at: 0, in: card,
            transition: .zoom(Rect(x: -6, y: -4, width: 24, height: 16)), animation: nil)
        stage.remove("card", at: 1, animation: second)
        stage.insert(picture, as: "detail", at: 1, transition: .zoom(card), animation: second)
        let player = StagePlayer(stage)
        var result = try Bitmap(width: 24, height: 16)
        for time in [1, 1.25, 1.5, 1.75] {
            try result.withMutablePixels { try player.render(at: time, into: $0) }
            let detail = try picture.applying(
                ZoomTransition(rect: card).effect(at: time - 2, for: size))
            // Pixels at the edge are covered twice in part.
            for (both, one) in zip(result.pixels, detail.pixels) {
                #expect((both[3] == 0) == (one[3] == 0) && (both[3] == 255) == (one[3] == 255), "at \(time)")
            }
        }
    }

    @Test func overshootGoesOn() throws {
        let zoom = ZoomTransition(rect: Rect(x: 6, y: 4, width: 12, height: 8), cornerRadius: 4)
        let effect = zoom.body(content: EmptyVisualEffect(), phase: .willAppear).interpolated(
            towards: zoom.body(content: EmptyVisualEffect(), phase: .identity), by: 1.5, for: size)
        // Larger than its place, by half of what it was smaller.
        #expect(try picture.applying(effect) == picture.applying(EmptyVisualEffect().scaleEffect(1.25)))
    }

    @Test(arguments: [
        Rect.zero, Rect(x: 0, y: 0, width: -1, height: 2), Rect(x: .nan, y: 0, width: 2, height: .infinity),
        Rect(x: 1e300, y: 0, width: 1e300, height: 1),
    ])
    func oddRectanglesAreDefined(rect: Rect) throws {
        for phase in [-1, -0.5, 0.5, 1, .nan, 3] {
            let zoom = ZoomTransition(rect: rect, cornerRadius: .nan, placedCornerRadius: -1)
            let expected = try shown(zoom, phase)
            for renderer in Renderer.all() {
                let effect = zoom.effect(at: phase, for: size)
                #expect(try picture.applying(effect, renderer: renderer) == expected, "\(phase)")
            }
        }
    }
}
