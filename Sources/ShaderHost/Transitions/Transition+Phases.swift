public import ShaderKernels

extension Transition {
    /// What is seen at any phase: the numbers of the body, straight from one whole phase to the next. Beyond ±1, as
    /// springs go, they go on; NaN is in place.
    ///
    /// - Parameter size: the content's, in points.
    public func effect(at phase: Double, for size: Size) -> Body {
        func body(_ phase: TransitionPhase) -> Body { self.body(content: Content(), phase: phase) }
        if phase == TransitionPhase.willAppear.value { return body(.willAppear) }
        if phase == TransitionPhase.didDisappear.value { return body(.didDisappear) }
        if phase < 0 { return body(.identity).interpolated(towards: body(.willAppear), by: -phase, for: size) }
        if phase > 0 { return body(.identity).interpolated(towards: body(.didDisappear), by: phase, for: size) }
        return body(.identity)
    }
}
