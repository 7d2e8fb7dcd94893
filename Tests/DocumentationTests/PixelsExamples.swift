// The code of the article "Pixels, alpha and positions", to the letter.

import ShaderHost
import ShaderKernels

func halfRed() throws -> Bitmap {
    let red = Color(red: 1, green: 0, blue: 0, opacity: 0.5)
    return try Bitmap(width: 1, height: 1).applying(red.drawing)
}

func thereAndBack(_ picture: Bitmap) throws -> Bitmap {
    try picture.applying(EmptyVisualEffect().brightness(0.5).brightness(-0.5))
}

struct Ruler: FillKernel {
    func color<L: Lanes>(at position: Point<L>) -> RGBA<L> {
        let level = position.x * (100 / 255)
        return RGBA(level, level, level, L(repeating: 1))
    }
}

func ruled(displayScale: Float) throws -> Bitmap {
    try Bitmap(width: 2, height: 1).applying(
        KernelStyle { _ in Ruler() }.drawing, renderer: Renderer(displayScale: displayScale))
}

struct Shift: DistortionKernel {
    let distance: Float

    func sourcePosition<L: Lanes>(of position: Point<L>) -> Point<L> {
        Point(position.x - distance, position.y)
    }
}

func shifted(_ picture: Bitmap, maxSampleOffset: SampleOffset) throws -> Bitmap {
    try picture.applying(
        EmptyVisualEffect().distortionEffect(Shift(distance: 0.5), maxSampleOffset: maxSampleOffset))
}
