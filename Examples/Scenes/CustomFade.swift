import ShaderHost
import ShaderKernels

/// Fades, grows and rises into its place, and goes on upwards: three modifiers that move together.
struct CustomFade: Transition {
    func body(content: Content, phase: TransitionPhase) -> some VisualEffect {
        content
            .scaleEffect(phase.isIdentity ? 1 : 0.6)
            .opacity(phase.isIdentity ? 1 : 0)
            .visualEffect { content, geometry in
                content.offset(y: -0.4 * phase.value * geometry.size.height)
            }
    }
}
