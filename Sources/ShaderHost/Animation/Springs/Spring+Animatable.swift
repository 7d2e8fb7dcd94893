extension Spring {
    /// What is shown on the way from one value to another; see ``value(target:initialVelocity:time:)``.
    public func value<Value: Animatable>(
        fromValue: Value, toValue: Value, initialVelocity: Value.AnimatableData, time: Double
    ) -> Value {
        let way = toValue.animatableData - fromValue.animatableData
        var shown = toValue
        shown.animatableData =
            fromValue.animatableData + value(target: way, initialVelocity: initialVelocity, time: time)
        return shown
    }

    public func velocity<Value: Animatable>(
        fromValue: Value, toValue: Value, initialVelocity: Value.AnimatableData, time: Double
    ) -> Value.AnimatableData {
        velocity(
            target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity,
            time: time)
    }

    public func force<Value: Animatable>(
        fromValue: Value, toValue: Value, position: Value, velocity: Value.AnimatableData
    ) -> Value.AnimatableData {
        force(
            target: toValue.animatableData - fromValue.animatableData,
            position: position.animatableData - fromValue.animatableData, velocity: velocity)
    }

    public func settlingDuration<Value: Animatable>(
        fromValue: Value, toValue: Value, initialVelocity: Value.AnimatableData, epsilon: Double
    ) -> Double {
        settlingDuration(
            target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity,
            epsilon: epsilon)
    }
}
