import Foundation
import ShaderKernels
import TestSupport
import Testing

@testable import ShaderHost

/// What is on a stage, and when.
@Suite("Stage")
struct StageTests {
    private let picture: Bitmap
    private let other: Bitmap
    private let second = Animation.linear(duration: 1)

    init() throws {
        picture = try .anyBytes(width: 16, height: 8).applying(EmptyVisualEffect().background(Color.white))
        other = try .anyBytes(width: 16, height: 8, seed: 2).applying(
            EmptyVisualEffect().background(Color.black))
    }

    private var stage: Stage { Stage(width: 16, height: 8) }

    private func frame(_ player: StagePlayer, at time: Double) throws -> Bitmap {
        var result = try Bitmap.anyBytes(width: 16, height: 8, seed: 3)
        try result.withMutablePixels { try player.render(at: time, into: $0) }
        return result
    }

    private func faded(_ opacity: Double) throws -> Bitmap {
        try picture.applying(EmptyVisualEffect().opacity(opacity))
    }

    @Test func contentAppearsAndGoes() throws {
        var stage = stage
        stage.insert(picture, as: "a", at: 1, animation: second)
        stage.remove("a", at: 3, animation: second)
        stage.remove("nobody", at: 3)
        let player = StagePlayer(stage)
        let clear = try Bitmap(width: 16, height: 8)
        let opacities = [0: 0, 1: 0, 1.25: 0.25, 1.5: 0.5, 2: 1, 2.9: 1, 3: 1, 3.25: 0.75, 4: 0, 9: 0]
        for (time, opacity) in opacities.sorted(by: { $0.key < $1.key }) {
            #expect(try frame(player, at: time) == (opacity == 0 ? clear : faded(opacity)), "at \(time)")
        }
        #expect(player.isFinished)
        // Any time, in any order.
        for (time, opacity) in opacities.sorted(by: { $0.key > $1.key }) {
            #expect(try frame(player, at: time) == (opacity == 0 ? clear : faded(opacity)), "back at \(time)")
        }
    }

    /// Layers are put together by those above them, on the stack of whoever asks: this one has little.
    @Test func manyLayersOnASmallStack() async throws {
        var stage = Stage(width: 16, height: 8)
        for index in 0..<500 {
            stage.insert(picture, as: "\(index)", at: 0, transition: .identity, animation: nil)
        }
        let layered = Lock<Bitmap?>(nil)
        await withCheckedContinuation { continuation in
            let thread = Thread { [stage] in
                let player = StagePlayer(stage, renderer: Renderer(threadCount: 1))
                var result = try? Bitmap(width: 16, height: 8)
                try? result?.withMutablePixels { try player.render(at: 0, into: $0) }
                layered.withLock { [result] in $0 = result }
                continuation.resume()
            }
            thread.stackSize = 512 << 10
            thread.start()
        }
        var expected = try Bitmap(width: 16, height: 8)
        try picture.withPixels { source in
            try expected.withMutablePixels { target in
                for _ in 0..<500 { try Renderer().draw(EmptyVisualEffect(), from: source, onto: target) }
            }
        }
        #expect(layered.withLock { $0 } == expected)
    }

    @Test func sizesThatAreNone() throws {
        var stage = Stage(width: -1, height: 8)
        stage.insert(picture, as: "a", at: 0)
        #expect(throws: PixelError.negativeSize(width: -1, height: 8)) {
            _ = try frame(StagePlayer(stage), at: 0)
        }
        stage = Stage(width: .max, height: 8)
        stage.insert(picture, as: "a", at: 0, in: Rect(x: 0, y: 0, width: 2, height: 2))
        #expect(throws: PixelError.self) { _ = try frame(StagePlayer(stage), at: 0) }
    }

    /// Gone before it was there: from where it is, straight to where it goes.
    @Test func nothingJumpsWhenItTurnsBack() throws {
        var stage = stage
        stage.insert(picture, as: "a", at: 0, animation: second)
        stage.remove("a", at: 0.5, animation: second)
        stage.insert(other, as: "a", at: 1, animation: second)
        let player = StagePlayer(stage)
        // Curves do not take over: each new way starts wherever the one before it is by then.
        let opacities = [(0.25, 0.25), (0.5, 0.5), (0.75, 0.75 * 0.75), (1, 0.5), (1.5, 0.5), (2, 1)]
        for (time, opacity) in opacities {
            let alpha = try frame(player, at: time).pixels[0][3]
            #expect(alpha == UInt8((255 * opacity).rounded(.toNearestOrEven)), "at \(time)")
        }
    }

    /// A spring goes on in the way that it was going, and then turns round.
    @Test func springsTakeOver() throws {
        var stage = stage
        stage.insert(picture, as: "a", at: 0)
        stage.remove("a", at: 0.1)
        let player = StagePlayer(stage)
        func alpha(_ time: Double) throws -> UInt8 { try frame(player, at: time).pixels[0][3] }
        #expect(try alpha(0.1) > 0)
        #expect(try alpha(0.12) > alpha(0.1))
        #expect(try alpha(0.4) < alpha(0.12))
        #expect(try alpha(20) == 0 && player.isFinished)
    }

    /// What stands alone is rendered as if there were no stage.
    @Test func aStageAddsNothing() throws {
        var stage = stage
        stage.insert(picture, as: "a", at: 0, transition: MosaicTransition(tileSize: 4), animation: second)
        let mosaic = EmptyVisualEffect().layerEffect(Mosaic(value: -0.75, tileSize: 4), maxSampleOffset: .zero)
        #expect(try frame(StagePlayer(stage), at: 0.25) == picture.applying(mosaic))
    }

    /// SwiftUI's pair of fades lets through a quarter halfway; a crossing does not.
    @Test func twoFadesAreNoCrossing() throws {
        var stage = stage
        stage.insert(picture, as: "a", at: 0, animation: nil)
        stage.insert(picture, as: "a", at: 1, animation: second)
        let alphas = Set(try frame(StagePlayer(stage), at: 1.5).pixels.map { $0[3] })
        #expect(alphas == [191])
        let crossed = try picture.applying(
            EmptyVisualEffect().crossing(.fade, to: Image(picture), progress: 0.5))
        #expect(crossed == picture)
    }

    @Test func contentCrosses() throws {
        var stage = stage
        stage.insert(picture, as: "a", at: 0, animation: nil)
        stage.cross("a", to: other, by: .wipeLeft, at: 1, animation: second)
        stage.cross("a", to: picture, at: 3, animation: second)
        stage.cross("nobody", to: picture, at: 3)
        let player = StagePlayer(stage)
        #expect(try frame(player, at: 1) == picture)
        let half = EmptyVisualEffect().crossing(.wipeLeft, to: Image(other), progress: 0.5)
        #expect(try frame(player, at: 1.5) == picture.applying(half))
        #expect(try frame(player, at: 2) == other && frame(player, at: 2.5) == other)
        let fade = EmptyVisualEffect().crossing(.fade, to: Image(picture), progress: 0.25)
        #expect(try frame(player, at: 3.25) == other.applying(fade))
        #expect(try frame(player, at: 9) == picture && player.isFinished)
    }

    @Test func orderIsKept() throws {
        var stage = stage
        stage.insert(picture, as: "front", at: 0, order: 1, animation: nil)
        stage.insert(other, as: "back", at: 1, animation: nil)
        stage.remove("front", at: 2, animation: second)
        let player = StagePlayer(stage)
        #expect(try frame(player, at: 1) == picture)
        let half = try other.applying(EmptyVisualEffect().overlay(Image(picture).opacity(0.5)))
        #expect(try frame(player, at: 2.5) == half)
        #expect(try frame(player, at: 3) == other)
    }

    @Test func changesReportThatTheyAreDone() throws {
        var stage = stage
        stage.insert(picture, as: "a", at: 0, animation: second)
        stage.insert(other, as: "b", at: 0, animation: nil)
        stage.remove("a", at: 2, animation: nil)
        let player = StagePlayer(stage)
        var seen: [Double: [StageCompletion]] = [:]
        for time in [0, 0.5, 1, 1.25, 1.5, 2] {
            _ = try frame(player, at: time)
            seen[time] = player.completions
        }
        #expect(seen[0] == [StageCompletion(name: "b", hasAppeared: true)])
        #expect(seen[0.5] == [] && seen[1.5] == [])
        // A curve still shows its last value at its very end.
        #expect(seen[1] == [] && seen[1.25] == [StageCompletion(name: "a", hasAppeared: true)])
        #expect(seen[2] == [StageCompletion(name: "a", hasAppeared: false)])
    }

    @Test func aTransitionsOwnAnimationWins() throws {
        var stage = stage
        stage.insert(
            picture, as: "a", at: 0, transition: OpacityTransition().animation(.linear(duration: 4)),
            animation: nil)
        #expect(try frame(StagePlayer(stage), at: 1) == faded(0.25))
    }

    /// Who asks for less motion sees what moves fade; what does not move stays what it is.
    @Test func motionIsReduced() throws {
        var stage = Stage(width: 16, height: 8, reducesMotion: true)
        stage.insert(picture, as: "a", at: 0, transition: .slide, animation: second)
        #expect(try frame(StagePlayer(stage), at: 0.25) == faded(0.25))
        var calm = Stage(width: 16, height: 8, reducesMotion: true)
        calm.insert(picture, as: "a", at: 0, transition: .identity, animation: second)
        #expect(try frame(StagePlayer(calm), at: 0.25) == picture)
    }

    /// What could not be drawn is said again and again, and loses nothing of what is there.
    @Test func errorsLoseNothing() throws {
        var stage = stage
        stage.insert(picture, as: "a", at: 0, animation: nil)
        stage.insert(
            other, as: "a", at: 1, in: Rect(x: 0, y: 0, width: 1e12, height: 1e12), animation: second)
        let player = StagePlayer(stage)
        for _ in 1...3 { #expect(throws: PixelError.self) { try frame(player, at: 2) } }
        #expect(try frame(player, at: 0.5) == picture)
    }

    @Test func theSizeIsThatOfTheStage() throws {
        var wrong = try Bitmap(width: 3, height: 3)
        #expect(throws: PixelError.self) {
            try wrong.withMutablePixels { try StagePlayer(stage).render(at: 0, into: $0) }
        }
    }

    /// What comes back is what it is by now.
    @Test func contentComesBackAsItIsByNow() throws {
        var stage = stage
        stage.insert(picture, as: "a", at: 0, animation: nil)
        stage.remove("a", at: 1, animation: second)
        stage.insert(other, as: "a", at: 1.5, animation: second)
        let player = StagePlayer(stage)
        #expect(try frame(player, at: 1.5) == other.applying(EmptyVisualEffect().opacity(0.5)))
        #expect(try frame(player, at: 4) == other)
    }

    /// Between a blur and a turn of the hue there is nothing, though both are one number.
    @Test func otherEffectsAreNotMixed() throws {
        var stage = stage
        stage.insert(picture, as: "a", at: 0, transition: Unlike(), animation: second)
        let player = StagePlayer(stage)
        #expect(try frame(player, at: 0) == picture && frame(player, at: 0.5) == picture)
        let half = Unlike().effect(at: -0.5, for: Size(width: 16, height: 8))
        #expect(try picture.applying(half) == picture.applying(EmptyVisualEffect().blur(radius: 2)))
    }

    private struct Unlike: Transition {
        func body(content: Content, phase: TransitionPhase) -> AnyVisualEffect {
            phase.isIdentity
                ? AnyVisualEffect(content.hueRotation(.zero)) : AnyVisualEffect(content.blur(radius: 2))
        }
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, -1e300, 1e300])
    func oddTimesAreDefined(time: Double) throws {
        var stage = stage
        stage.insert(picture, as: "a", at: 0, animation: second)
        stage.insert(other, as: "b", at: time, animation: second)
        let player = StagePlayer(stage)
        _ = try frame(player, at: time)
        #expect(try frame(player, at: 0.5).pixels.count == 128)
        var wrong = try Bitmap(width: 3, height: 3)
        #expect(throws: PixelError.self) {
            try wrong.withMutablePixels { pixels in try player.render(at: 0.5, into: pixels) }
        }
    }
}
