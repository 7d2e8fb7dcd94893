import ShaderHost
import ShaderKernels
import Testing

/// SwiftUI's transitions on a picture of twelve colours, at whole phases and halfway between.
@Suite("Transitions")
struct BuiltInTransitionTests {
    private let picture: Bitmap
    private let size = Size(width: 4, height: 4)

    init() throws {
        let bytes = (0..<16).flatMap { (index: UInt8) -> [UInt8] in
            [10 + 15 * index, 250 - 9 * index, 100, 255]
        }
        picture = try Bitmap(width: 4, height: 4, bytes: bytes)
    }

    private func shown(_ transition: some Transition, at phase: Double) throws -> Bitmap {
        try picture.applying(transition.effect(at: phase, for: size))
    }

    /// The picture moved by whole pixels.
    private func moved(x: Int, y: Int) throws -> Bitmap {
        let pixels = picture.pixels
        let bytes = (0..<4).flatMap { row in
            (0..<4).flatMap { column -> [UInt8] in
                let (sourceRow, sourceColumn) = (row - y, column - x)
                return (0..<4).contains(sourceRow) && (0..<4).contains(sourceColumn)
                    ? pixels[4 * sourceRow + sourceColumn] : [0, 0, 0, 0]
            }
        }
        return try Bitmap(width: 4, height: 4, bytes: bytes)
    }

    private func expectMoves(_ transition: some Transition, _ offsets: [(x: Int, y: Int)]) throws {
        for (phase, offset) in zip([-1, -0.5, 0, 0.5, 1], offsets) {
            #expect(
                try shown(transition, at: phase) == moved(x: offset.x, y: offset.y),
                "\(transition) at \(phase)")
        }
    }

    @Test func slideComesFromTheLeadingEdgeAndLeavesByTheTrailingOne() throws {
        try expectMoves(SlideTransition(), [(-4, 0), (-2, 0), (0, 0), (2, 0), (4, 0)])
    }

    @Test func moveComesAndLeavesByOneEdge() throws {
        try expectMoves(MoveTransition(edge: .leading), [(-4, 0), (-2, 0), (0, 0), (-2, 0), (-4, 0)])
        try expectMoves(MoveTransition(edge: .trailing), [(4, 0), (2, 0), (0, 0), (2, 0), (4, 0)])
        try expectMoves(MoveTransition(edge: .top), [(0, -4), (0, -2), (0, 0), (0, -2), (0, -4)])
        try expectMoves(MoveTransition(edge: .bottom), [(0, 4), (0, 2), (0, 0), (0, 2), (0, 4)])
    }

    @Test func offsetIsTheSameBothWays() throws {
        try expectMoves(
            OffsetTransition(Size(width: 2, height: -4)), [(2, -4), (1, -2), (0, 0), (1, -2), (2, -4)])
    }

    @Test func pushMovesOnAndFades() throws {
        let fade = EmptyVisualEffect().opacity(0.5)
        #expect(
            try shown(PushTransition(edge: .bottom), at: -0.5) == moved(x: 0, y: 2).applying(fade))
        #expect(try shown(PushTransition(edge: .bottom), at: 0.5) == moved(x: 0, y: -2).applying(fade))
        #expect(try shown(PushTransition(edge: .bottom), at: 0) == picture)
        for phase in [-1.0, 1] {
            #expect(try shown(PushTransition(edge: .bottom), at: phase).bytes.allSatisfy { $0 == 0 })
        }
    }

    @Test func opacityFades() throws {
        for (phase, opacity) in [(-1, 0), (-0.5, 0.5), (0, 1), (0.25, 0.75), (1, 0), (1.5, 0)]
            as [(Double, Double)]
        {
            #expect(
                try shown(OpacityTransition(), at: phase)
                    == picture.applying(EmptyVisualEffect().opacity(opacity)), "\(phase)")
        }
    }

    @Test func scaleStartsFromSwiftUIsNumber() throws {
        let effect = EmptyVisualEffect()
        #expect(try shown(ScaleTransition.scale, at: -1) == picture.applying(effect.scaleEffect(1e-5)))
        #expect(
            try shown(ScaleTransition(0.5, anchor: .topLeading), at: 0.5)
                == picture.applying(effect.scaleEffect(0.75, anchor: .topLeading)))
        #expect(try shown(ScaleTransition.scale, at: 0) == picture)
    }

    @Test func blurReplaceHasSwiftUIsNumbers() throws {
        func state(_ opacity: Double, _ radius: Double, _ scale: Double) throws -> Bitmap {
            try picture.applying(EmptyVisualEffect().opacity(opacity).blur(radius: radius).scaleEffect(scale))
        }
        #expect(try shown(BlurReplaceTransition.blurReplace, at: 0.5) == state(0.5, 3.5, 0.95))
        #expect(try shown(BlurReplaceTransition.blurReplace(.upUp), at: 0.5) == state(0.5, 3.5, 1.05))
        #expect(try shown(BlurReplaceTransition.blurReplace(.upUp), at: -0.5) == state(0.5, 3.5, 0.95))
    }

    /// The body is asked for three phases; the shader sees all.
    @Test(arguments: [-1, -0.7, -0.25, 0, 0.31, 1] as [Float])
    func shadersSeeEveryPhase(phase: Float) throws {
        let start = EmptyVisualEffect()
        #expect(
            try shown(ShaderOpacityTransition(), at: Double(phase))
                == picture.applying(start.colorEffect(Opacity(value: phase))))
        let mosaic = try picture.applying(
            start.layerEffect(Mosaic(value: phase, tileSize: 3), maxSampleOffset: .zero))
        #expect(try shown(MosaicTransition(tileSize: 3), at: Double(phase)) == mosaic)
        #expect(try shown(Mosaic2Transition(tileSize: 3), at: Double(phase)) == mosaic)
    }

    @Test func transitionsCombine() throws {
        let both = MoveTransition(edge: .top).combined(with: OpacityTransition())
        #expect(
            try shown(both, at: -0.5) == moved(x: 0, y: -2).applying(EmptyVisualEffect().opacity(0.5)))
        let either = AsymmetricTransition(insertion: MoveTransition(edge: .top), removal: OpacityTransition())
        #expect(try shown(either, at: -0.5) == moved(x: 0, y: -2))
        #expect(try shown(either, at: 0.5) == picture.applying(EmptyVisualEffect().opacity(0.5)))
    }

    private struct Dimmed: EffectModifier {
        let amount: Double
        func body(content: Content) -> ColorEffect<Content, ColorMatrix> { content.brightness(-amount) }
    }

    @Test func modifiersMakeTransitions() throws {
        let transition = AnyTransition.modifier(active: Dimmed(amount: 0.8), identity: Dimmed(amount: 0))
        for phase in [-0.5, 0.5] {
            #expect(try shown(transition, at: phase) == picture.applying(EmptyVisualEffect().brightness(-0.4)))
        }
    }

    /// Whoever does not know its type sees the same.
    @Test func erasedTransitionsAreTheSame() throws {
        for phase in [-1, -0.4, 0, 0.7, 1.2, .nan] as [Double] {
            #expect(
                try shown(AnyTransition(PushTransition(edge: .leading)), at: phase)
                    == shown(PushTransition(edge: .leading), at: phase))
            #expect(
                try shown(AnyTransition(MosaicTransition(tileSize: 3)), at: phase)
                    == shown(MosaicTransition(tileSize: 3), at: phase))
        }
        #expect(!AnyTransition.opacity.properties.hasMotion && AnyTransition.slide.properties.hasMotion)
    }
}
