import ShaderHost
import ShaderKernels

/// Comes into focus as it fades in, and goes out of it again.
struct BlurFade: Transition {
    func body(content: Content, phase: TransitionPhase) -> some VisualEffect {
        content
            .blur(radius: phase.isIdentity ? 0 : 16)
            .opacity(phase.isIdentity ? 1 : 0)
    }
}
