/// Names a value that an animation keeps from one frame to the next.
public protocol AnimationStateKey<Value> {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// What an animation keeps from one frame to the next, by key.
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    public subscript<Key: AnimationStateKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}
