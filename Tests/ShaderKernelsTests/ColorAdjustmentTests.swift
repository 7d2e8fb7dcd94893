import ShaderKernels
import Testing

/// SwiftUI's numbers, written out: for red, green and blue the weights of red, green and blue.
@Suite("Colour adjustments")
struct ColorAdjustmentTests {
    @Test(
        arguments: [
            (.saturation(0.5), [0.60625, 0.3576, 0.0361, 0.1063, 0.8576, 0.0361, 0.1063, 0.3576, 0.5361]),
            (.saturation(2), [1.7872, -0.7152, -0.0722, -0.2126, 1.2848, -0.0722, -0.2126, -0.7152, 1.9278]),
            (.saturation(0), [0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722]),
            (.saturation(-3), [0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722]),
            (.grayscale(0.25), [0.80315, 0.1788, 0.01805, 0.05315, 0.9288, 0.01805, 0.05315, 0.1788, 0.76805]),
            (.grayscale(1), [0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722]),
            // Beyond 0 and 1 it goes on.
            (.grayscale(2), [-0.5748, 1.4304, 0.1444, 0.4252, 0.4304, 0.1444, 0.4252, 1.4304, -0.8556]),
            (.grayscale(-1), [1.7874, -0.7152, -0.0722, -0.2126, 1.2848, -0.0722, -0.2126, -0.7152, 1.9278]),
            (
                .hueRotation(degrees: 37),
                [
                    0.713419863, -0.286402221, 0.572902495, 0.128869639, 1.026905497, -0.155775135,
                    -0.430998877, 0.574433988, 0.856625071,
                ]
            ),
            (.hueRotation(degrees: 90), [0, 0, 1, 0.3556, 0.8552, -0.2108, -0.5747, 1.4304, 0.1444]),
            (
                .hueRotation(degrees: 180),
                [-0.5747, 1.4304, 0.1444, 0.4252, 0.4304, 0.1444, 0.4252, 1.4304, -0.8556]
            ),
            (.hueRotation(degrees: 270), [0.4252, 1.4304, -0.8556, 0.0696, 0.5752, 0.3552, 0.9999, 0, 0]),
            (.hueRotation(degrees: -90), [0.4252, 1.4304, -0.8556, 0.0696, 0.5752, 0.3552, 0.9999, 0, 0]),
        ] as [(Adjustment, [Double])])
    func weights(adjustment: Adjustment, expected: [Double]) {
        let matrix = adjustment.matrix
        let rows = [matrix.red, matrix.green, matrix.blue]
        #expect(distance(rows.flatMap { [$0.red, $0.green, $0.blue] }, expected) <= 1e-7)
        #expect(rows.allSatisfy { $0.alpha == 0 && $0.constant == 0 })
        #expect(matrix.alpha == ColorMatrix.identity.alpha)
    }

    /// Of (0.8, 0.4, 0.2) at alpha ½, premultiplied before and after.
    @Test(
        arguments: [
            (.brightness(0.25), [0.525, 0.325, 0.225, 0.5]),
            (.brightness(-0.25), [0.275, 0.075, -0.025, 0.5]),
            (.contrast(1.5), [0.475, 0.175, 0.025, 0.5]),
            (.contrast(0), [0.25, 0.25, 0.25, 0.5]),
            (.contrast(-1), [0.1, 0.3, 0.4, 0.5]),
            (.saturation(0.5), [0.31763, 0.21765, 0.16765, 0.5]),
            (.grayscale(1), [0.2353, 0.2353, 0.2353, 0.5]),
            (.grayscale(0.5), [0.31765, 0.21765, 0.16765, 0.5]),
            (.hueRotation(degrees: 90), [0.1, 0.2922, 0.07064, 0.5]),
            (.colorInvert, [0.1, 0.3, 0.4, 0.5]),
            (.colorMultiply(Color(red: 0.5, green: 0.25, blue: 1, opacity: 0.5)), [0.1, 0.025, 0.05, 0.25]),
            (.luminanceToAlpha, [0, 0, 0, 0.4706]),
        ] as [(Adjustment, [Double])])
    func colors(adjustment: Adjustment, expected: [Double]) {
        #expect(distance(adjustment.matrix([0.4, 0.2, 0.1, 0.5]), expected) <= 1e-7)
    }

    @Test func noAdjustmentIsTheIdentity() {
        let none: [ColorMatrix] = [
            .brightness(0), .brightness(-0.0), .contrast(1), .grayscale(0), .grayscale(-0.0),
            .colorMultiply(.white),
        ]
        for matrix in none { #expect(matrix == .identity && matrix.isIdentity) }
        for pixel: [Float] in [[0.1, 0.2, 0.3, 0.4], [1, 1e30, 1e-30, 0], [-3, 0, 255, 1]] {
            #expect(ColorMatrix.identity(pixel) == pixel)
        }
    }

    /// Where the odd digit of 0.7873 is left: it takes away less than a byte can hold.
    @Test(arguments: [.saturation(1)] + [0, 360, -360].map { .hueRotation(degrees: $0) } as [Adjustment])
    func whatIsNearlyTheIdentityKeepsEveryByte(adjustment: Adjustment) {
        let pixels = (0...255).flatMap { byte -> [[Float]] in
            let value = Float(byte) / 255
            return [[value, 0, 1 - value, 1], [value, value / 2, 0, value], [value, 1, value, 0]]
        }
        let changed = pixels.first { pixel in
            adjustment.matrix(pixel).map { ($0 * 255).rounded() } != pixel.map { ($0 * 255).rounded() }
        }
        #expect(changed == nil)
    }

    @Test func someAdjustmentIsNoIdentity() {
        let some: [ColorMatrix] = [
            .brightness(0.01), .contrast(0.99), .saturation(0.99), .grayscale(0.01), .hueRotation(.degrees(1)),
            .colorInvert, .colorMultiply(.black), .colorMultiply(Color(white: 1, opacity: 0.99)),
            .luminanceToAlpha,
        ]
        #expect(some.allSatisfy { !$0.isIdentity })
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func whatIsNoNumberIsNoAdjustment(amount: Double) {
        let matrices: [ColorMatrix] = [
            .brightness(amount), .contrast(amount), .saturation(amount), .grayscale(amount),
            .hueRotation(.degrees(amount)), .hueRotation(.radians(amount)),
            .colorMultiply(Color(white: amount, opacity: amount)),
        ]
        #expect(matrices.allSatisfy { $0 == .identity })
        #expect(
            ColorMatrix.colorMultiply(Color(red: 0.5, green: amount, blue: 0, opacity: 1))([1, 1, 1, 1])
                == [0.5, 1, 0, 1])
    }

    /// Quarter turns leave no rounding of a sine or cosine, however often they are repeated.
    @Test func quarterTurnsAreExact() {
        #expect(ColorMatrix.hueRotation(.degrees(90))([0.25, 0.5, 0.75, 1])[0] == 0.75)
        for quarter in [-3, -2, -1, 1, 2, 3] {
            let once = ColorMatrix.hueRotation(.degrees(90 * Double(quarter)))
            for turns in [1, -7, 1e6] {
                #expect(ColorMatrix.hueRotation(.degrees(90 * Double(quarter) + 360 * turns)) == once)
            }
            #expect(ColorMatrix.hueRotation(.radians(.pi / 2 * Double(quarter))) == once)
        }
    }

    /// All hues of a grey are that grey, but for the digit that red lacks.
    @Test func greysHaveNoHue() {
        for degrees in stride(from: -360.0, through: 360, by: 15) {
            let result = ColorMatrix.hueRotation(.degrees(degrees))([0.25, 0.25, 0.25, 0.5])
            #expect(distance(result, [0.25, 0.25, 0.25, 0.5]) <= 0.000_11)
        }
    }
}
