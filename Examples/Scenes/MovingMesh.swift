import ShaderHost
import ShaderKernels

/// A mesh of nine colours, of which the inner points wander on circles: all of it moves, and comes back.
///
/// - Parameter progress: of one time around.
func movingMesh(progress: Double) -> some VisualEffect {
    func wander(_ x: Double, _ y: Double, _ radius: Double, from start: Double) -> SIMD2<Float> {
        let angle = Angle.degrees(360 * progress + start)
        return SIMD2(Float(x + radius * angle.cosine), Float(y + radius * angle.sine))
    }
    func slide(from start: Double) -> Float { Float(0.5 + 0.2 * Angle.degrees(360 * progress + start).sine) }
    return MeshGradient(
        width: 3, height: 3,
        points: [
            [0, 0], [slide(from: 0), 0], [1, 0],
            [0, slide(from: 90)], wander(0.5, 0.5, 0.22, from: 45), [1, slide(from: 200)],
            [0, 1], [slide(from: 150), 1], [1, 1],
        ],
        colors: [
            Color(red: 0.98, green: 0.55, blue: 0.3), Color(red: 0.98, green: 0.35, blue: 0.5),
            Color(red: 0.6, green: 0.25, blue: 0.8), Color(red: 1, green: 0.8, blue: 0.4),
            Color(red: 1, green: 0.93, blue: 0.85), Color(red: 0.3, green: 0.3, blue: 0.9),
            Color(red: 0.3, green: 0.8, blue: 0.7), Color(red: 0.2, green: 0.6, blue: 0.95),
            Color(red: 0.1, green: 0.2, blue: 0.6),
        ])
}
