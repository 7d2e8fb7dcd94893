import ShaderHost
import ShaderKernels

/// Five dots that pulse, each a little later than the one before it.
///
/// - Parameter progress: of one period.
func pulsingDots(progress: Double) -> some VisualEffect {
    Dots(progress: progress).fill(
        LinearGradient(colors: [.accent, .accentLight], startPoint: .leading, endPoint: .trailing))
}

private struct Dots: Shape {
    var progress: Double

    func path(in rect: Rect) -> Path {
        // Small, large and small again, and at rest for the other half.
        let pulse = KeyframeTimeline(initialValue: 0.45) {
            KeyframeTrack {
                CubicKeyframe(1, duration: 0.25)
                CubicKeyframe(0.45, duration: 0.25)
                LinearKeyframe(0.45, duration: 0.5)
            }
        }
        let distance = rect.width / 7
        return Path { path in
            for index in 0..<5 {
                let time = progress + 1 - 0.1 * Double(index)
                let radius = 0.4 * distance * pulse.value(time: time - time.rounded(.down))
                path.addEllipse(
                    in: Rect(
                        x: rect.midX + Double(index - 2) * distance - radius, y: rect.midY - radius,
                        width: 2 * radius, height: 2 * radius))
            }
        }
    }
}
