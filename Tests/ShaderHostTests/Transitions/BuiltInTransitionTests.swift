import ShaderHost
import ShaderKernels
import Testing

/// SwiftUI's transitions on a picture of twelve colours, wider than high, at whole phases and halfway between.
@Suite("Transitions")
struct BuiltInTransitionTests {
    private let picture: Bitmap
    private let size = Size(width: 4, height: 3)

    init() throws {
        // Multiples of 4, of which halves and quarters are whole.
        let bytes = (0..<12).flatMap { (index: UInt8) -> [UInt8] in
            [12 + 20 * index, 240 - 16 * index, 100, 255]
        }
        picture = try Bitmap(width: 4, height: 3, bytes: bytes)
    }

    private func shown(_ transition: some Transition, at phase: Double) throws -> Bitmap {
        try picture.applying(transition.effect(at: phase, for: size))
    }

    /// The picture moved by whole pixels, or by halves along one axis: there the mean of two. Outside it is clear.
    private func moved(x: Double, y: Double) throws -> Bitmap {
        let pixels = picture.pixels
        func pixel(_ column: Double, _ row: Double) -> [UInt8] {
            (0..<4).contains(column) && (0..<3).contains(row)
                ? pixels[4 * Int(row) + Int(column)] : [0, 0, 0, 0]
        }
        let bytes = (0..<12).flatMap { index -> [UInt8] in
            let (column, row) = (Double(index % 4) - x, Double(index / 4) - y)
            let first = pixel(column.rounded(.down), row.rounded(.down))
            let second = pixel(column.rounded(.up), row.rounded(.up))
            return zip(first, second).map { UInt8(((Double($0) + Double($1)) / 2).rounded(.toNearestOrEven)) }
        }
        return try Bitmap(width: 4, height: 3, bytes: bytes)
    }

    /// - Parameter opacities: at the five phases.
    private func expectMoves(
        _ transition: some Transition, _ offsets: [(x: Double, y: Double)],
        opacities: [Double] = [1, 1, 1, 1, 1]
    ) throws {
        for (phase, (offset, opacity)) in zip([-1, -0.5, 0, 0.5, 1], zip(offsets, opacities)) {
            let expected = try moved(x: offset.x, y: offset.y)
                .applying(EmptyVisualEffect().opacity(opacity))
            #expect(try shown(transition, at: phase) == expected, "\(transition) at \(phase)")
        }
    }

    @Test func slideComesFromTheLeadingEdgeAndLeavesByTheTrailingOne() throws {
        try expectMoves(SlideTransition(), [(-4, 0), (-2, 0), (0, 0), (2, 0), (4, 0)])
    }

    /// By the content's own width or height.
    @Test func moveComesAndLeavesByOneEdge() throws {
        try expectMoves(MoveTransition(edge: .leading), [(-4, 0), (-2, 0), (0, 0), (-2, 0), (-4, 0)])
        try expectMoves(MoveTransition(edge: .trailing), [(4, 0), (2, 0), (0, 0), (2, 0), (4, 0)])
        try expectMoves(MoveTransition(edge: .top), [(0, -3), (0, -1.5), (0, 0), (0, -1.5), (0, -3)])
        try expectMoves(MoveTransition(edge: .bottom), [(0, 3), (0, 1.5), (0, 0), (0, 1.5), (0, 3)])
    }

    @Test func pushMovesOnAndFades() throws {
        let fades = [0, 0.5, 1, 0.5, 0]
        try expectMoves(
            PushTransition(edge: .leading), [(-4, 0), (-2, 0), (0, 0), (2, 0), (4, 0)], opacities: fades)
        try expectMoves(
            PushTransition(edge: .trailing), [(4, 0), (2, 0), (0, 0), (-2, 0), (-4, 0)], opacities: fades)
        try expectMoves(
            PushTransition(edge: .top), [(0, -3), (0, -1.5), (0, 0), (0, 1.5), (0, 3)], opacities: fades)
        try expectMoves(
            PushTransition(edge: .bottom), [(0, 3), (0, 1.5), (0, 0), (0, -1.5), (0, -3)], opacities: fades)
    }

    @Test func offsetIsTheSameBothWays() throws {
        try expectMoves(
            OffsetTransition(Size(width: 2, height: -2)), [(2, -2), (1, -1), (0, 0), (1, -1), (2, -2)])
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
        let start = EmptyVisualEffect()
        let scales: [(Double, Double)] = [(-1, 1e-5), (-0.5, 0.500005), (0, 1), (0.5, 0.500005), (1, 1e-5)]
        for (phase, scale) in scales {
            #expect(
                try shown(ScaleTransition.scale, at: phase) == picture.applying(start.scaleEffect(scale)),
                "at \(phase)")
        }
        for (phase, scale) in [(-1, 0.5), (-0.5, 0.75), (0, 1), (0.5, 0.75), (1, 0.5)] as [(Double, Double)] {
            #expect(
                try shown(ScaleTransition(0.5, anchor: .topLeading), at: phase)
                    == picture.applying(start.scaleEffect(scale, anchor: .topLeading)))
        }
    }

    @Test func blurReplaceHasSwiftUIsNumbers() throws {
        func state(_ opacity: Double, _ radius: Double, _ scale: Double) throws -> Bitmap {
            try picture.applying(EmptyVisualEffect().opacity(opacity).blur(radius: radius).scaleEffect(scale))
        }
        let states: [(phase: Double, opacity: Double, radius: Double, down: Double, up: Double)] = [
            (-1, 0, 7, 0.9, 0.9), (-0.5, 0.5, 3.5, 0.95, 0.95), (0, 1, 0, 1, 1), (0.5, 0.5, 3.5, 0.95, 1.05),
            (1, 0, 7, 0.9, 1.1),
        ]
        for (phase, opacity, radius, down, up) in states {
            #expect(
                try shown(BlurReplaceTransition.blurReplace, at: phase) == state(opacity, radius, down))
            #expect(
                try shown(BlurReplaceTransition.blurReplace(.upUp), at: phase) == state(opacity, radius, up))
        }
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
        try expectMoves(
            both, [(0, -3), (0, -1.5), (0, 0), (0, -1.5), (0, -3)], opacities: [0, 0.5, 1, 0.5, 0])
        // The second is outside: it scales what the first has moved, and not the other way round.
        let turned = MoveTransition(edge: .leading).combined(with: ScaleTransition(0.5, anchor: .topLeading))
        #expect(
            try shown(turned, at: -0.5)
                == moved(x: -2, y: 0).applying(EmptyVisualEffect().scaleEffect(0.75, anchor: .topLeading)))
        let either = AsymmetricTransition(insertion: MoveTransition(edge: .top), removal: SlideTransition())
        try expectMoves(either, [(0, -3), (0, -1.5), (0, 0), (2, 0), (4, 0)])
        let other = AsymmetricTransition(
            insertion: OpacityTransition(), removal: PushTransition(edge: .bottom))
        try expectMoves(
            other, [(0, 0), (0, 0), (0, 0), (0, -1.5), (0, -3)], opacities: [0, 0.5, 1, 0.5, 0])
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
