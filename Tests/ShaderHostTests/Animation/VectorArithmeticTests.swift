import ShaderHost
import ShaderKernels
import Testing

@Suite("Animated values")
struct VectorArithmeticTests {
    @Test func numbersArePartsOfTheirWay() {
        #expect(3.0.scaled(by: 0.5) == 1.5)
        #expect(Float(3).scaled(by: 0.5) == 1.5)
        #expect((-3.0).magnitudeSquared == 9)
        #expect(Float(-3).magnitudeSquared == 9)
        var number = 3.0
        number.animatableData = 4
        #expect(number == 4)
    }

    @Test func pairsAddScaleAndMeasurePartByPart() {
        let a = AnimatablePair(1.0, AnimatablePair(2.0, 3.0))
        let b = AnimatablePair(10.0, AnimatablePair(20.0, 40.0))
        #expect(a + b == AnimatablePair(11, AnimatablePair(22, 43)))
        #expect(b - a == AnimatablePair(9, AnimatablePair(18, 37)))
        #expect(a.scaled(by: 2) == AnimatablePair(2, AnimatablePair(4, 6)))
        #expect(a.magnitudeSquared == 14)
        #expect(a + .zero == a)
    }

    @Test func missingElementsCountAsZero() {
        let short = AnimatableArray([1.0, 2])
        let long = AnimatableArray([10.0, 20, 30])
        #expect((short + long).elements == [11, 22, 30])
        #expect((long + short).elements == [11, 22, 30])
        #expect((short - long).elements == [-9, -18, -30])
        #expect((long - short).elements == [9, 18, 30])
        #expect(long.scaled(by: 0.5).elements == [5, 10, 15])
        #expect(long.magnitudeSquared == 1400)
        #expect(AnimatableArray([1.0, 2, 0]) == short)
        #expect(AnimatableArray([0.0, 0]) == .zero)
        #expect(short != long)
        #expect(AnimatableArray([1.0]) != short)
    }

    @Test func whatHasNothingToAnimateStaysAsItIs() {
        struct Still: Animatable {}
        var still = Still()
        still.animatableData = .zero
        #expect(still.animatableData == .zero)
        #expect(still.animatableData.magnitudeSquared == 0)
    }

    @Test func sizesAreAnimatedAsTheyAre() {
        var size = Size(width: 3, height: 5)
        #expect(size.animatableData == AnimatablePair(3, 5))
        size.animatableData = AnimatablePair(7, 11)
        #expect(size == Size(width: 7, height: 11))
    }

    @Test func pointsOfTheUnitAreAnimatedIn128ths() {
        var point = UnitPoint(x: 0.25, y: 0.75)
        #expect(point.animatableData == AnimatablePair(32, 96))
        point.animatableData = AnimatablePair(128, -64)
        #expect(point == UnitPoint(x: 1, y: -0.5))
    }

    /// The factor is cut to 2⁻¹⁶, so that it is off by 2⁻¹⁷ of 2.23 at most.
    @Test func anglesAreAnimatedIn128thsOfARadian() {
        #expect(abs(Angle(radians: 1).animatableData - 128) <= 128 * 0x1p-17 / 2.23)
    }

    @Test func anglesComeBackToTheBit() {
        for eighths in -57_600...57_600 {
            let angle = Angle(degrees: Double(eighths) / 8)
            var back = Angle.zero
            back.animatableData = angle.animatableData
            #expect(back == angle)
        }
    }

    /// Half the light of white is sRGB's 0.735357; opacity is apart from the colour.
    @Test func coloursAreAnimatedAsLight() {
        let data = Color(red: 1, green: 0, blue: 1, opacity: 0.5).animatableData
        #expect(data == AnimatablePair(AnimatablePair(128, 0), AnimatablePair(128, 64)))
        var run = AnimationRun(from: Color.black, to: .white, animation: .linear(duration: 2))
        let middle = run.value(at: 1)
        #expect(abs(middle.red - 0.735357) <= 5e-7)
        #expect(middle.red == middle.green && middle.green == middle.blue)
        #expect(middle.opacity == 1)
    }

    /// To within the 10⁻⁷ by which the transfer functions are each other's inverses.
    @Test func coloursComeBack() {
        for step in 0...255 {
            let color = Color(red: Double(step) / 255, green: -0.5, blue: 2, opacity: 0.3)
            var back = Color.clear
            back.animatableData = color.animatableData
            #expect(abs(back.red - color.red) <= 1e-7)
            #expect(abs(back.green - color.green) <= 1e-7)
            #expect(abs(back.blue - color.blue) <= 1e-7)
            #expect(back.opacity == 0.3)
        }
    }
}
