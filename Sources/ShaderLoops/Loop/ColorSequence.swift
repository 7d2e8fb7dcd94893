public import ShaderKernels

/// Colour kernels one after another.
@frozen
public struct ColorSequence: ColorKernel, @unchecked Sendable {  // only read once it is built
    @usableFromInline let memory: UnsafeMutableBufferPointer<BuiltInColor>
    @usableFromInline var count = 0

    @inlinable
    init(memory: UnsafeMutableBufferPointer<BuiltInColor>) {
        self.memory = memory
    }

    /// False where the memory is full. Matrices that follow each other become one, unless the second looks at
    /// colours: where there is no alpha these are lost between the two, and would not be in their product.
    @inlinable
    mutating func append(_ kernel: BuiltInColor) -> Bool {
        if case .matrix(let second) = kernel, second.scalesAlpha, case .matrix(let first)? = kernels.last {
            memory[count - 1] = .matrix(ColorMatrix(first, then: second))
            return true
        }
        guard count < memory.count else { return false }
        memory.initializeElement(at: count, to: kernel)
        count += 1
        return true
    }

    @inlinable var kernels: Slice<UnsafeMutableBufferPointer<BuiltInColor>> { memory.prefix(count) }

    @inlinable public var isIdentity: Bool { count == 0 }
    @inlinable public var usesPosition: Bool { kernels.contains { $0.usesPosition } }

    @inlinable @inline(__always)
    public func color<L: Lanes>(at position: Point<L>, of pixel: RGBA<L>) -> RGBA<L> {
        var color = pixel
        for index in 0..<count { color = memory[index].color(at: position, of: color) }
        return color
    }
}
