public import ShaderKernels

/// A part of a shape's outline.
public struct TrimmedShape<Content: Shape>: Shape {
    public var shape: Content
    public var startFraction: Double
    public var endFraction: Double

    public func path(in rect: Rect) -> Path {
        shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
    }

    public var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<Double, Double>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(startFraction, endFraction)) }
        set {
            shape.animatableData = newValue.first
            (startFraction, endFraction) = (newValue.second.first, newValue.second.second)
        }
    }
}

/// What a pen leaves behind that follows a shape's outline.
public struct StrokedShape<Content: Shape>: Shape {
    public var shape: Content
    public var style: StrokeStyle

    public func path(in rect: Rect) -> Path { shape.path(in: rect).strokedPath(style) }

    public var animatableData: AnimatablePair<Content.AnimatableData, Double> {
        get { AnimatablePair(shape.animatableData, style.lineWidth) }
        set { (shape.animatableData, style.lineWidth) = (newValue.first, newValue.second) }
    }
}

/// A shape, mapped about a point of its rectangle.
public struct TransformedShape<Content: Shape>: Shape {
    public var shape: Content
    /// Of which the affine part counts.
    public var transform: ProjectionTransform
    public var anchor: UnitPoint

    public func path(in rect: Rect) -> Path {
        shape.path(in: rect).applying(
            transform.around(x: rect.minX + anchor.x * rect.width, y: rect.minY + anchor.y * rect.height))
    }

    public var animatableData: AnimatablePair<Content.AnimatableData, ProjectionTransform.AnimatableData>
    {
        get { AnimatablePair(shape.animatableData, transform.animatableData) }
        set { (shape.animatableData, transform.animatableData) = (newValue.first, newValue.second) }
    }
}

extension Shape {
    /// - Parameters: shares of the outline's length; see ``Path/trimmedPath(from:to:)``.
    public func trim(from: Double = 0, to: Double = 1) -> TrimmedShape<Self> {
        TrimmedShape(shape: self, startFraction: from, endFraction: to)
    }

    /// The outline, stroked: half of it lies outside of the shape.
    public func stroke(style: StrokeStyle) -> StrokedShape<Self> { StrokedShape(shape: self, style: style) }

    /// - Parameter lineWidth: in points.
    public func stroke(lineWidth: Double = 1) -> StrokedShape<Self> {
        stroke(style: StrokeStyle(lineWidth: lineWidth))
    }

    /// - Parameters: how far to the right and down, in points.
    public func offset(x: Double = 0, y: Double = 0) -> TransformedShape<Self> {
        transform(.translation(x: x, y: y))
    }

    /// Turns about a point of the rectangle, clockwise on the screen.
    public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: .rotation(angle), anchor: anchor)
    }

    /// Scales about a point of the rectangle.
    public func scale(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: .scale(x: x, y: y), anchor: anchor)
    }

    /// Scales both ways alike.
    public func scale(_ scale: Double, anchor: UnitPoint = .center) -> TransformedShape<Self> {
        self.scale(x: scale, y: scale, anchor: anchor)
    }

    /// Maps about the top left corner of the rectangle.
    public func transform(_ transform: ProjectionTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform, anchor: .zero)
    }
}

extension InsettableShape {
    /// The outline, stroked on the shape's inside.
    public func strokeBorder(style: StrokeStyle) -> StrokedShape<InsetShape> {
        inset(by: style.lineWidth / 2).stroke(style: style)
    }

    /// - Parameter lineWidth: in points.
    public func strokeBorder(lineWidth: Double = 1) -> StrokedShape<InsetShape> {
        strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
    }
}
