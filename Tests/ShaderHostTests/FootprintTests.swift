import ShaderKernels
import Testing

@testable import ShaderHost

/// How many source pixels a destination pixel spans.
@Suite("Footprints")
struct FootprintTests {
    private let size = Size(width: 64, height: 48)

    private func footprint(_ map: ProjectionTransform) -> Footprint? {
        map.inverse.map { Footprint(of: $0, size: size) }
    }

    /// What is turned, mirrored, moved or enlarged is not softened, by not so much as rounding.
    @Test func isOneWithoutScaling() {
        for degrees in stride(from: -360.0, through: 360, by: 0.7) {
            let turn = ProjectionTransform.rotation(.degrees(degrees)).around(x: 32, y: 24)
            for scale in [1, -1, 2.5] {
                let map = turn.concatenating(.scale(x: scale, y: abs(scale)))
                guard let footprint = footprint(map) else { continue }
                #expect(footprint.x == 1 && footprint.y == 1, "\(degrees)°, \(scale)")
            }
        }
        for scale in [0.999_999_9, 1.000_000_1] {
            #expect(footprint(.scale(x: scale, y: 1))?.x == 1)
        }
        #expect(footprint(.scale(x: 0.999, y: 1))?.x == 1 / 0.999)
    }

    /// Along the source's axes, however it is turned afterwards: by cosine's error of 1.7·10⁻¹⁶ and some roundings.
    @Test func isTheInverseOfTheScale() {
        for degrees in stride(from: 0.0, through: 180, by: 7.5) {
            let map = ProjectionTransform.scale(x: -0.25, y: 0.1).concatenating(.rotation(.degrees(degrees)))
            guard let footprint = footprint(map) else { continue }
            #expect(abs(footprint.x - 4) < 4e-15 && abs(footprint.y - 10) < 1e-14, "\(footprint)")
        }
        // A turn first: the spans are those of an ellipse.
        let map = ProjectionTransform.rotation(.degrees(45)).concatenating(.scale(x: 0.25, y: 1))
        #expect(abs((footprint(map)?.x ?? 0) - (8.5).squareRoot()) < 1e-14)
        #expect(abs((footprint(map)?.y ?? 0) - (8.5).squareRoot()) < 1e-14)
    }

    /// In perspective nothing that is seen spans less, and something spans as much: compared with differences of
    /// neighbouring places, 10⁻⁴ apart, whose own error is of the order of 10⁻⁸.
    @Test(arguments: [20.0, 60, 75, -50], [1, 0.4, 0.1])
    func isTheSmallestInPerspective(degrees: Double, scale: Double) throws {
        let turn = Rotation3D(
            angle: .degrees(degrees), axis: (x: 0.3, y: 1, z: 0.1), anchor: .center, anchorZ: 0, perspective: 1)
        let map = turn.effectValue(size: size).concatenating(
            ProjectionTransform.scale(x: scale, y: scale).around(x: 20, y: 30))
        let inverse = try #require(map.inverse)
        let footprint = Footprint(of: inverse, size: size)
        func source(_ x: Double, _ y: Double) -> (x: Double, y: Double, w: Double) {
            let w = inverse.m13 * x + inverse.m23 * y + inverse.m33
            return (
                (inverse.m11 * x + inverse.m21 * y + inverse.m31) / w,
                (inverse.m12 * x + inverse.m22 * y + inverse.m32) / w, w
            )
        }
        var (smallestX, smallestY) = (Double.infinity, Double.infinity)
        for y in stride(from: 0, through: size.height, by: 0.25) {
            for x in stride(from: 0, through: size.width, by: 0.25) {
                let place = source(x, y)
                guard place.w > 0, (0...size.width).contains(place.x), (0...size.height).contains(place.y)
                else { continue }
                let (right, left) = (source(x + 5e-5, y), source(x - 5e-5, y))
                let (below, above) = (source(x, y + 5e-5), source(x, y - 5e-5))
                func length(_ a: Double, _ b: Double) -> Double { (a * a + b * b).squareRoot() * 1e4 }
                smallestX = min(smallestX, length(right.x - left.x, below.x - above.x))
                smallestY = min(smallestY, length(right.y - left.y, below.y - above.y))
            }
        }
        #expect(max(smallestX, 1) >= footprint.x - 1e-6 && max(smallestY, 1) >= footprint.y - 1e-6)
        // Of places a quarter of a point apart none need be at the very corner: that is a few per cent.
        #expect(max(smallestX, 1) < 1.1 * footprint.x && max(smallestY, 1) < 1.1 * footprint.y)
        if scale <= 0.1 { #expect(footprint.x > 2 && footprint.y > 2) }
    }

    /// Where nothing can be seen, nothing is softened, and nothing traps.
    @Test(arguments: [.nan, .infinity, -.infinity, 1e300, 0] as [Double])
    func anyNumbers(number: Double) {
        let one = Footprint(of: ProjectionTransform(), size: size)
        var map = ProjectionTransform()
        (map.m13, map.m33) = (number, -1)
        for size in [size, .zero, Size(width: number, height: number)] {
            #expect(Footprint(of: map, size: size) == one)
        }
        map = ProjectionTransform()
        (map.m31, map.m32) = (number, number)
        #expect(Footprint(of: map, size: size) == one)
        (map.m11, map.m23) = (number, number)
        let any = Footprint(of: map, size: size)
        #expect(any.x.isFinite && any.x >= 1 && any.y.isFinite && any.y >= 1)
    }
}
