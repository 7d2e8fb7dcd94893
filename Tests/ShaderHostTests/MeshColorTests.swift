import ShaderHost
import ShaderKernels
import TestSupport
import Testing

/// The colours of meshes against closed forms.
///
/// The bound for numbers of 0…1: u and v are off by 4 units of 2⁻²⁴ each (a start, a step, a product and a sum), and colours
/// change by 1.5 at most as they go from 0 to 1; 4 units more for the coefficients, and a dozen for the operations between.
@Suite("Colours of meshes")
struct MeshColorTests {
    private let bound = 32 * 0x1p-24

    private func gray(_ values: [Double]) -> [Color] { values.map { Color(white: $0) } }

    private func grid(_ columns: Int, _ rows: Int) -> [SIMD2<Float>] {
        (0..<columns * rows).map {
            [Float($0 % columns) / Float(columns - 1), Float($0 / columns) / Float(rows - 1)]
        }
    }

    /// Points at pixels' centres, as exact as the colours that are seen there.
    @Test(arguments: [true, false])
    func aNodeHasItsColor(smooths: Bool) {
        var noise = Noise(seed: 5)
        let colors = (0..<16).map { _ in Color.any(noise: &noise) }
        let points: [SIMD2<Float>] = (0..<16).map {
            [(8.5 + 12 * Float($0 % 4)) / 64, (4.5 + 8 * Float($0 / 4)) / 32]
        }
        let pixels = MeshGradient(width: 4, height: 4, points: points, colors: colors, smoothsColors: smooths)
            .pixels(width: 64, height: 32)
        // Those on the lower and right border are outside already.
        for row in 0..<3 {
            for column in 0..<3 {
                let color = colors[4 * row + column]
                let expected = [Float(color.red), Float(color.green), Float(color.blue), 1]
                #expect(pixels[64 * (4 + 8 * row) + 8 + 12 * column] == expected)
            }
        }
    }

    @Test(arguments: [true, false])
    func oneColorIsFlatToTheBit(smooths: Bool) {
        var noise = Noise(seed: 11)
        let color = Color(red: 0.3, green: 0.7, blue: 1 / 3, opacity: 0.9)
        var mesh = MeshGradient.shaken(
            width: 4, height: 5, by: 0.4, colors: Array(repeating: color, count: 20), noise: &noise)
        mesh.smoothsColors = smooths
        let expected = [Float(0.3 * 0.9), Float(0.7 * 0.9), Float(1.0 / 3 * 0.9), Float(0.9)]
        #expect(mesh.pixels(width: 61, height: 47).allSatisfy { $0 == expected })
    }

    /// A parallelogram, whose u and v follow from two cross products.
    @Test func linearColorsAreBilinear() {
        let values = [0.1, 0.9, 0.8, 0.3]
        let (origin, across, down) = (SIMD2(0.125, 0.25), SIMD2(0.75, -0.125), SIMD2(0.0625, 0.5))
        let points = [origin, origin + across, origin + down, origin + across + down]
        let mesh = MeshGradient(
            width: 2, height: 2, points: points.map { SIMD2<Float>($0) }, colors: gray(values),
            smoothsColors: false)
        var count = 0
        for (index, pixel) in mesh.pixels(width: 80, height: 64).enumerated() where pixel[3] == 1 {
            let place = SIMD2((Double(index % 80) + 0.5) / 80, (Double(index / 80) + 0.5) / 64) - origin
            let area = across.x * down.y - across.y * down.x
            let u = (place.x * down.y - place.y * down.x) / area
            let v = (across.x * place.y - across.y * place.x) / area
            let top = values[0] + (values[1] - values[0]) * u
            let bottom = values[2] + (values[3] - values[2]) * u
            #expect(abs(Double(pixel[0]) - (top + (bottom - top) * v)) <= bound)
            count += 1
        }
        #expect(count > 1000)
    }

    /// Three columns: the slope in the middle is half the difference of the outer ones, three times the smaller step at
    /// most, and none at an extremum; at the border there is none.
    @Test(
        arguments: [([0, 0.5, 1], 0.5), ([0.1, 0.5, 0.7], 0.3), ([0, 0.1, 1], 0.3), ([0.2, 1, 0.4], 0)]
            as [([Double], Double)])
    func smoothColorsAreCubic(values: [Double], slope: Double) {
        let rows = values + values + values
        let across = MeshGradient(width: 3, height: 3, points: grid(3, 3), colors: gray(rows))
            .pixels(width: 80, height: 80)
        let turned = (0..<9).map { values[$0 / 3] }
        let down = MeshGradient(width: 3, height: 3, points: grid(3, 3), colors: gray(turned))
            .pixels(width: 80, height: 80)
        for index in 0..<6400 {
            let t = (Double(index % 80) + 0.5) / 40
            let value =
                t < 1
                ? hermite(values[0], values[1], 0, slope, t) : hermite(values[1], values[2], slope, 0, t - 1)
            #expect(abs(Double(across[index][0]) - value) <= bound)
            #expect(abs(Double(down[index % 80 * 80 + index / 80][0]) - value) <= bound)
        }
    }

    /// Where a colour is a product, so is the surface; this needs the derivative along both.
    @Test func aProductStaysOne() {
        let values = [0, 0.5, 1]
        let colors = gray((0..<9).map { values[$0 % 3] * values[$0 / 3] })
        let pixels = MeshGradient(width: 3, height: 3, points: grid(3, 3), colors: colors)
            .pixels(width: 80, height: 80)
        func curve(_ index: Int) -> Double {
            let t = (Double(index) + 0.5) / 40
            return t < 1 ? hermite(0, 0.5, 0, 0.5, t) : hermite(0.5, 1, 0.5, 0, t - 1)
        }
        for (index, pixel) in pixels.enumerated() {
            #expect(abs(Double(pixel[0]) - curve(index % 80) * curve(index / 80)) <= bound)
        }
    }

    private func hermite(
        _ start: Double, _ end: Double, _ startSlope: Double, _ endSlope: Double, _ t: Double
    ) -> Double {
        start * (2 * t * t * t - 3 * t * t + 1) + startSlope * (t * t * t - 2 * t * t + t)
            + end * (3 * t * t - 2 * t * t * t) + endSlope * (t * t * t - t * t)
    }

    /// A patch without a parallel side, its colours being u and v: each pixel shows those of a place that is not farther
    /// away than triangles may be off, 3 pixels.
    @Test func straightSidesBendWhatIsBetween() {
        let corners: [SIMD2<Double>] = [[0.05, 0.1], [0.95, 0.3], [0.25, 0.9], [0.5, 0.55]]
        let mesh = MeshGradient(
            width: 2, height: 2, points: corners.map { SIMD2<Float>($0) },
            colors: [
                .black, Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0),
                Color(red: 1, green: 1, blue: 0),
            ], smoothsColors: false)
        for (index, pixel) in mesh.pixels(width: 200, height: 200).enumerated() where pixel[3] == 1 {
            let (u, v) = (Double(pixel[0]), Double(pixel[1]))
            let top = corners[0] + (corners[1] - corners[0]) * u
            let bottom = corners[2] + (corners[3] - corners[2]) * u
            let place = (top + (bottom - top) * v) * 200
            let offset = place - SIMD2(Double(index % 200) + 0.5, Double(index / 200) + 0.5)
            #expect((offset * offset).sum() <= 9)
        }
    }

    @Test func colorsArePremultiplied() {
        let mesh = MeshGradient(
            width: 2, height: 2, points: grid(2, 2), colors: [.clear, .clear, .white, .white],
            smoothsColors: false)
        for pixel in mesh.pixels(width: 9, height: 9) { #expect(pixel[0] == pixel[3]) }
    }

    /// Against the mixture worked out in Double, within half an eighth of a code value.
    @Test func perceptualColorsAreMixedInOklab() {
        let ends = [
            Color(red: 0.9, green: 0.1, blue: 0.05), Color(red: 0.05, green: 0.2, blue: 0.95, opacity: 0.5),
        ]
        let labs = ends.map { Oklab($0) }
        let mesh = MeshGradient(
            width: 2, height: 2, points: grid(2, 2), colors: ends + ends, smoothsColors: false,
            colorSpace: .perceptual)
        for (index, pixel) in mesh.pixels(width: 100, height: 3).enumerated() {
            let u = (Double(index % 100) + 0.5) / 100
            func mixed(_ part: (Oklab) -> Double) -> Double { (1 - u) * part(labs[0]) + u * part(labs[1]) }
            let opacity = mixed(\.opacity)
            let color = Oklab(
                l: mixed { $0.l * $0.opacity } / opacity, a: mixed { $0.a * $0.opacity } / opacity,
                b: mixed { $0.b * $0.opacity } / opacity
            ).color
            for (number, channel) in zip(pixel, [color.red, color.green, color.blue, 1]) {
                #expect(abs(Double(number) - channel * opacity) <= 0.5 / 8 / 255)
            }
        }
    }
}
