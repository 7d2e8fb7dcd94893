import ShaderHost
import ShaderKernels

/// Content that fades in: all four channels times the opacity.
func fade(progress: Double) -> some VisualEffect {
    EmptyVisualEffect().opacity(UnitCurve.easeInOut.value(at: progress))
}
