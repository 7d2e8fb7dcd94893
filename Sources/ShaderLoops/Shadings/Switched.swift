public import ShaderKernels

/// A shading that can be off, and then leaves every pixel as it is.
///
/// Which it is is decided in the loop, by a branch that always goes the same way. Deciding before the loop
/// would make two loops of every effect in a chain, 2ⁿ in all.
@frozen
public struct Switched<Base: Shading>: Shading {
    public let base: Base
    @usableFromInline let isSwitchedOn: Bool
    @usableFromInline let isEnabled: Bool

    @inlinable
    public init(_ base: Base, isEnabled: Bool) {
        self.base = base
        isSwitchedOn = isEnabled
        self.isEnabled = isEnabled && !base.isIdentity
    }

    /// The same switch for another base.
    public func with(_ base: Base) -> Switched { Switched(base, isEnabled: isSwitchedOn) }

    @inlinable public static var isPointwise: Bool { Base.isPointwise }
    @inlinable public var isIdentity: Bool { !isEnabled }
    @inlinable public var isPositional: Bool { isEnabled && base.isPositional }
    @inlinable public var repeatsRows: Bool { isEnabled && base.repeatsRows }

    @inlinable @inline(__always)
    public func samplePosition<L: Lanes>(at position: Point<L>) -> Point<L> {
        base.samplePosition(at: position)
    }

    @inlinable public var padding: LayerPadding { base.padding }
    @inlinable public var keepsColors: Bool { base.keepsColors }
    @inlinable @inline(__always)
    public func finished<L: Lanes>(_ color: RGBA<L>) -> RGBA<L> { base.finished(color) }

    @inlinable @inline(__always)
    public func color<L: PixelLanes, Codec: PixelCodec>(
        at position: Point<L>, pixels: UnsafeRawPointer, source: SourcePixels<Codec>
    ) -> RGBA<L> {
        isEnabled
            ? base.color(at: position, pixels: pixels, source: source)
            : Unmoved().color(at: position, pixels: pixels, source: source)
    }

    public func appendSteps(to steps: inout [String]) { if isEnabled { base.appendSteps(to: &steps) } }

    @inlinable
    public func describe(in description: inout BuiltInDescription) -> Bool {
        isEnabled ? base.describe(in: &description) : true
    }
}
