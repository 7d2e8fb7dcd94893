public import ShaderKernels
public import ShaderLoops

/// What a shape can be filled with: a colour for every position of a rectangle.
public protocol ShapeStyle: Drawable {
    associatedtype Drawing = StyleEffect<Self>
    associatedtype Fill: FillKernel

    /// What the kernel reads must belong to this style, for the kernel owns nothing: the kernel of a gradient that is made in
    /// here would read memory that is gone.
    ///
    /// - Parameter size: of the rectangle that is filled, in points.
    func fill(for size: Size) -> Fill
}

extension ShapeStyle {
    @inlinable public var drawing: StyleEffect<Self> { StyleEffect(style: self) }
}

/// A style in the content's place, over all of it.
public struct StyleEffect<Style: ShapeStyle>: VisualEffect {
    @usableFromInline var style: Style

    @inlinable
    init(style: Style) { self.style = style }

    @inlinable public var earlier: EmptyVisualEffect { EmptyVisualEffect() }
    @inlinable
    public func lastPass(for size: Size) -> Filled<Style.Fill> { Filled(style.fill(for: size)) }
    @inlinable public static var readsSource: Bool { false }

    public mutating func visitAnimatableParts(for size: Size, with visitor: inout AnimatableVisitor) {
        visitor.visitIfAnimatable(&style)
    }
}

/// A style made of a kernel of one's own.
public struct KernelStyle<Kernel: FillKernel>: ShapeStyle {
    @usableFromInline let kernel: @Sendable (Size) -> Kernel

    /// - Parameter kernel: the kernel for a rectangle's size, in points. What it reads, as the kernel of a gradient reads the
    ///   gradient's colours, must belong to the closure: make the gradient outside of it.
    @inlinable
    public init(_ kernel: @escaping @Sendable (Size) -> Kernel) { self.kernel = kernel }

    @inlinable
    public func fill(for size: Size) -> Kernel { kernel(size) }
}
