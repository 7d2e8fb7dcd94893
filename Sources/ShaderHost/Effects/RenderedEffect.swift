public import ShaderKernels
public import ShaderLoops

/// An effect that renders itself, whatever that takes. What follows it starts from its result.
public protocol RenderedEffect: VisualEffect where Earlier == Self, LastPass == Unmoved {}

extension RenderedEffect {
    @inlinable public var earlier: Self { self }
    @inlinable
    public func lastPass(for size: Size) -> Unmoved { Unmoved() }
    @inlinable public static var isPointwise: Bool { false }
}
