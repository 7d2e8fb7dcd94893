/// The grid that the corners of outlines lie on.
///
/// Whole numbers, because sums of them are exact: what is added on one side of a shape and taken away on the other
/// leaves nothing, however long the row, and the order of lines plays no role (C8). Twenty bits place an edge to
/// half a millionth of a pixel, and leave room for shapes that lie 2²² deep; sums beyond wrap around.
enum Subpixel {
    static var bits: Int64 { 20 }
    static var perPixel: Int64 { 1 << bits }
    /// Twice the area of a pixel: areas of trapezoids come without their half.
    static var pixelArea: Int64 { 2 * perPixel * perPixel }

    /// - Parameter coordinate: in pixels, from 0 to the picture's size.
    static func nearest(_ coordinate: Double) -> Int64 { rounded(coordinate * Double(perPixel)) }

    /// To nearest, for what is not negative; `rounded()` calls the C library where the processor may be old.
    @inline(__always)
    static func rounded(_ number: Double) -> Int64 { Int64(number + 0.5) }
}
