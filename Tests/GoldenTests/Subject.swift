import ShaderHost
import ShaderKernels

/// What is shown: a kernel, at several phases and sizes.
enum Subject: String, CaseIterable, Sendable {
    case gray, opacity, mosaic, mosaic2
    /// With a `maxSampleOffset`, so that what lies outside is clear instead of smeared.
    case paddedMosaic, paddedMosaic2
    /// Positions that do not repeat, with smeared edges and with clear ones.
    case wave, rotation
    /// No phase drives these; what is a phase to the others is their amount.
    case brightness, contrast, saturation, grayscale, hueRotation, colorInvert, colorMultiply, luminanceToAlpha

    /// The two mosaics make identical bytes for the same arguments, and share a golden.
    var golden: String {
        switch self {
        case .mosaic2: Subject.mosaic.golden
        case .paddedMosaic, .paddedMosaic2: "mosaic-padded"
        default: rawValue
        }
    }

    /// One subject for each golden.
    static let recorded = allCases.filter { $0 != .mosaic2 && $0 != .paddedMosaic2 }

    /// From left to right.
    var phases: [Float] {
        switch self {
        case .gray, .colorInvert, .luminanceToAlpha: [0]
        case .brightness: [-0.6, -0.01, 0.3, 1]
        case .contrast: [-1, 0, 0.5, 2]
        case .saturation: [0, 0.5, 1, 2]
        case .grayscale: [0.5, 1, 2]
        case .hueRotation: [30, 90, 180, -60]
        case .colorMultiply: [0.3, 1]
        default: [-1, -0.6, -0.01, 0, 0.3, 1]
        }
    }

    /// From the top down: a tile a pixel, one between pixels, the usual one, and one larger than the picture; for
    /// a wave its length, for a rotation the angle of phase 1.
    var sizes: [Float] {
        switch self {
        case .mosaic, .mosaic2, .paddedMosaic, .paddedMosaic2: [1, 2.5, 32, 100]
        case .wave: [7, 40]
        case .rotation: [30, 90]
        default: [0]
        }
    }

    /// Whether each pixel depends on itself alone.
    var isPointwise: Bool { sizes == [0] }

    /// Whether a phase drives it, and leaves every pixel as it is at 0.
    var isTransition: Bool { !isPointwise || self == .opacity }

    func drawing(phase: Float, size: Float) -> Drawing {
        let (none, some) = (SampleOffset.zero, SampleOffset(width: 32, height: 32))
        return switch self {
        case .gray: Drawing(Gray())
        case .opacity: Drawing(Opacity(value: phase))
        case .mosaic: Drawing(Mosaic(value: phase, tileSize: size), maxSampleOffset: none)
        case .mosaic2: Drawing(Mosaic2(value: phase, tileSize: size), maxSampleOffset: none)
        case .wave: Drawing(Wave(value: phase, amplitude: 12, wavelength: size), maxSampleOffset: none)
        case .rotation:
            Drawing(
                Affine(rotatingBy: .degrees(Double(phase) * Double(size)), around: Point(30.5, 23.5)),
                maxSampleOffset: SampleOffset(width: 61, height: 47))
        case .paddedMosaic: Drawing(Mosaic(value: phase, tileSize: size), maxSampleOffset: some)
        case .paddedMosaic2: Drawing(Mosaic2(value: phase, tileSize: size), maxSampleOffset: some)
        case .brightness: Drawing(ColorMatrix.brightness(Double(phase)))
        case .contrast: Drawing(ColorMatrix.contrast(Double(phase)))
        case .saturation: Drawing(ColorMatrix.saturation(Double(phase)))
        case .grayscale: Drawing(ColorMatrix.grayscale(Double(phase)))
        case .hueRotation: Drawing(ColorMatrix.hueRotation(.degrees(Double(phase))))
        case .colorInvert: Drawing(ColorMatrix.colorInvert)
        case .colorMultiply:
            Drawing(
                ColorMatrix.colorMultiply(Color(red: 1, green: 0.5, blue: 0.2, opacity: Double(phase))))
        case .luminanceToAlpha: Drawing(ColorMatrix.luminanceToAlpha)
        }
    }
}
