public import ShaderKernels

// Springs end where what is left is small as a number. So that an angle, a point in units of the content's size or a
// part of a colour is not thought small too early, SwiftUI counts them in 128ths.
private let unit = 128.0

extension Size: Animatable {
    public var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(width, height) }
        set { self = Size(width: newValue.first, height: newValue.second) }
    }
}

extension UnitPoint: Animatable {
    /// In 128ths of the content's size.
    public var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(x * unit, y * unit) }
        set { self = UnitPoint(x: newValue.first / unit, y: newValue.second / unit) }
    }
}

extension Angle: Animatable {
    /// 128·π/180 = 2.234021…, cut to 2⁻¹⁶: its product with an angle of up to 35 bits, as whole degrees and their
    /// eighths have, is exact and comes back to the bit, so that the ends of an animation are its end states. The
    /// uncut factor, which is 10⁻⁶ smaller, loses the last bit of some.
    private static let unitsPerDegree = 146409.0 / 65536

    /// In 128ths of a radian.
    public var animatableData: Double {
        get { degrees * Angle.unitsPerDegree }
        set { degrees = newValue / Angle.unitsPerDegree }
    }
}

extension Color: Animatable {
    /// Red, green and blue as light, not premultiplied, and the opacity, all in 128ths: halfway between two colours is
    /// half the light of each, as in SwiftUI since iOS 18.
    public var animatableData: AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>>
    {
        get {
            let (red, green, blue) = linearLight
            return AnimatablePair(
                AnimatablePair(red * unit, green * unit), AnimatablePair(blue * unit, opacity * unit))
        }
        set {
            self = Color(
                linearRed: newValue.first.first / unit, green: newValue.first.second / unit,
                blue: newValue.second.first / unit, opacity: newValue.second.second / unit)
        }
    }
}

extension Gradient: Animatable {
    /// Each stop's colour and place. Of gradients with different numbers of stops, that which is gone to has its own.
    public var animatableData: AnimatableArray<AnimatablePair<Color.AnimatableData, Double>> {
        get { AnimatableArray(stops.map { AnimatablePair($0.color.animatableData, $0.location) }) }
        set {
            for (index, stop) in newValue.elements.prefix(stops.count).enumerated() {
                stops[index].color.animatableData = stop.first
                stops[index].location = stop.second
            }
        }
    }
}

extension GradientRamp {
    /// The same gradient with other colours and places.
    func moved(to data: Gradient.AnimatableData) -> GradientRamp {
        var gradient = gradient
        gradient.animatableData = data
        return GradientRamp(gradient)
    }
}
