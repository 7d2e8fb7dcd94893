import ShaderHost
import ShaderKernels

/// An arc that turns for as long as nobody knows how long it takes. Its colour fades towards its tail, and turns with it.
///
/// - Parameter progress: of one turn.
func indeterminateRing(progress: Double) -> some VisualEffect {
    EmptyVisualEffect().visualEffect { _, geometry in
        let width = 0.06 * geometry.size.breadth
        let turn = Angle.degrees(360 * progress)
        let gradient = AngularGradient(
            colors: [Color.accent.opacity(0), .accent], center: .center, startAngle: turn,
            endAngle: turn + .degrees(270))
        return Circle().inset(by: 0.28 * geometry.size.breadth).trim(from: 0.02, to: 0.75).rotation(turn)
            .stroke(gradient, style: StrokeStyle(lineWidth: width, lineCap: .round))
    }
}
