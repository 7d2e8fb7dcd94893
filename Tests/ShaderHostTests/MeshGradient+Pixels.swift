import ShaderHost
import ShaderKernels
import ShaderLoops
import TestSupport

extension MeshGradient {
    /// The rows of a picture, one after the other: red, green, blue and alpha, premultiplied.
    func pixels<L: PixelLanes>(width: Int, height: Int, lanes: L.Type = Float.self) -> [[Float]] {
        pixels(width: width, height: height) { raster, row, pixels in
            raster.shade(row: row, into: pixels, lanes: L.self)
        }
    }

    /// The same, from the last row up, into memory that holds anything.
    func pixels(
        width: Int, height: Int, shade: (MeshRaster, Int, UnsafeMutablePointer<Float>) -> Void
    ) -> [[Float]] {
        let raster = raster(width: width, height: height)
        var numbers = [Float](repeating: -7, count: 4 * (width + 1) * height)
        numbers.withUnsafeMutableBufferPointer { numbers in
            guard let base = numbers.baseAddress else { return }
            for row in (0..<height).reversed() { shade(raster, row, base + 4 * (width + 1) * row) }
        }
        return (0..<height).flatMap { row in
            (0..<width).map { column in
                let start = 4 * ((width + 1) * row + column)
                return Array(numbers[start..<start + 4])
            }
        }
    }

    /// Points between those of a regular grid: all on the picture's edges stay there.
    static func shaken(
        width: Int, height: Int, by distance: Float, colors: [Color], noise: inout Noise
    ) -> MeshGradient {
        let points = (0..<width * height).map { index in
            let (column, row) = (index % width, index / width)
            func coordinate(_ index: Int, of count: Int, with noise: inout Noise) -> Float {
                let place = Float(index) / Float(count - 1)
                let isInside = 0 < index && index < count - 1
                return isInside ? place + Float.random(in: -distance...distance, using: &noise) : place
            }
            return SIMD2(
                coordinate(column, of: width, with: &noise), coordinate(row, of: height, with: &noise))
        }
        return MeshGradient(width: width, height: height, points: points, colors: colors)
    }
}

extension Color {
    static func any(opacity: Double = 1, noise: inout Noise) -> Color {
        func channel(_ noise: inout Noise) -> Double { Double.random(in: 0...1, using: &noise) }
        return Color(
            red: channel(&noise), green: channel(&noise), blue: channel(&noise), opacity: opacity)
    }
}
