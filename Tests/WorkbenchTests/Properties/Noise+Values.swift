import ShaderHost
import ShaderKernels
import TestSupport

extension Noise {
    private static let odd: [Double] = [
        0, -0.0, 1, -1, .nan, .infinity, -.infinity, 1e-45, 1e-30, -1e-30, 1e9, -1e9, 1e30, 3e38, -3e38, 1e300,
    ]
    /// Of an odd size, or as a person would choose it.
    mutating func number() -> Double {
        switch Int.random(in: 0..<6, using: &self) {
        case 0: one(of: Self.odd, or: 0)
        case 1: .random(in: -200...200, using: &self)
        case 2: Double(Int.random(in: -8...8, using: &self)) / 2
        default: .random(in: -1.5...1.5, using: &self)
        }
    }

    /// One that an expression can have.
    mutating func finiteNumber() -> Double {
        let number = number()
        return Float(number).isFinite ? number : 0.25
    }

    mutating func phase() -> Double {
        switch Int.random(in: 0..<4, using: &self) {
        case 0: number()
        case 1: one(of: [-1, 0, 1], or: 0)
        default: .random(in: -1...1, using: &self)
        }
    }

    mutating func color() -> Color {
        isOne(in: 8)
            ? Color(red: number(), green: number(), blue: number(), opacity: number()) : colorInRange()
    }

    mutating func colorInRange() -> Color {
        Color(
            red: .random(in: 0...1, using: &self), green: .random(in: 0...1, using: &self),
            blue: .random(in: 0...1, using: &self),
            opacity: isOne(in: 2) ? 1 : .random(in: 0...1, using: &self))
    }

    mutating func point() -> UnitPoint {
        isOne(in: 4)
            ? one(of: [.center, .topLeading, .bottom], or: .center) : UnitPoint(x: number(), y: number())
    }

    mutating func blendMode() -> BlendMode { one(of: BlendMode.allCases, or: .normal) }
    mutating func format() -> PixelFormat { one(of: PixelFormat.allCases, or: .rgba8) }
    mutating func displayScale() -> Float { one(of: [1, 1, 2, 0.5, 1.7], or: 1) }

    /// Widths around those of the lanes.
    mutating func picture(format: PixelFormat? = nil) throws -> Bitmap {
        try .anyBytes(
            width: .random(in: 1...37, using: &self), height: .random(in: 1...13, using: &self),
            format: format ?? self.format(), seed: next())
    }

    /// A picture as there should be none other: no colour is above its alpha.
    mutating func premultipliedPicture(width: Int, height: Int, format: PixelFormat = .rgba8) throws -> Bitmap {
        let bytes = (0..<width * height).flatMap { _ in
            let alpha = isOne(in: 3) ? 255 : UInt8.random(in: 0...255, using: &self)
            return (0..<3).map { _ in UInt8.random(in: 0...alpha, using: &self) } + [alpha]
        }
        return try Bitmap(width: width, height: height, bytes: bytes)
            .applying(EmptyVisualEffect(), format: format)
    }
}
