import Foundation
import ShaderHost
import ShaderKernels

/// Small and large pictures with effects of all kinds, and the bytes that each result has when it is rendered alone.
struct Work: Sendable {
    struct Job: Sendable {
        /// Which of the layouts it has.
        let size: Int
        let picture: Bitmap
        let effect: AnyVisualEffect
        let expected: Bitmap
    }

    let jobs: [Job]
    let layouts: [PixelLayout]

    private static let sizes = [(32, 32), (960, 540), (320, 200), (1, 3), (64, 400)]
    private static let effects = [
        AnyVisualEffect(EmptyVisualEffect().saturation(0.4).opacity(0.7)),
        AnyVisualEffect(
            EmptyVisualEffect().layerEffect(Mosaic(value: 0.4, tileSize: 32), maxSampleOffset: .zero)),
        AnyVisualEffect(EmptyVisualEffect().blur(radius: 6).brightness(0.1)),
        AnyVisualEffect(
            EmptyVisualEffect().distortionEffect(
                Wave(value: 0.5, amplitude: 20, wavelength: 90),
                maxSampleOffset: SampleOffset(width: 0, height: 20))),
        AnyVisualEffect(EmptyVisualEffect().clipShape(Circle()).rotationEffect(.degrees(20)).shadow(radius: 4)),
        AnyVisualEffect(
            EmptyVisualEffect().crossing(
                .radial, to: EmptyVisualEffect().hueRotation(.degrees(90)), progress: 0.4)),
    ]

    init() throws {
        let alone = Renderer(threadCount: 1)
        let colors = [Color(red: 0.9, green: 0.2, blue: 0.1), .clear, .white, Color(white: 0.2, opacity: 0.6)]
        let gradient = AngularGradient(colors: colors, center: UnitPoint(x: 0.3, y: 0.6))
        layouts = try Self.sizes.map { try Bitmap(width: $0.0, height: $0.1).layout }
        // Five sizes and six effects: each with each.
        jobs = try (0..<Self.sizes.count * Self.effects.count).map { index in
            let (width, height) = Self.sizes[index % Self.sizes.count]
            let effect = Self.effects[index % Self.effects.count]
            let picture = try Bitmap(width: width, height: height).applying(gradient.drawing)
            return Job(
                size: index % Self.sizes.count, picture: picture, effect: effect, expected: try picture.applying(effect, renderer: alone))
        }
    }
}

extension Bitmap {
    func hasBytes(of other: Bitmap) -> Bool {
        withPixels { left in
            other.withPixels { right in
                (0..<height).allSatisfy { y in
                    guard let one = left.row(y).baseAddress, let two = right.row(y).baseAddress else {
                        return false
                    }
                    return memcmp(one, two, left.row(y).count) == 0
                }
            }
        }
    }
}
