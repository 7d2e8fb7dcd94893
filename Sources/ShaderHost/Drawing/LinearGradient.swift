public import ShaderKernels

/// A gradient along a line, the same across it.
public struct LinearGradient: ShapeStyle {
    private var ramp: GradientRamp
    private var startPoint, endPoint: UnitPoint

    /// - Parameters:
    ///   - startPoint: where the gradient starts, in the rectangle that is filled.
    ///   - endPoint: where it ends. Beyond the two are the colours of its ends.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        ramp = GradientRamp(gradient)
        (self.startPoint, self.endPoint) = (startPoint, endPoint)
    }

    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    public func fill(for size: Size) -> BuiltInFill {
        .linear(LinearFill(ramp, from: startPoint.place(in: size), to: endPoint.place(in: size)))
    }
}

extension UnitPoint {
    /// In points.
    func place(in size: Size) -> (x: Double, y: Double) { (x * size.width, y * size.height) }
}

extension LinearGradient: Animatable {
    /// The colours' stops, and both ends.
    public var animatableData:
        AnimatablePair<
            Gradient.AnimatableData, AnimatablePair<UnitPoint.AnimatableData, UnitPoint.AnimatableData>
        >
    {
        get {
            AnimatablePair(
                ramp.gradient.animatableData, AnimatablePair(startPoint.animatableData, endPoint.animatableData)
            )
        }
        set {
            ramp = ramp.moved(to: newValue.first)
            startPoint.animatableData = newValue.second.first
            endPoint.animatableData = newValue.second.second
        }
    }
}
