/// What an animation finds, and leaves behind, at a frame.
public struct AnimationContext<Value: VectorArithmetic> {
    public var state: AnimationState<Value>
    /// Whether the animation counts as done, though it may still move a little.
    public var isLogicallyComplete = false

    public init(state: AnimationState<Value> = AnimationState()) { self.state = state }

    /// The same with the state of an animation of another type of value.
    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        var context = AnimationContext<T>(state: state)
        context.isLogicallyComplete = isLogicallyComplete
        return context
    }
}
