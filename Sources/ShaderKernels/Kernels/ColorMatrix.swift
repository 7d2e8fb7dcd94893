/// Colours times a matrix: red, green, blue and alpha, not premultiplied, each become a weighted sum of the four and
/// of 1.
///
/// The sums act on encoded values, as all colour arithmetic here does, and nothing is clamped (C2): a colour that is
/// made lighter can come to exceed its alpha. Where alpha is 0 there is nothing to weigh: what light a pixel has
/// without alpha is scaled along where alpha is only scaled, and counts as black otherwise.
@frozen
public struct ColorMatrix: ColorKernel, BitwiseCopyable, Hashable {
    /// The weights that make one channel.
    @frozen
    public struct Row: Sendable, BitwiseCopyable, Hashable {
        public var red: Float
        public var green: Float
        public var blue: Float
        public var alpha: Float
        public var constant: Float

        @inlinable
        public init(_ red: Float, _ green: Float, _ blue: Float, _ alpha: Float, _ constant: Float) {
            (self.red, self.green, self.blue) = (red, green, blue)
            (self.alpha, self.constant) = (alpha, constant)
        }
    }

    public let red: Row
    public let green: Row
    public let blue: Row
    public let alpha: Row
    /// Whether alpha is only scaled, and colours do not look at it.
    public let scalesAlpha: Bool

    @inlinable
    public init(red: Row, green: Row, blue: Row, alpha: Row) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
        scalesAlpha =
            alpha == Row(0, 0, 0, alpha.alpha, 0) && red.alpha == 0 && green.alpha == 0 && blue.alpha == 0
    }

    public static let identity = ColorMatrix(
        red: Row(1, 0, 0, 0, 0), green: Row(0, 1, 0, 0, 0), blue: Row(0, 0, 1, 0, 0), alpha: Row(0, 0, 0, 1, 0))

    @inlinable public var isIdentity: Bool {
        red == Row(1, 0, 0, 0, 0) && green == Row(0, 1, 0, 0, 0) && blue == Row(0, 0, 1, 0, 0)
            && alpha == Row(0, 0, 0, 1, 0)
    }
    @inlinable public var usesPosition: Bool { false }
    @inlinable public var builtIn: BuiltInColor? { .matrix(self) }

    @inlinable @inline(__always)
    public func color<L: Lanes>(at position: Point<L>, of pixel: RGBA<L>) -> RGBA<L> {
        if scalesAlpha {
            // With c = p/a, premultiplying again gives (m·p/a + k)·a·s = (m·p + k·a)·s: no division is left.
            return RGBA(
                red.premultiplied(pixel), green.premultiplied(pixel), blue.premultiplied(pixel), pixel.a)
                * alpha.alpha
        }
        let isClear = pixel.a .== 0
        let color = RGBA(pixel.r / pixel.a, pixel.g / pixel.a, pixel.b / pixel.a, pixel.a)
            .replacing(with: .clear, where: isClear)
        let newAlpha = alpha.sum(color)
        return RGBA(
            red.sum(color) * newAlpha, green.sum(color) * newAlpha, blue.sum(color) * newAlpha, newAlpha)
    }
}

extension ColorMatrix.Row {
    @inlinable @inline(__always)
    func sum<L: Lanes>(_ color: RGBA<L>) -> L {
        let colors: L = color.r * red + color.g * green + color.b * blue
        return colors + color.a * alpha + constant
    }

    /// The sum of colours that are premultiplied, which makes the constant's share as large as alpha.
    @inlinable @inline(__always)
    func premultiplied<L: Lanes>(_ color: RGBA<L>) -> L {
        let colors: L = color.r * red + color.g * green + color.b * blue
        return colors + color.a * constant
    }
}

extension ColorMatrix {
    /// The matrix that does what `first` does, and then `second`.
    @inlinable
    public init(_ first: ColorMatrix, then second: ColorMatrix) {
        func row(_ outer: Row) -> Row {
            func weight(_ part: (Row) -> Float) -> Float {
                let colors: Float =
                    outer.red * part(first.red) + outer.green * part(first.green) + outer.blue
                    * part(first.blue)
                return colors + outer.alpha * part(first.alpha)
            }
            return Row(
                weight(\.red), weight(\.green), weight(\.blue), weight(\.alpha),
                weight(\.constant) + outer.constant)
        }
        self.init(
            red: row(second.red), green: row(second.green), blue: row(second.blue), alpha: row(second.alpha))
    }
}
