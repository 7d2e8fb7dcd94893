import ShaderHost

/// An opaque picture to draw on. Whatever would lie outside of it is not drawn.
struct Canvas {
    let width: Int
    let height: Int
    private var pixels: [PixelColor]

    init(width: Int, height: Int, color: PixelColor) {
        self.width = width
        self.height = height
        pixels = Array(repeating: color, count: width * height)
    }

    subscript(x: Int, y: Int) -> PixelColor {
        get { pixels[y * width + x] }
        set {
            guard 0..<width ~= x, 0..<height ~= y else { return }
            pixels[y * width + x] = newValue
        }
    }

    /// Draws a picture over a checkerboard, which shows wherever the picture is not opaque.
    mutating func draw(_ picture: Bitmap, x left: Int, y top: Int) {
        picture.withPixels { source in
            for y in 0..<source.layout.height {
                for x in 0..<source.layout.width {
                    self[left + x, top + y] = over(source.color(x, y), Checkerboard.color(x, y))
                }
            }
        }
    }

    /// Draws a line of text.
    ///
    /// - Parameter scale: pixels of the canvas a pixel of the font, 1 or more.
    mutating func draw(_ text: String, x left: Int, y top: Int, color: PixelColor, scale: Int) {
        for (index, character) in text.enumerated() {
            let glyphLeft = left + index * LabelFont.advance * scale
            for (row, dots) in LabelFont.rows(of: character).enumerated() {
                for (column, isInk) in dots.enumerated() where isInk {
                    fill(x: glyphLeft + column * scale, y: top + row * scale, edge: scale, color: color)
                }
            }
        }
    }

    private mutating func fill(x left: Int, y top: Int, edge: Int, color: PixelColor) {
        for y in top..<top + edge {
            for x in left..<left + edge { self[x, y] = color }
        }
    }

    /// - Throws: ``PixelError`` when the memory cannot be had.
    func bitmap() throws(PixelError) -> Bitmap {
        try Bitmap(width: width, height: height, colors: pixels)
    }
}

/// What lies behind transparent pictures, so that they can be told from black and from grey ones.
enum Checkerboard {
    private static let edge = 10
    private static let light = PixelColor(150, 150, 150, 255)
    private static let dark = PixelColor(126, 126, 126, 255)

    static func color(_ x: Int, _ y: Int) -> PixelColor {
        (x / edge + y / edge) % 2 == 0 ? light : dark
    }
}

/// A premultiplied colour in front of an opaque one, each channel rounded to nearest.
private func over(_ front: PixelColor, _ back: PixelColor) -> PixelColor {
    let seen = 255 - UInt32(front.w)
    let behind = (SIMD4<UInt32>(truncatingIfNeeded: back) &* seen &+ 127) / 255
    let sum = SIMD4<UInt32>(truncatingIfNeeded: front) &+ behind
    return PixelColor(truncatingIfNeeded: pointwiseMin(sum, SIMD4(repeating: 255)))
}
