import ShaderHost
import ShaderKernels

/// A picture that flies apart: every piece is content of its own on the stage, with a transition that takes it along a curve.
func explosion(of picture: Bitmap, over behind: Bitmap, renderer: Renderer) throws -> Stage {
    let (columns, rows) = (8, 6)
    let scale = Double(renderer.displayScale)
    var stage = Stage(width: picture.width, height: picture.height)
    stage.insert(behind, as: "behind", at: 0, order: -1, animation: nil)
    for row in 0..<rows {
        for column in 0..<columns {
            // Whole pixels, so that before it flies the pieces are the picture.
            let x = picture.width * column / columns..<picture.width * (column + 1) / columns
            let y = picture.height * row / rows..<picture.height * (row + 1) / rows
            guard !x.isEmpty, !y.isEmpty else { continue }
            let frame = Rect(
                x: Double(x.lowerBound) / scale, y: Double(y.lowerBound) / scale,
                width: Double(x.count) / scale, height: Double(y.count) / scale)
            let name = "piece \(column) \(row)"
            let outwards = SIMD2(
                Double(column) - Double(columns - 1) / 2, Double(row) - Double(rows - 1) / 2)
            stage.insert(
                try picture.cropped(columns: x, rows: y, renderer: renderer), as: name, at: 0, in: frame,
                transition: Fly(
                    curve: Curve(outwards: outwards * frame.width),
                    turn: .degrees(Double((7 * column + 11 * row) % 9 - 4) * 60)),
                animation: nil)
            // What is further from the middle waits a little.
            let delay = 0.04 * (outwards * outwards).sum().squareRoot()
            stage.remove(name, at: 0, animation: .easeIn(duration: 1.2).delay(delay))
        }
    }
    return stage
}

/// Out along a curve, turning, shrinking and fading.
private struct Fly: Transition {
    let curve: Curve
    let turn: Angle

    func body(content: Content, phase: TransitionPhase) -> some VisualEffect {
        content
            .scaleEffect(phase.isIdentity ? 1 : 0.4)
            .rotationEffect(phase.isIdentity ? .zero : turn)
            .opacity(phase.isIdentity ? 1 : 0)
            .modifier(Along(curve: curve, progress: phase.isIdentity ? 0 : 1))
    }
}

/// Moved along a curve. Its place between is on the curve and not on the straight line, since the progress is what is animated.
private struct Along: GeometryEffect {
    let curve: Curve
    var progress: Double

    var animatableData: Double {
        get { progress }
        set { progress = newValue }
    }

    func effectValue(size: Size) -> ProjectionTransform {
        let point = curve.point(at: progress)
        return .translation(x: point.x, y: point.y)
    }
}

/// A parabola from 0, as things fly: (1 − t)²·0 + 2t(1 − t)·control + t²·end.
private struct Curve {
    let control, end: SIMD2<Double>

    /// Upwards first, and then down beyond where it was.
    init(outwards: SIMD2<Double>) {
        let length = (outwards * outwards).sum().squareRoot() + 20
        control = outwards * 1.5 - SIMD2(0, 1.2 * length)
        end = outwards * 2 + SIMD2(0, 1.6 * length)
    }

    func point(at t: Double) -> SIMD2<Double> { 2 * t * (1 - t) * control + t * t * end }
}
