public import ShaderKernels

/// A gradient around a point, clockwise on the screen.
public struct AngularGradient: ShapeStyle {
    private var ramp: GradientRamp
    private var center: UnitPoint
    private var startAngle, endAngle: Angle

    /// - Parameters:
    ///   - center: in the rectangle that is filled.
    ///   - startAngle, endAngle: where the gradient starts and ends; 0 is to the right. What they leave out has the
    ///     colour of the nearer end.
    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
        ramp = GradientRamp(gradient)
        self.center = center
        (self.startAngle, self.endAngle) = (startAngle, endAngle)
    }

    /// All around from an angle on.
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
    }

    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }

    public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(
            gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    public func fill(for size: Size) -> BuiltInFill {
        .angular(
            AngularFill(ramp, center: center.place(in: size), startAngle: startAngle, endAngle: endAngle))
    }
}

extension AngularGradient: Animatable {
    /// The colours' stops, the centre and both angles.
    public var animatableData:
        AnimatablePair<
            Gradient.AnimatableData,
            AnimatablePair<UnitPoint.AnimatableData, AnimatablePair<Angle.AnimatableData, Angle.AnimatableData>>
        >
    {
        get {
            AnimatablePair(
                ramp.gradient.animatableData,
                AnimatablePair(
                    center.animatableData, AnimatablePair(startAngle.animatableData, endAngle.animatableData)))
        }
        set {
            ramp = ramp.moved(to: newValue.first)
            center.animatableData = newValue.second.first
            startAngle.animatableData = newValue.second.second.first
            endAngle.animatableData = newValue.second.second.second
        }
    }
}
