import ShaderHost
import ShaderKernels

/// A ring on a track, drawn from the top as far as something is done.
func progressRing(progress: Double) -> some VisualEffect {
    EmptyVisualEffect().visualEffect { _, geometry in
        let style = StrokeStyle(lineWidth: 0.1 * geometry.size.breadth, lineCap: .round)
        let ring = Circle().inset(by: 0.25 * geometry.size.breadth)
        return ring.stroke(Color.track, style: style)
            .overlay(
                ring.rotation(.degrees(-90)).trim(from: 0, to: progress).stroke(Color.accent, style: style))
    }
}
