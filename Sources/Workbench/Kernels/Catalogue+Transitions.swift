import ShaderHost
import ShaderKernels

// SwiftUI's transitions, at any phase.

extension Catalogue {
    static let transitions = [
        transition("Opacity", "fades in and out", OpacityTransition()),
        transition("Slide", "in from the left, out to the right", SlideTransition()),
        transition("Move", "in from above, and out again", MoveTransition(edge: .top)),
        transition("Push", "in from below, out above, fading", PushTransition(edge: .bottom)),
        transition(
            "Offset", "40 points to the right and 20 down", OffsetTransition(Size(width: 40, height: 20))),
        transition("Scale", "from nothing, and to nothing", ScaleTransition.scale),
        transition("BlurReplace", "smaller, out of focus and clear", BlurReplaceTransition.blurReplace),
        transition(
            "Combined", "slides in, and falls as it fades out",
            AsymmetricTransition(
                insertion: SlideTransition(),
                removal: MoveTransition(edge: .bottom).combined(with: OpacityTransition()))),
    ]

    private static func transition(
        _ name: String, _ summary: String, _ transition: some Transition
    ) -> CataloguedKernel {
        let description = KernelDescription(
            name: "transition" + name, kind: .layer, summary: summary, parameters: [.transitionPhase])
        return CataloguedKernel(description) { arguments in
            EmptyVisualEffect().visualEffect { _, geometry in
                transition.effect(at: Double(arguments.phase), for: geometry.size)
            }
        }
    }
}
