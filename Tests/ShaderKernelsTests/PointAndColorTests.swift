import ShaderKernels
import Testing

@Suite("Points and colours")
struct PointAndColorTests {
    @Test func pointsAddScaleAndRound() {
        let point = (Point<Float>(1, 2) + Point(3, 5) - Point(1, 1)) * 2 / 4
        #expect(point.x == 1.5 && point.y == 3)
        let rounded = round(Point<Float>(-2.5, 0.49999997))
        #expect(rounded.x == -3 && rounded.y == 0)
    }

    @Test func colorsScaleAndMixInEveryChannel() {
        let color = RGBA<Float>(0.5, 1, 1.5, 2)
        let scaled = color * 0.5
        #expect([scaled.r, scaled.g, scaled.b, scaled.a] == [0.25, 0.5, 0.75, 1])
        let mixed = mix(RGBA.clear, color, 0.25 as Float)
        #expect([mixed.r, mixed.g, mixed.b, mixed.a] == [0.125, 0.25, 0.375, 0.5])
    }

    @Test(arguments: wideLanes + [Float.self])
    func colorsAreReplacedLaneByLane(lanes: any TestLanes.Type) {
        func check<L: TestLanes>(_: L.Type) {
            let color = RGBA(L.indices, L.indices + 10, L.indices + 20, L.indices + 30)
            let replaced = color.replacing(with: .clear, where: L.indices .< 2)
            for (tens, channel) in [replaced.r, replaced.g, replaced.b, replaced.a].enumerated() {
                let expected: [Float] = (0..<L.count).map { lane in lane < 2 ? 0 : Float(10 * tens + lane) }
                #expect(channel.values == expected)
            }
        }
        check(lanes)
    }
}
