public import ShaderKernels

extension VisualEffect {
    /// Applies a colour kernel to every pixel.
    ///
    /// - Parameter isEnabled: `false` leaves the picture as it is.
    @inlinable
    public func colorEffect<Kernel: ColorKernel>(
        _ kernel: Kernel, isEnabled: Bool = true
    ) -> ColorEffect<Self, Kernel> {
        ColorEffect(content: self, kernel: kernel, isEnabled: isEnabled)
    }
}

/// A colour kernel over another effect's result.
public struct ColorEffect<Content: VisualEffect, Kernel: ColorKernel>: VisualEffect {
    @usableFromInline let content: Content
    @usableFromInline let kernel: Switched<Kernel>

    @inlinable
    init(content: Content, kernel: Kernel, isEnabled: Bool) {
        self.content = content
        self.kernel = Switched(kernel: kernel, isEnabled: isEnabled)
    }

    @inlinable public var isIdentity: Bool { content.isIdentity && kernel.isIdentity }
    @inlinable public static var isPointwise: Bool { Content.isPointwise }

    @inlinable
    public func render<Finish: ColorKernel>(in pass: Pass, finish: Finish) throws(PixelError) {
        try content.render(in: pass, finish: Chain(first: kernel, second: finish))
    }
}

/// A kernel that can be switched off. Deciding in the loop costs a branch that always goes the same way; deciding before
/// it would make two loops of every effect in a chain, 2ⁿ in all.
@frozen @usableFromInline
struct Switched<Kernel: ColorKernel>: ColorKernel {
    @usableFromInline let kernel: Kernel
    @usableFromInline let isEnabled: Bool

    @inlinable
    init(kernel: Kernel, isEnabled: Bool) {
        self.kernel = kernel
        self.isEnabled = isEnabled && !kernel.isIdentity
    }

    @inlinable var isIdentity: Bool { !isEnabled }

    @inlinable
    func color<L: Lanes>(at position: Point<L>, of pixel: RGBA<L>) -> RGBA<L> {
        isEnabled ? kernel.color(at: position, of: pixel) : pixel
    }
}

/// One colour kernel after another, in registers.
@frozen @usableFromInline
struct Chain<First: ColorKernel, Second: ColorKernel>: ColorKernel {
    @usableFromInline let first: First
    @usableFromInline let second: Second

    @inlinable
    init(first: First, second: Second) {
        self.first = first
        self.second = second
    }

    @inlinable var isIdentity: Bool { first.isIdentity && second.isIdentity }

    @inlinable
    func color<L: Lanes>(at position: Point<L>, of pixel: RGBA<L>) -> RGBA<L> {
        second.color(at: position, of: first.color(at: position, of: pixel))
    }
}

/// The end of every chain.
@frozen @usableFromInline
struct Unchanged: ColorKernel {
    @inlinable init() {}

    @inlinable var isIdentity: Bool { true }

    @inlinable
    func color<L: Lanes>(at position: Point<L>, of pixel: RGBA<L>) -> RGBA<L> { pixel }
}
