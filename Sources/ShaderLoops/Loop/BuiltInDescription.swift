public import ShaderKernels

/// What a shading says of itself, when it is made of the package's own kernels alone.
@frozen
public struct BuiltInDescription {
    /// Nil where every pixel stays in its place.
    @usableFromInline var sampling: Displaced<BuiltInDistortion>?
    /// What takes the source's place.
    @usableFromInline var fill: BuiltInFill?
    @usableFromInline var colors: ColorSequence

    /// Colour kernels for which there is room on the stack: a temporary allocation of more than 1024 bytes is one on
    /// the heap.
    @inlinable public static var capacity: Int { 1024 / MemoryLayout<BuiltInColor>.stride }

    /// - Parameter memory: for the colour kernels of the pass; it must outlive all use of the description. A
    ///   pass with more kernels than fit does not describe itself.
    @inlinable
    public init(memory: UnsafeMutableBufferPointer<BuiltInColor>) {
        colors = ColorSequence(memory: memory)
    }

    /// Adds a step that fetches every pixel from one other position; false for a kernel that is not the
    /// package's own.
    @inlinable
    mutating func sample(with kernel: BuiltInDistortion?, padding: LayerPadding) -> Bool {
        guard let kernel else { return false }
        sampling = Displaced(kernel: kernel, padding: padding)
        return true
    }

    /// Adds a step that puts a fill in the source's place; false for a kernel that is not the package's own.
    @inlinable
    mutating func fill(with kernel: BuiltInFill?) -> Bool {
        fill = kernel
        return kernel != nil
    }

    /// Adds a colour kernel at the end; false for one that is not the package's own, or one too many.
    @inlinable
    mutating func recolor(with kernel: BuiltInColor?) -> Bool {
        guard let kernel else { return false }
        return colors.append(kernel)
    }
}
