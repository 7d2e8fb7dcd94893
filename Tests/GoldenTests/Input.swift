import ShaderHost

/// The pictures that are drawn: made by code, small, and awkward on purpose.
enum Input: String, CaseIterable, Sendable {
    /// 61×47: nothing divides these, and no two parts of it forgive the same mistake.
    case awkward
    /// 5×3: smaller than any vector.
    case tiny
    /// 1×1.
    case pixel

    var bitmap: Bitmap {
        get throws {
            switch self {
            case .awkward: try Self.draw(width: 61, height: 47, Self.awkward)
            case .tiny: try Self.draw(width: 5, height: 3, Self.tiny)
            case .pixel: try Bitmap(width: 1, height: 1, bytes: [200, 100, 50, 220])
            }
        }
    }

    private static func draw(width: Int, height: Int, _ pixel: (Int, Int) -> [UInt8]) throws -> Bitmap {
        let bytes = (0..<height).flatMap { y in (0..<width).flatMap { x in pixel(x, y) } }
        return try Bitmap(width: width, height: height, bytes: bytes)
    }

    /// Four quarters, kept apart by white lines of one pixel.
    private static func awkward(x: Int, y: Int) -> [UInt8] {
        switch (x, y) {
        case (30, _), (_, 23): [255, 255, 255, 255]
        case (..<30, ..<23): primaries(x: x, y: y)
        case (_, ..<23): fading(x: x - 31, y: y)
        case (..<30, _): checkered(x: x, y: y - 24)
        default: colorUnderAlphaZero(x: x - 31, y: y - 24)
        }
    }

    /// Black, blue, green, … white, opaque and with hard edges, crossed by a diagonal of one pixel.
    private static func primaries(x: Int, y: Int) -> [UInt8] {
        if x == y { return [128, 127, 126, 255] }
        let index = (y / 12) * 4 + x / 8
        return [4, 2, 1].map { index & $0 == 0 ? 0 : 255 } + [255]
    }

    /// Every step of alpha from 0 to opaque, under a colour that changes downwards.
    private static func fading(x: Int, y: Int) -> [UInt8] {
        let alpha = x * 255 / 29
        return [255, 255 - y * 11, y * 11].map { UInt8($0 * alpha / 255) } + [UInt8(alpha)]
    }

    /// Squares of one pixel above, of three below; half of them half clear.
    private static func checkered(x: Int, y: Int) -> [UInt8] {
        let size = y < 12 ? 1 : 3
        return (x / size + y / size).isMultiple(of: 2) ? [254, 1, 85, 255] : [40, 80, 127, 128]
    }

    /// Colours that no premultiplied picture should hold, and that must survive all the same.
    private static func colorUnderAlphaZero(x: Int, y: Int) -> [UInt8] {
        [UInt8(x * 8), UInt8(y * 11), UInt8(255 - x * 8), (x + y).isMultiple(of: 7) ? 3 : 0]
    }

    private static func tiny(x: Int, y: Int) -> [UInt8] {
        [UInt8(x * 60), UInt8(y * 90), UInt8(240 - x * 50), UInt8(255 - y * 7)]
    }
}
