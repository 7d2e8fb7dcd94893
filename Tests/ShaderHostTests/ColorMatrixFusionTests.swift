import ShaderHost
import ShaderKernels
import TestSupport
import Testing

/// Where matrices must not be multiplied into one, and where there is nothing to adjust.
@Suite("Fusion of colour matrices")
struct ColorMatrixFusionTests {
    private let start = EmptyVisualEffect()

    private func straight(_ matrix: ColorMatrix, _ r: Float, _ g: Float, _ b: Float) -> [Float] {
        let color = matrix.color(at: Point(0.5, 0.5), of: RGBA<Float>(r, g, b, 1))
        return [color.r, color.g, color.b]
    }

    /// Blue's own weight is 0.0722 + 0.9278·cos + 0.0722·sin; 0.0722·cos takes six sevenths of all blue away.
    @Test func turningTheHueByNothingKeepsBlue() {
        #expect(straight(.hueRotation(.zero), 0, 0, 1)[2] == 1)
        #expect(abs(straight(.hueRotation(.degrees(180)), 0, 0, 1)[2] + 0.8556) < 1e-6)
    }

    /// Fusing with `luminanceToAlpha` makes clear pixels opaque: the constant that would have been multiplied by
    /// alpha 0 becomes alpha. A kernel of the caller's anywhere in the chain keeps them from being fused.
    @Test func nothingStaysNothingThroughLuminanceToAlpha() throws {
        let clear = try Bitmap(width: 1, height: 1)
        #expect(try clear.applying(start.brightness(0.5).luminanceToAlpha()) == clear)
        #expect(try clear.applying(start.colorInvert().luminanceToAlpha()) == clear)
        let unfused = start.colorInvert().colorEffect(SameColor()).luminanceToAlpha()
        #expect(try clear.applying(unfused) == clear)
    }

    /// The same where a colour loses its alpha on the way.
    @Test func lostAlphaStaysLost() throws {
        let white = try Bitmap(width: 1, height: 1, bytes: [255, 255, 255, 255])
        let effect = start.colorMultiply(.clear).luminanceToAlpha()
        #expect(try white.applying(effect).bytes == [0, 0, 0, 0])
        let multiplied = start.colorMultiply(Color(white: 1, opacity: 0)).luminanceToAlpha()
        #expect(try white.applying(multiplied).bytes == [0, 0, 0, 0])
    }

    /// SwiftUI leaves these out altogether (OpenSwiftUI, GraphicsFilter.isIdentity); here red gets 0.9999.
    @Test(arguments: [ColorMatrix.saturation(1), .hueRotation(.zero)])
    func noAdjustmentIsExact(matrix: ColorMatrix) throws {
        #expect(matrix.isIdentity)
        let picture = try Bitmap.anyBytes(width: 9, height: 3, format: .rgba32Float)
        #expect(try picture.applying(start.colorEffect(matrix)) == picture)
    }

    /// Amounts that a Double holds and a Float does not.
    @Test(arguments: [1e39, -1e300])
    func largeAmountsMakeNoNaN(amount: Double) throws {
        let picture = try Bitmap(width: 2, floats: [0.5, 0.25, 0, 1, 0, 0, 0, 0])
        let effects: [any VisualEffect] = [
            start.brightness(amount), start.contrast(amount), start.saturation(amount), start.grayscale(amount),
            start.colorMultiply(Color(white: amount)),
        ]
        for effect in effects { #expect(try picture.applying(effect).floats.allSatisfy { !$0.isNaN }) }
    }
}
