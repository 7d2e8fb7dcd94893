import ShaderHost
import ShaderKernels

/// One kernel with its arguments, to be drawn in two ways that share as little as possible: kernel by kernel
/// and pixel by pixel, which is what goldens are made of, and as an effect.
struct Drawing: Sendable {
    let scalar: @Sendable (Bitmap) throws -> Bitmap
    let effect: any VisualEffect

    init(_ kernel: some ColorKernel) {
        scalar = { try $0.scalar(kernel) }
        effect = EmptyVisualEffect().colorEffect(kernel)
    }

    init(_ kernel: some LayerKernel, maxSampleOffset: SampleOffset) {
        scalar = { try $0.scalar(kernel, isPadded: maxSampleOffset != .zero) }
        effect = EmptyVisualEffect().layerEffect(kernel, maxSampleOffset: maxSampleOffset)
    }

    init(_ kernel: some DistortionKernel, maxSampleOffset: SampleOffset) {
        scalar = { try $0.scalar(kernel, isPadded: maxSampleOffset != .zero) }
        effect = EmptyVisualEffect().distortionEffect(kernel, maxSampleOffset: maxSampleOffset)
    }
}
