public import ShaderKernels

/// A gradient from a circle to another about the same centre.
public struct RadialGradient: ShapeStyle {
    private var ramp: GradientRamp
    private var center: UnitPoint
    private var startRadius, endRadius: Double

    /// - Parameters:
    ///   - center: in the rectangle that is filled.
    ///   - startRadius, endRadius: in points. Inside of the one and outside of the other are the colours of the ends.
    public init(gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double) {
        ramp = GradientRamp(gradient)
        self.center = center
        (self.startRadius, self.endRadius) = (startRadius, endRadius)
    }

    public init(colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: Double, endRadius: Double) {
        self.init(
            gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    public func fill(for size: Size) -> BuiltInFill {
        .radial(
            RadialFill(ramp, center: center.place(in: size), startRadius: startRadius, endRadius: endRadius))
    }
}

extension RadialGradient: Animatable {
    /// The colours' stops, the centre and both radii.
    public var animatableData:
        AnimatablePair<
            Gradient.AnimatableData, AnimatablePair<UnitPoint.AnimatableData, AnimatablePair<Double, Double>>
        >
    {
        get {
            AnimatablePair(
                ramp.gradient.animatableData,
                AnimatablePair(center.animatableData, AnimatablePair(startRadius, endRadius)))
        }
        set {
            ramp = ramp.moved(to: newValue.first)
            center.animatableData = newValue.second.first
            (startRadius, endRadius) = (newValue.second.second.first, newValue.second.second.second)
        }
    }
}
