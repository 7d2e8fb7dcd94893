import ShaderHost
import ShaderKernels

/// In seconds.
let heartToggleDuration = 2.5

/// A heart in a circle, with two states: white on red, and red on grey, half the size. It is touched at the beginning and halfway.
///
/// - Parameter time: in seconds; both changes have half of ``heartToggleDuration``, in which the spring comes to rest.
func heartToggle(time: Double) -> some VisualEffect {
    let spring = Spring(duration: 0.5, bounce: 0.35)
    let half = heartToggleDuration / 2
    let change =
        time < half ? spring.value(target: 1.0, time: time) : 1 - spring.value(target: 1.0, time: time - half)
    let mix = min(max(change, 0), 1)
    return EmptyVisualEffect().visualEffect { _, geometry in
        let inset = 0.2 * geometry.size.breadth
        return Circle().inset(by: inset).fill(Color(white: 0.88).mixed(with: .liked, by: mix))
            .overlay(
                Heart().scale(0.2 + 0.2 * change).fill(Color.liked.mixed(with: .white, by: mix)))
    }
}

/// Two lobes and a point, in the middle of a square.
private struct Heart: Shape {
    func path(in rect: Rect) -> Path {
        let unit = min(rect.width, rect.height)
        func point(_ x: Double, _ y: Double) -> SIMD2<Double> {
            SIMD2(rect.midX + (x - 0.5) * unit, rect.midY + (y - 0.5) * unit)
        }
        return Path { path in
            path.move(to: point(0.5, 0.96))
            path.addCurve(to: point(0.02, 0.36), control1: point(0.34, 0.82), control2: point(0.02, 0.62))
            path.addCurve(to: point(0.5, 0.26), control1: point(0.02, 0.04), control2: point(0.42, -0.02))
            path.addCurve(to: point(0.98, 0.36), control1: point(0.58, -0.02), control2: point(0.98, 0.04))
            path.addCurve(to: point(0.5, 0.96), control1: point(0.98, 0.62), control2: point(0.66, 0.82))
            path.closeSubpath()
        }
    }
}
