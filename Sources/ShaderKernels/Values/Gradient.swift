/// Colours along a line, with a straight way from each to the next. Colours are interpolated premultiplied, so that
/// what fades to clear does not darken.
public struct Gradient: Hashable, Sendable {
    /// A colour at a place.
    public struct Stop: Hashable, Sendable, BitwiseCopyable {
        public var color: Color
        /// 0 is the start of the line, 1 its end; any other place has a colour too.
        public var location: Double

        public init(color: Color, location: Double) {
            self.color = color
            self.location = location
        }
    }

    /// What a straight way between two colours is.
    public enum ColorSpace: Hashable, Sendable {
        /// Straight in the encoded values.
        case device
        /// Straight in ``Oklab``, so that equal steps look equal.
        case perceptual
    }

    /// From first to last. A stop that lies before its predecessor counts as lying there, as does one whose location is
    /// NaN; locations are limited to ±10⁹. Two stops in one place make a hard edge, at which the later colour counts.
    /// Before the first stop is its colour, beyond the last one that of the last; without any stop all is clear.
    public var stops: [Stop]
    public private(set) var colorSpace = ColorSpace.device

    public init(stops: [Stop]) { self.stops = stops }

    /// The colours at equal distances from 0 to 1; a single one is everywhere.
    public init(colors: [Color]) {
        let last = Double(max(colors.count - 1, 1))
        self.init(
            stops: colors.enumerated().map { Stop(color: $0.element, location: Double($0.offset) / last) })
    }

    /// The same stops with another way between them.
    public func colorSpace(_ space: ColorSpace) -> Gradient {
        var gradient = self
        gradient.colorSpace = space
        return gradient
    }
}
