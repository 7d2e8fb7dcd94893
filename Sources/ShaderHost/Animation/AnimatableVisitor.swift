public import ShaderKernels

/// Goes through everything animatable in an effect, always in the same order: to read it, or to put something in its
/// place. So two states of one effect become two lists of vectors, and a list becomes a state between the two.
public struct AnimatableVisitor {
    struct Part {
        /// Of what it is: numbers of the same type may be a radius or an angle.
        var kind: ObjectIdentifier
        var data: any VectorArithmetic
        /// What the part is animated by, where the effect says so itself; nil leaves it to what changes the effect.
        var animation: Animation??
    }

    private(set) var parts: [Part] = []
    private var replacements: [any VectorArithmetic] = []
    let isReplacing: Bool
    private var next = 0
    private var animation: Animation??

    /// To read.
    init() { isReplacing = false }

    /// To replace what is visited by these, in order.
    init(replacingBy parts: [any VectorArithmetic]) {
        isReplacing = true
        replacements = parts
    }

    /// - Parameter owner: whose part it is, where the value's own type, such as `Double`, does not say what it means.
    public mutating func visit<Value: Animatable>(_ value: inout Value, of owner: Any.Type? = nil) {
        if !isReplacing {
            let kind = ObjectIdentifier(owner ?? Value.self)
            parts.append(Part(kind: kind, data: value.animatableData, animation: animation))
        } else if replacements.indices.contains(next) {
            Self.replace(&value, by: replacements[next])
            next += 1
        }
    }

    /// The same for a value of which it is not known whether it is animatable.
    public mutating func visitIfAnimatable<Value>(_ value: inout Value) {
        guard var animatable = value as? any Animatable else { return }
        visit(&animatable)
        value = animatable as? Value ?? value
    }

    /// Visits with an animation for all that is visited by `body`.
    mutating func with(_ animation: Animation?, _ body: (inout AnimatableVisitor) -> Void) {
        let outer = self.animation
        self.animation = .some(animation)
        body(&self)
        self.animation = outer
    }

    /// Parts of another type belong to another state of affairs, and change nothing.
    private static func replace<Value: Animatable>(_ value: inout Value, by data: any VectorArithmetic) {
        guard let data = data as? Value.AnimatableData else { return }
        value.animatableData = data
    }
}

extension VisualEffect {
    func animatableParts(for size: Size) -> [AnimatableVisitor.Part] {
        var (effect, visitor) = (self, AnimatableVisitor())
        effect.visitAnimatableParts(for: size, with: &visitor)
        return visitor.parts
    }

    func replacingParts(by parts: [any VectorArithmetic], for size: Size) -> Self {
        var (effect, visitor) = (self, AnimatableVisitor(replacingBy: parts))
        effect.visitAnimatableParts(for: size, with: &visitor)
        return effect
    }

    /// The state that is as far from this one towards another as a fraction says; beyond 0…1 it goes on.
    ///
    /// - Parameter size: the content's, in points.
    /// Between effects that are made of other parts there is nothing: this one is seen at 0, and the other as soon as it is left.
    public func interpolated(towards other: Self, by fraction: Double, for size: Size) -> Self {
        let (own, others) = (animatableParts(for: size), other.animatableParts(for: size))
        guard own.map(\.kind) == others.map(\.kind) else { return fraction == 0 ? self : other }
        let parts = zip(own, others).map { own, other in own.data.moved(towards: other.data, by: fraction) }
        return other.replacingParts(by: parts, for: size)
    }
}

extension VectorArithmetic {
    fileprivate func moved(towards other: any VectorArithmetic, by fraction: Double) -> any VectorArithmetic {
        guard let other = other as? Self else { return other }
        return self + (other - self).scaled(by: fraction)
    }
}
