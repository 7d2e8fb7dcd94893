import ShaderKernels
import TestSupport
import Testing

@testable import ShaderHost

/// A shadow is the content in one colour, blurred and moved, under the content.
@Suite("Shadows")
struct ShadowTests {
    private let start = EmptyVisualEffect()

    /// White, and opaque in a square.
    private func square() throws -> Bitmap {
        let pixels: [[UInt8]] = (0..<40 * 30).map {
            (10..<20).contains($0 % 40) && (8..<18).contains($0 / 40) ? [255, 255, 255, 255] : [0, 0, 0, 0]
        }
        return try Bitmap(width: 40, height: 30, bytes: pixels.flatMap { $0 })
    }

    /// Without a blur it is the content's outline in the shadow's colour.
    @Test func sharp() throws {
        let picture = try square()
        let color = Color(red: 0.2, green: 0, blue: 1, opacity: 0.6)
        let shadow: [UInt8] = [31, 0, 153, 153]  // 0.2·0.6·255 = 30.6
        for renderer in Renderer.all() {
            let result = try picture.applying(
                start.shadow(color: color, radius: 0, x: 5, y: -3), renderer: renderer)
            for (index, pixel) in result.pixels.enumerated() {
                let (x, y) = (index % 40, index / 40)
                let isLit = (10..<20).contains(x) && (8..<18).contains(y)
                let isShaded = (15..<25).contains(x) && (5..<15).contains(y)
                #expect(pixel == (isLit ? [255, 255, 255, 255] : isShaded ? shadow : [0, 0, 0, 0]))
            }
        }
    }

    /// Content that is half there casts half a shadow, and is seen through.
    @Test func stepByStep() throws {
        let picture = try Bitmap.anyBytes(width: 37, height: 19)
        let color = Color(red: 0.8, green: 0.1, blue: 0.3, opacity: 0.7)
        let content = start.offset(x: 2).opacity(0.5)
        let seen = try picture.floats(through: content)
        let cast = try seen.floats(through: start.colorEffect(ColorMatrix.silhouette(color)))
        for (index, found) in cast.floats.enumerated() {
            let alpha = Double(seen.floats[index / 4 * 4 + 3]) * color.opacity
            let wanted = [color.red * alpha, color.green * alpha, color.blue * alpha, alpha][index % 4]
            // Two numbers of the colour and two products are rounded, each by 2⁻²⁴ at most.
            #expect(abs(Double(found) - wanted) <= wanted * 4.001 * 0x1p-24)
        }
        let shadow = try cast.floats(through: start.blur(radius: 1.5).offset(x: 1, y: 2))
        let expected = try shadow.under(seen, by: Blend(.normal))
        for renderer in Renderer.all() {
            let result = try picture.floats(
                through: content.shadow(color: color, radius: 1.5, x: 1, y: 2), renderer: renderer)
            #expect(result == expected)
        }
    }

    @Test func theScaleCounts() throws {
        let picture = try square()
        #expect(
            try picture.applying(start.shadow(radius: 1, x: 2, y: 3), renderer: Renderer(displayScale: 2))
                == picture.applying(start.shadow(radius: 2, x: 4, y: 6)))
    }

    @Test(arguments: [.nan, .infinity, -1, 1e300] as [Double])
    func anyNumbers(number: Double) throws {
        let picture = try square()
        let color = Color(red: number, green: 0, blue: number, opacity: number)
        for effect in [
            start.shadow(radius: number), start.shadow(radius: 1, x: number, y: number),
            start.shadow(color: color, radius: 1),
        ] {
            let result = try picture.applying(effect).pixels
            #expect((0..<100).allSatisfy { result[(8 + $0 / 10) * 40 + 10 + $0 % 10] == [255, 255, 255, 255] })
        }
    }
}
