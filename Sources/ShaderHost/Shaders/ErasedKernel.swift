import ShaderKernels
public import ShaderLoops

/// A kernel whose type is known to nobody any more, with the loops that were made for it.
@frozen @usableFromInline
struct ErasedKernel: Sendable {
    @usableFromInline let isIdentity: Bool
    @usableFromInline let shadePicture: @Sendable (Renderer, SourcePicture, MutablePixelView) -> Void
    @usableFromInline
    let shadeRows:
        @Sendable (InstructionSet, Range<Int>, SourcePixels<AnyCodec>, DestinationPixels<AnyCodec>, Scratch) ->
            Void

    @inlinable
    init<L: PixelLanes>(_ shading: some Shading, lanes: L.Type) {
        isIdentity = shading.isIdentity
        shadePicture = { renderer, source, destination in
            renderer.shade(from: source, into: destination, with: shading, lanes: L.self)
        }
        shadeRows = { instructionSet, rows, source, destination, scratch in
            instructionSet.shade(
                rows, of: source, into: destination, with: shading, scratch: scratch, lanes: L.self)
        }
    }
}
