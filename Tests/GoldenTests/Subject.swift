import ShaderHost
import ShaderKernels

/// What is shown: a kernel, at several phases and tile sizes.
enum Subject: String, CaseIterable, Sendable {
    case gray, opacity, mosaic, mosaic2
    /// With a `maxSampleOffset`, so that what lies outside is clear instead of smeared.
    case paddedMosaic, paddedMosaic2

    /// The two mosaics make identical bytes for the same arguments, and share a golden.
    var golden: String {
        switch self {
        case .mosaic2: Subject.mosaic.golden
        case .paddedMosaic, .paddedMosaic2: "mosaic-padded"
        default: rawValue
        }
    }

    /// One subject for each golden.
    static let recorded: [Subject] = [.gray, .opacity, .mosaic, .paddedMosaic]

    /// From left to right.
    var phases: [Float] { self == .gray ? [0] : [-1, -0.6, -0.01, 0, 0.3, 1] }

    /// From the top down: a tile a pixel, one between pixels, the usual one, and one larger than the picture.
    var tileSizes: [Float] { self == .gray || self == .opacity ? [0] : [1, 2.5, 32, 100] }

    /// Whether each pixel depends on itself alone.
    var isPointwise: Bool { self == .gray || self == .opacity }

    func drawing(phase: Float, tileSize: Float) -> Drawing {
        let (none, some) = (SampleOffset.zero, SampleOffset(width: 32, height: 32))
        return switch self {
        case .gray: Drawing(Gray())
        case .opacity: Drawing(Opacity(value: phase))
        case .mosaic: Drawing(Mosaic(value: phase, tileSize: tileSize), maxSampleOffset: none)
        case .mosaic2: Drawing(Mosaic2(value: phase, tileSize: tileSize), maxSampleOffset: none)
        case .paddedMosaic: Drawing(Mosaic(value: phase, tileSize: tileSize), maxSampleOffset: some)
        case .paddedMosaic2: Drawing(Mosaic2(value: phase, tileSize: tileSize), maxSampleOffset: some)
        }
    }
}
