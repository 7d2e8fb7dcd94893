import ShaderHost
import ShaderKernels

/// An effect has the same result at every instruction set, on one core and on several (C8).
enum OneResult {
    private static let (width, height) = (13, 7)
    static let size = Size(width: Double(width), height: Double(height))

    static func check(_ effect: some VisualEffect) throws {
        let (expected, others) = (renderers[0], renderers.dropFirst())
        for format in [PixelFormat.rgba8, .rgba16Float] {
            let picture = try picture(format)
            let result = try picture.applying(effect, renderer: expected.renderer)
            for other in others {
                let found = try picture.applying(effect, renderer: other.renderer)
                try Finding.unless(found == result, "\(other.name) differs from \(expected.name) in \(format)")
            }
        }
    }

    private static let renderers: [(name: String, renderer: Renderer)] = InstructionSet.available.map { set in
        let threads = set == .scalar ? 1 : 2
        let bands = BandScheduler(threadCount: threads, minimumBandPixels: 2 * width)
        return (set.name, Renderer(bands: bands, instructionSet: set))
    }

    /// Translucent and opaque; where numbers can be so, with some beyond 0…1.
    private static func picture(_ format: PixelFormat) throws -> Bitmap {
        var bytes: [UInt8] = []
        for y in 0..<height {
            for x in 0..<width {
                let alpha = x % 3 == 0 ? 128 : 255
                let channels = [x * 37 % 256, y * 53 % 256, (x + y) * 11 % 256, 255]
                bytes += channels.map { UInt8($0 * alpha / 255) }
            }
        }
        let picture = try Bitmap(width: width, height: height, bytes: bytes)
        let isBright = format == .rgba16Float || format == .rgba32Float
        return try picture.applying(EmptyVisualEffect().brightness(isBright ? 0.5 : 0), format: format)
    }
}
