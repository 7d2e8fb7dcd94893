import ShaderHost
import ShaderKernels
import TestSupport
import Testing

/// C9: springs go beyond the end. Geometry goes with them, and alpha does not.
@Suite("Overshoot")
struct OvershootTests {
    private let picture: Bitmap
    private let size = Size(width: 4, height: 3)

    init() throws {
        picture = try .anyBytes(width: 4, height: 3, seed: 4).applying(
            EmptyVisualEffect().background(Color.white))
    }

    private static let all: [AnyTransition] =
        [.identity, .opacity, .slide, .scale, .blurReplace, AnyTransition(.blurReplace(.upUp))]
        + Edge.allCases.flatMap { [.move(edge: $0), .push(from: $0)] }
        + [
            .offset(x: 1, y: -2), .scale(scale: 0.5, anchor: .top),
            .asymmetric(insertion: .move(edge: .top), removal: .opacity),
            AnyTransition(ShaderOpacityTransition()), AnyTransition(MosaicTransition(tileSize: 2)),
            AnyTransition(Mosaic2Transition(tileSize: 2)),
            AnyTransition(MoveTransition(edge: .top).combined(with: OpacityTransition())),
        ]

    private func shown(_ transition: some Transition, at phase: Double) throws -> Bitmap {
        try picture.applying(transition.effect(at: phase, for: size))
    }

    /// No phase traps, and none leaves a colour that is more than its alpha: what has left 0…1 would show so.
    @Test(arguments: all.indices, [1.3, -1.3, 1e10, -1e300, .infinity, -.infinity, .nan])
    func everyPhaseIsDefined(index: Int, phase: Double) throws {
        let pixels = try shown(Self.all[index], at: phase).pixels
        #expect(pixels.allSatisfy { pixel in pixel[0..<3].allSatisfy { $0 <= pixel[3] } })
        guard phase.isNaN else { return }
        #expect(pixels == picture.pixels)
    }

    @Test(arguments: [-1.3, 1.3])
    func geometryGoesOn(phase: Double) throws {
        let start = EmptyVisualEffect()
        #expect(
            try shown(OffsetTransition(Size(width: 1, height: -0.5)), at: phase)
                == picture.applying(start.offset(x: 1.3, y: -0.65)))
        #expect(try shown(ScaleTransition(0.5), at: phase) == picture.applying(start.scaleEffect(0.35)))
        // Beyond its edge there is nothing to be seen, and what fades stays clear.
        for transition in [
            AnyTransition.slide, .move(edge: .top), .push(from: .leading), .opacity, .blurReplace,
        ] {
            #expect(try shown(transition, at: phase).bytes.allSatisfy { $0 == 0 })
        }
    }

    private let spring = Animation.spring(response: 0.5, dampingFraction: 0.2)

    /// Frames of content that comes in by a spring which goes beyond its place by half of the way and back.
    private func frames(_ transition: some Transition) throws -> [(value: Double, frame: Bitmap)] {
        var stage = Stage(width: 4, height: 3)
        stage.insert(picture, as: "a", at: 0, transition: transition, animation: spring)
        let player = StagePlayer(stage)
        var run = AnimationRun(from: 0.0, to: 1, animation: spring)
        return try (0..<60).map { index in
            var frame = try Bitmap(width: 4, height: 3)
            try frame.withMutablePixels { try player.render(frame: index, at: FrameRate(60), into: $0) }
            return (run.value(at: Double(index) / 60), frame)
        }
    }

    @Test func springsOvershootOnStage() throws {
        let moved = try frames(MoveTransition(edge: .leading))
        // Undershoot after overshoot is a part of it.
        #expect(moved.contains { $0.value > 1.4 } && moved.contains { $0.value > 0.6 && $0.value < 0.8 })
        for (value, frame) in moved {
            // A way of 4, whose parts are exact.
            #expect(try frame == picture.applying(EmptyVisualEffect().offset(x: -4 + 4 * value)), "\(value)")
        }
        for (value, frame) in try frames(OpacityTransition()) where value >= 1 {
            #expect(frame == picture, "\(value)")
        }
    }
}
