package import ShaderHost
import ShaderKernels

/// Hills under a sun: a picture for whoever has none at hand.
package struct Landscape: Sendable {
    let sky: [Color]
    let sun: Color
    /// Where the sun is, in units of the picture's size.
    let place: UnitPoint
    /// From the furthest to the nearest.
    let hills: [Color]

    package static let dusk = Landscape(
        sky: [
            Color(red: 0.17, green: 0.12, blue: 0.36), Color(red: 0.62, green: 0.27, blue: 0.52),
            Color(red: 0.98, green: 0.6, blue: 0.38),
        ], sun: Color(red: 1, green: 0.86, blue: 0.62), place: UnitPoint(x: 0.66, y: 0.5),
        hills: [
            Color(red: 0.44, green: 0.22, blue: 0.47), Color(red: 0.28, green: 0.16, blue: 0.38),
            Color(red: 0.14, green: 0.1, blue: 0.25),
        ])

    package static let morning = Landscape(
        sky: [
            Color(red: 0.24, green: 0.55, blue: 0.86), Color(red: 0.58, green: 0.8, blue: 0.95),
            Color(red: 0.97, green: 0.95, blue: 0.85),
        ], sun: Color(red: 1, green: 0.97, blue: 0.78), place: UnitPoint(x: 0.3, y: 0.28),
        hills: [
            Color(red: 0.45, green: 0.68, blue: 0.66), Color(red: 0.24, green: 0.53, blue: 0.46),
            Color(red: 0.1, green: 0.36, blue: 0.3),
        ])

    /// - Parameters: in pixels.
    package func picture(width: Int, height: Int, renderer: Renderer = Renderer()) throws -> Bitmap {
        try Bitmap(width: width, height: height).applying(drawing, renderer: renderer)
    }

    private var drawing: some VisualEffect {
        EmptyVisualEffect().visualEffect { _, geometry in
            let (size, radius) = (geometry.size, 0.11 * geometry.size.breadth)
            let light = RadialGradient(
                colors: [sun.opacity(0.7), sun.opacity(0)], center: place, startRadius: 0,
                endRadius: 5 * radius)
            let disc = Path(
                ellipseIn: Rect(
                    x: place.x * size.width - radius, y: place.y * size.height - radius, width: 2 * radius,
                    height: 2 * radius))
            let sky = LinearGradient(colors: sky, startPoint: .top, endPoint: UnitPoint(x: 0.5, y: 0.75))
            let start = AnyVisualEffect(sky.drawing.overlay(light).overlay(disc.fill(sun)))
            return hills.enumerated().reduce(start) { scene, hill in
                AnyVisualEffect(scene.overlay(Hill(index: Double(hill.offset)).fill(hill.element)))
            }
        }
    }
}

/// Everything below a wave.
private struct Hill: Shape {
    /// 0 the furthest, further up.
    let index: Double

    func path(in rect: Rect) -> Path {
        func point(_ x: Double) -> SIMD2<Double> {
            let wave =
                0.05 * Angle.degrees(360 * (x * (1.1 + 0.35 * index) + 0.37 * index)).sine
                + 0.02 * Angle.degrees(360 * (x * (2.7 - 0.4 * index) + 0.61 * index)).sine
            return SIMD2(rect.x + x * rect.width, rect.y + (0.6 + 0.14 * index + wave) * rect.height)
        }
        return Path { path in
            path.move(to: SIMD2(rect.minX, rect.maxY))
            for step in 0...64 { path.addLine(to: point(Double(step) / 64)) }
            path.addLine(to: SIMD2(rect.maxX, rect.maxY))
            path.closeSubpath()
        }
    }
}
