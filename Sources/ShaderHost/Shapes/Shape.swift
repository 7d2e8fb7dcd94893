public import ShaderKernels

/// A path for every rectangle.
public protocol Shape: Animatable, Drawable {
    associatedtype Drawing = ClippedEffect<StyleEffect<Color>, Self>

    /// - Parameter rect: where the shape is to be, in points.
    func path(in rect: Rect) -> Path
}

/// A shape that can be made smaller on all sides.
public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape

    /// - Parameter amount: in points; negative ones make it larger.
    func inset(by amount: Double) -> InsetShape
}

/// The same path, whichever the rectangle.
extension Path: Shape {
    public func path(in rect: Rect) -> Path { self }
}
