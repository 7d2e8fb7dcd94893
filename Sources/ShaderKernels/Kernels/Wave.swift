/// A standing wave: columns move up and down by the sine of their position, as a flag does.
///
/// A pixel at (x, y) shows the content at (x, y + value·amplitude·sin(2π·x/wavelength)).
@frozen
public struct Wave: DistortionKernel, BitwiseCopyable {
    /// The largest displacement in points.
    @usableFromInline let height: Float
    /// Radians a point.
    @usableFromInline let frequency: Float

    /// - Parameters:
    ///   - value: the phase, −1…1; at 0 the picture is untouched.
    ///   - amplitude: how far a column moves at phase ±1, in points.
    ///   - wavelength: from crest to crest, in points. Zero and NaN leave the picture untouched, as they do for
    ///     the amplitude; so does an amplitude or a phase that is not finite.
    public init(value: Float, amplitude: Float, wavelength: Float) {
        let frequency = 2 * Float.pi / wavelength
        let height = value * amplitude
        let isWave = height.isFinite && frequency.isFinite
        self.height = isWave ? height : 0
        self.frequency = isWave ? frequency : 0
    }

    @inlinable public var isIdentity: Bool { height == 0 || frequency == 0 }
    @inlinable public var builtIn: BuiltInDistortion? { .wave(self) }

    @inlinable @inline(__always)
    public func sourcePosition<L: Lanes>(of position: Point<L>) -> Point<L> {
        Point(position.x, position.y + sin(position.x * frequency) * height)
    }
}

extension Wave {
    public static let description = KernelDescription(
        name: "wave", kind: .distortion,
        summary: "columns that move up and down by a sine, as a flag does",
        parameters: [
            .phase,
            KernelParameter(
                name: "amplitude", summary: "how far a column moves at phase -1 and 1", unit: "points",
                range: 0 ... .infinity, defaultValue: 20),
            KernelParameter(
                name: "wavelength", summary: "from crest to crest", unit: "points", range: 0 ... .infinity,
                defaultValue: 100),
        ])
}
