import ShaderHost
import ShaderKernels

/// A picture through an effect that depends on a phase, which runs from −1 to 1.
final class Sweep: Scene {
    /// What an effect is at a phase, for content of a size in points.
    typealias PhasedEffect = @Sendable (_ phase: Double, _ size: Size) -> AnyVisualEffect

    /// May change from frame to frame, to another one of the same size.
    var picture: Bitmap
    private let effect: PhasedEffect
    private let animation: Animation
    private let renderer: Renderer
    private var run: AnimationRun<Double>
    private var time = 0.0
    private(set) var phase = TransitionPhase.willAppear.value

    /// - Parameter animation: nil takes a second, at the same speed.
    init(_ effect: @escaping PhasedEffect, of picture: Bitmap, animation: Animation?, renderer: Renderer) {
        self.effect = effect
        self.picture = picture
        self.animation = animation ?? .linear(duration: 1)
        self.renderer = renderer
        run = Self.start(self.animation)
    }

    private static func start(_ animation: Animation) -> AnimationRun<Double> {
        AnimationRun(
            from: TransitionPhase.willAppear.value, to: TransitionPhase.didDisappear.value, animation: animation
        )
    }

    var size: PictureSize { picture.size }
    var moment: String { "phase " + signedText(phase) }
    var isFinished: Bool { phase == TransitionPhase.didDisappear.value }

    func advance(to time: Double) {
        if time < self.time { run = Self.start(animation) }
        self.time = time
        phase = run.value(at: time)
    }

    /// A phase of one's own, until there is another time.
    func show(phase: Double) { self.phase = phase }

    func render(into destination: MutablePixelView) throws {
        let scale = Double(renderer.displayScale)
        let size = Size(width: Double(picture.width) / scale, height: Double(picture.height) / scale)
        try picture.withPixels { try renderer.render(effect(phase, size), from: $0, into: destination) }
    }
}
