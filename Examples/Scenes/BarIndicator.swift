import ShaderHost
import ShaderKernels

/// A bar that runs through its track: it comes in at one end and leaves at the other, inside of the track's round ends.
///
/// - Parameter progress: of one run.
func barIndicator(progress: Double) -> some VisualEffect {
    EmptyVisualEffect().visualEffect { _, geometry in
        let size = geometry.size
        let track = Rect(
            x: 0.15 * size.width, y: 0.46 * size.height, width: 0.7 * size.width, height: 0.08 * size.height)
        let length = 0.4 * track.width
        let place = UnitCurve.easeInOut.value(at: progress)
        let bar = Rect(
            // A point to spare at both ends: edges that touch share a pixel.
            x: track.x - length - 1 + place * (track.width + length + 2), y: track.y, width: length,
            height: track.height)
        return Capsule().path(in: track).fill(Color.track)
            .overlay(Capsule().path(in: bar).fill(Color.accent).clipShape(Capsule().path(in: track)))
    }
}
