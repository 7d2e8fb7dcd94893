// The code of the article "Crossings", to the letter.

import ShaderHost
import ShaderKernels

func halfway(_ crossing: Crossing, from old: Bitmap, to new: Bitmap) throws -> Bitmap {
    try old.applying(EmptyVisualEffect().crossing(crossing, to: new, progress: 0.5))
}

func opened(_ old: Bitmap, onto new: Bitmap, progress: Double) throws -> Bitmap {
    let hard = CrossingParameters(softness: 0, center: .leading)
    let effect = EmptyVisualEffect().crossing(.circleOpen, to: new, progress: progress, parameters: hard)
    return try old.applying(effect)
}

struct Diagonal: CompositingKernel {
    let progress: Float
    let size: Point<Float>

    @inlinable @inline(__always)
    func color<L: Lanes>(at position: Point<L>, of top: RGBA<L>, over bottom: RGBA<L>) -> RGBA<L> {
        let place = (position.x / size.x + position.y / size.y) / 2  // 0…1, from corner to corner
        let share = smoothstep(0, 0.2, progress * 1.2 - place)
        return mix(bottom, top, share)
    }
}

func diagonal(from old: Bitmap, to new: Bitmap, progress: Float) throws -> Bitmap {
    let kernel = Diagonal(progress: progress, size: Point(Float(old.width), Float(old.height)))
    return try old.applying(EmptyVisualEffect().compositingEffect(kernel, with: new))
}
