import ShaderHost
import ShaderKernels

/// A wide button that becomes a round one with a plus, on a spring that swings beyond and back.
///
/// - Parameter time: in seconds; it is pressed at 0.3.
func morphingButton(time: Double) -> some VisualEffect {
    let spring = Spring(duration: 0.6, bounce: 0.4)
    let morph = time > 0.3 ? spring.value(target: 1.0, time: time - 0.3) : 0
    return EmptyVisualEffect().visualEffect { _, geometry in
        let button = Button(morph: morph)
        return button.fill(
            LinearGradient(colors: [.accentLight, .accent], startPoint: .top, endPoint: .bottom)
        )
        .overlay(
            Plus().rotation(.degrees(90 * morph)).stroke(
                Color.white.opacity(min(max(morph, 0), 1)),
                style: StrokeStyle(lineWidth: 0.04 * geometry.size.breadth, lineCap: .round)))
    }
}

private struct Button: Shape {
    /// 0 a rectangle, 1 a circle.
    var morph: Double

    var animatableData: Double {
        get { morph }
        set { morph = newValue }
    }

    func path(in rect: Rect) -> Path {
        let breadth = min(rect.width, rect.height)
        func between(_ start: Double, _ end: Double) -> Double { max(start + (end - start) * morph, 0) }
        let (width, height) = (
            between(0.75 * rect.width, 0.45 * breadth), between(0.3 * breadth, 0.45 * breadth)
        )
        let place = Rect(x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height)
        return RoundedRectangle(cornerRadius: between(0.05 * breadth, 0.225 * breadth)).path(in: place)
    }
}

private struct Plus: Shape {
    func path(in rect: Rect) -> Path {
        let arm = 0.09 * min(rect.width, rect.height)
        return Path { path in
            path.addLines([SIMD2(rect.midX - arm, rect.midY), SIMD2(rect.midX + arm, rect.midY)])
            path.addLines([SIMD2(rect.midX, rect.midY - arm), SIMD2(rect.midX, rect.midY + arm)])
        }
    }
}
