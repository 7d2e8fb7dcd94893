public import ShaderLoops

/// One frame of a phase sweep. Its pixels are the sweep's one buffer: valid, and unchanged, until the callback
/// returns.
public struct TransitionFrame {
    public let index: Int
    public let phase: Float
    public let pixels: PixelView

    @usableFromInline
    init(index: Int, phase: Float, pixels: PixelView) {
        self.index = index
        self.phase = phase
        self.pixels = pixels
    }
}

extension Renderer {
    /// Renders the frames of a phase sweep one after another into the same destination.
    ///
    /// - Parameters:
    ///   - effect: the effect at a phase.
    ///   - body: called with each frame, in order, before the next is rendered. What it throws ends the sweep.
    /// - Throws: ``PixelError``, or what `effect` or `body` throws.
    @inlinable
    public func renderFrames<Effect: VisualEffect>(
        of sweep: PhaseSweep, from source: PixelView, into destination: MutablePixelView,
        effect: (_ phase: Float) throws -> Effect, body: (TransitionFrame) throws -> Void
    ) throws {
        for index in 0..<sweep.frameCount {
            let phase = sweep.phase(ofFrame: index)
            try render(effect(phase), from: source, into: destination)
            try body(TransitionFrame(index: index, phase: phase, pixels: PixelView(destination)))
        }
    }
}
