import ShaderHost
import ShaderKernels

/// Placeholders for what is not there yet, with a band of light that sweeps over them again and again. The band is seen on what it
/// is laid over only (`sourceAtop`): content is its mask.
///
/// - Parameter progress: of one sweep, at whose ends the band is outside.
func shimmer(progress: Double) -> some VisualEffect {
    let middle = -0.3 + 1.6 * progress
    let band = LinearGradient(
        stops: [
            Gradient.Stop(color: Color(white: 1, opacity: 0), location: middle - 0.25),
            Gradient.Stop(color: Color(white: 1, opacity: 0.75), location: middle),
            Gradient.Stop(color: Color(white: 1, opacity: 0), location: middle + 0.25),
        ], startPoint: UnitPoint(x: 0, y: 0.35), endPoint: UnitPoint(x: 1, y: 0.65))
    return Placeholder().fill(Color(white: 0.6)).overlay(band.drawing.blendMode(.sourceAtop))
}

/// A picture, and lines of text beside it.
private struct Placeholder: Shape {
    func path(in rect: Rect) -> Path {
        let unit = min(rect.width / 12, rect.height / 9)
        func bar(_ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double) -> Path {
            let place = Rect(
                x: rect.midX + (x - 5) * unit, y: rect.midY + (y - 3.5) * unit, width: width * unit,
                height: height * unit)
            return RoundedRectangle(cornerRadius: radius * unit).path(in: place)
        }
        return Path { path in
            path.addPath(bar(0, 0, 3, 3, radius: 1.5))
            path.addPath(bar(3.8, 0.4, 6.2, 0.8, radius: 0.4))
            path.addPath(bar(3.8, 1.8, 4, 0.8, radius: 0.4))
            path.addPath(bar(0, 4, 10, 0.8, radius: 0.4))
            path.addPath(bar(0, 5.2, 10, 0.8, radius: 0.4))
            path.addPath(bar(0, 6.4, 6, 0.8, radius: 0.4))
        }
    }
}
