public import ShaderKernels

// SwiftUI's shapes, under its names. Of each, nothing is left in an empty rectangle, also where insets make it so.

/// All of the rectangle.
public struct Rectangle: InsettableShape {
    private var amount = 0.0

    public init() {}

    public func path(in rect: Rect) -> Path {
        let rect = rect.insetBy(dx: amount, dy: amount)
        return rect.isEmpty ? Path() : Path(rect)
    }

    public var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }

    public func inset(by amount: Double) -> Rectangle { with(self) { $0.amount += amount } }
}

/// The rectangle with corners that are quarters of a circle. SwiftUI rounds them like that when asked for
/// `style: .circular`; its `.continuous` corners, which set in earlier, there are none of.
public struct RoundedRectangle: InsettableShape {
    /// In points, limited to half of the shorter side. Insets are taken off.
    public var cornerRadius: Double
    private var amount = 0.0

    public init(cornerRadius: Double) { self.cornerRadius = cornerRadius }

    public func path(in rect: Rect) -> Path {
        let rect = rect.insetBy(dx: amount, dy: amount)
        return rect.isEmpty ? Path() : Path(roundedRect: rect, cornerRadius: max(0, cornerRadius - amount))
    }

    public var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(cornerRadius, amount) }
        set { (cornerRadius, amount) = (newValue.first, newValue.second) }
    }

    public func inset(by amount: Double) -> RoundedRectangle { with(self) { $0.amount += amount } }
}

/// The largest circle that there is room for, in the middle.
public struct Circle: InsettableShape {
    private var amount = 0.0

    public init() {}

    public func path(in rect: Rect) -> Path {
        let rect = rect.insetBy(dx: amount, dy: amount)
        let radius = min(rect.width, rect.height) / 2
        return Ellipse().path(
            in: Rect(x: rect.midX - radius, y: rect.midY - radius, width: 2 * radius, height: 2 * radius))
    }

    public var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }

    public func inset(by amount: Double) -> Circle { with(self) { $0.amount += amount } }
}

/// The ellipse that fills the rectangle.
public struct Ellipse: InsettableShape {
    private var amount = 0.0

    public init() {}

    public func path(in rect: Rect) -> Path {
        let rect = rect.insetBy(dx: amount, dy: amount)
        return rect.isEmpty ? Path() : Path(ellipseIn: rect)
    }

    public var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }

    public func inset(by amount: Double) -> Ellipse { with(self) { $0.amount += amount } }
}

/// The rectangle with half circles on the shorter sides.
public struct Capsule: InsettableShape {
    private var amount = 0.0

    public init() {}

    public func path(in rect: Rect) -> Path {
        RoundedRectangle(cornerRadius: .infinity).path(in: rect.insetBy(dx: amount, dy: amount))
    }

    public var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }

    public func inset(by amount: Double) -> Capsule { with(self) { $0.amount += amount } }
}

private func with<Value>(_ value: Value, _ change: (inout Value) -> Void) -> Value {
    var value = value
    change(&value)
    return value
}
