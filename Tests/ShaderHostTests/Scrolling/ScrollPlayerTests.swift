import ShaderHost
import ShaderKernels
import TestSupport
import Testing

/// A strip of three cards of 8×4 pixels in a viewport of 16×8.
@Suite("Scrolling")
struct ScrollPlayerTests {
    private let cards: [Bitmap]

    init() throws {
        cards = try (1...3).map {
            try .anyBytes(width: 8, height: 4, seed: $0).applying(EmptyVisualEffect().background(Color.white))
        }
    }

    private func strip(
        _ configuration: ScrollTransitionConfiguration, axis: Axis = .horizontal,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> ScrollStrip {
        var strip = ScrollStrip(width: 16, height: 8, axis: axis, spacing: 2)
        for card in cards {
            strip.append(
                card, length: axis == .horizontal ? 8 : 4, breadth: axis == .horizontal ? 4 : 8,
                configuration: configuration, transition: transition)
        }
        return strip
    }

    private func shown(_ player: ScrollPlayer, offset: Double, at time: Double = 0) throws -> Bitmap {
        var result = try Bitmap.anyBytes(width: 16, height: 8, seed: 9)
        try result.withMutablePixels { try player.render(offset: offset, at: time, into: $0) }
        return result
    }

    private func drawn(_ layers: [(Int, AnyVisualEffect, Int, Int)]) throws -> Bitmap {
        var result = try Bitmap(width: 16, height: 8)
        for (index, effect, column, row) in layers {
            try cards[index].withPixels { source in
                try result.withMutablePixels {
                    try Renderer().draw(effect, from: source, onto: $0, column: column, row: row)
                }
            }
        }
        return result
    }

    private func faded(_ opacity: Double) -> AnyVisualEffect {
        AnyVisualEffect(EmptyVisualEffect().opacity(opacity))
    }

    @Test func contentLiesInARow() throws {
        let row = strip(.identity) { content, _ in content.opacity(0.1) }
        #expect(row.contentLength == 28)
        let whole = faded(0.1)
        let player = ScrollPlayer(row)
        #expect(try shown(player, offset: 0) == drawn([(0, whole, 0, 2), (1, whole, 10, 2)]))
        #expect(try shown(player, offset: 12) == drawn([(1, whole, -2, 2), (2, whole, 8, 2)]))
        #expect(try shown(player, offset: 100) == drawn([]))
        let column = strip(.identity, axis: .vertical) { content, _ in content }
        let still = AnyVisualEffect(EmptyVisualEffect())
        #expect(try shown(ScrollPlayer(column), offset: 3) == drawn([(0, still, 4, -3), (1, still, 4, 3)]))
    }

    /// With the scrolling, on both sides, and with nothing left over when it goes back.
    @Test func followsTheScrolling() throws {
        let fading = strip(.interactive(timingCurve: .linear)) { content, phase in
            content.opacity(phase.isIdentity ? 1 : phase == .topLeading ? 0.5 : 0)
        }
        let player = ScrollPlayer(fading)
        for _ in 1...2 {
            #expect(try shown(player, offset: 0) == drawn([(0, faded(1), 0, 2), (1, faded(0.75), 10, 2)]))
            #expect(try shown(player, offset: 2) == drawn([(0, faded(0.875), -2, 2), (1, faded(1), 8, 2)]))
            #expect(
                try shown(player, offset: 6)
                    == drawn([(0, faded(0.625), -6, 2), (1, faded(1), 4, 2), (2, faded(0.25), 14, 2)]))
        }
    }

    /// The threshold flips the phase, and time does the rest.
    @Test func animatesByItself() throws {
        let fading = strip(.animated(.linear(duration: 1))) { content, phase in
            content.opacity(phase.isIdentity ? 1 : 0)
        }
        let player = ScrollPlayer(fading)
        #expect(try shown(player, offset: 0, at: 0) == drawn([(0, faded(1), 0, 2)]))
        #expect(try shown(player, offset: 2, at: 1) == drawn([(0, faded(1), -2, 2)]))
        #expect(
            try shown(player, offset: 2, at: 1.5) == drawn([(0, faded(0.5), -2, 2), (1, faded(0.5), 8, 2)]))
        #expect(try shown(player, offset: 2, at: 3) == drawn([(1, faded(1), 8, 2)]))
        // Earlier again: as if for the first time.
        #expect(try shown(player, offset: 0, at: 0) == drawn([(0, faded(1), 0, 2)]))
    }

    @Test func runsAfterTheScrolling() throws {
        let fading = strip(.interactive(timingCurve: .linear).animation(.linear(duration: 1))) {
            content, phase in
            content.opacity(phase.isIdentity ? 1 : 0)
        }
        let player = ScrollPlayer(fading)
        #expect(try shown(player, offset: 0, at: 0) == drawn([(0, faded(1), 0, 2), (1, faded(0.75), 10, 2)]))
        _ = try shown(player, offset: 2, at: 1)
        #expect(
            try shown(player, offset: 2, at: 1.5) == drawn([(0, faded(0.875), -2, 2), (1, faded(0.875), 8, 2)]))
    }

    /// A picture larger than its card, that moves inside of it against the scrolling.
    @Test func parallax() throws {
        let wide = try Bitmap.anyBytes(width: 16, height: 4, seed: 7).applying(
            EmptyVisualEffect().background(Color.white))
        var strip = ScrollStrip(width: 16, height: 8, axis: .horizontal)
        strip.append(Color.clear, length: 8, breadth: 4, configuration: .interactive(timingCurve: .linear)) {
            content, phase in
            content.overlay(Image(wide, alignment: UnitPoint(x: 0.5 + phase.value / 2, y: 0.5)))
        }
        let player = ScrollPlayer(strip)
        for (offset, column) in [(0.0, 4), (4, 2), (-8, 4), (-12, 6)] {
            let window = try shown(player, offset: offset)
            for x in 0..<8 where 0..<16 ~= x - Int(offset) {
                #expect(window.pixels[2 * 16 + x - Int(offset)] == wide.pixels[x + column], "\(offset) \(x)")
            }
        }
    }

    /// Neighbours have no seam between them, wherever they are scrolled to.
    @Test(arguments: Array(stride(from: 0.0, through: 12, by: 0.25)))
    func neighboursStayNeighbours(offset: Double) throws {
        var strip = ScrollStrip(width: 16, height: 8, axis: .horizontal)
        for _ in 0..<5 {
            strip.append(Color.white, length: 8, configuration: .identity) { content, _ in content }
        }
        let shown = try shown(ScrollPlayer(strip), offset: offset)
        #expect(shown.pixels.allSatisfy { $0 == [255, 255, 255, 255] })
    }

    @Test func theSizeIsThatOfTheViewport() throws {
        var wrong = try Bitmap(width: 3, height: 3)
        for offset in [0.0, 1000] {
            #expect(throws: PixelError.self) {
                try wrong.withMutablePixels {
                    try ScrollPlayer(strip(.identity) { content, _ in content }).render(
                        offset: offset, into: $0)
                }
            }
        }
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
    func oddNumbersAreDefined(number: Double) throws {
        var strip = strip(.interactive) { content, phase in content.offset(x: phase.value * number) }
        strip.append(cards[0], length: -5, breadth: -1) { content, _ in content }
        let player = ScrollPlayer(strip)
        _ = try shown(player, offset: number, at: number)
        _ = try shown(player, offset: 3)
    }
}
