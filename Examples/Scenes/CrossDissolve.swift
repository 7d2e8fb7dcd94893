import ShaderHost
import ShaderKernels

/// Content that dissolves into a picture. Opaque pictures stay opaque halfway, which two fades one over the other do not.
func crossDissolve(to next: Bitmap, progress: Double) -> some VisualEffect {
    EmptyVisualEffect().crossing(.fade, to: Image(next), progress: progress)
}
