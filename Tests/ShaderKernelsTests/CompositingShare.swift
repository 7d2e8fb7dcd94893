import ShaderKernels

/// How much there is of a white top over black, which both are opaque.
func share(_ kernel: some CompositingKernel, _ x: Float, _ y: Float) -> Float {
    kernel.color(at: Point(x, y), of: RGBA(1, 1, 1, 1), over: RGBA(0, 0, 0, 1)).r
}
