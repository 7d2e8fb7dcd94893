// The code of the article "Transitions and phases", to the letter.

import ShaderHost
import ShaderKernels

struct Drop: Transition {
    func body(content: Content, phase: TransitionPhase) -> some VisualEffect {
        content
            .offset(y: 80 * phase.value)
            .opacity(phase.isIdentity ? 1 : 0)
    }
}

func dropped(_ photo: Bitmap, at phase: Double) throws -> Bitmap {
    let size = Size(width: Double(photo.width), height: Double(photo.height))
    return try photo.applying(Drop().effect(at: phase, for: size))
}

struct Curved: Transition {
    func body(content: Content, phase: TransitionPhase) -> some VisualEffect {
        content.opacity(1 - phase.value * phase.value)
    }
}

let unequal = AsymmetricTransition(
    insertion: .push(from: .leading),
    removal: .scale(0.8).combined(with: .opacity).animation(.easeIn(duration: 0.2)))
