import ShaderKernels

// Kernels as a user of the package writes them, in a module of their own.

/// Shows each pixel's position as red and green.
struct PositionAsColor: ColorKernel {
    func color<L: Lanes>(at position: Point<L>, of pixel: RGBA<L>) -> RGBA<L> {
        RGBA(position.x, position.y, L(repeating: 0), L(repeating: 1))
    }
}

struct Inverse: ColorKernel {
    func color<L: Lanes>(at position: Point<L>, of pixel: RGBA<L>) -> RGBA<L> {
        RGBA(pixel.a - pixel.r, pixel.a - pixel.g, pixel.a - pixel.b, pixel.a)
    }
}

struct Brightness: ColorKernel {
    var factor: Float

    func color<L: Lanes>(at position: Point<L>, of pixel: RGBA<L>) -> RGBA<L> { pixel * factor }
}

/// Changes nothing, but does not say so.
struct SameColor: ColorKernel {
    func color<L: Lanes>(at position: Point<L>, of pixel: RGBA<L>) -> RGBA<L> { pixel }
}

struct OneColor: ColorKernel {
    var value: Float

    func color<L: Lanes>(at position: Point<L>, of pixel: RGBA<L>) -> RGBA<L> {
        let value = L(repeating: value)
        return RGBA(value, value, value, value)
    }
}

/// Shows the pixel that lies `x` to the right and `y` below.
struct Shift: DistortionKernel {
    var x: Float = 0
    var y: Float = 0

    func sourcePosition<L: Lanes>(of position: Point<L>) -> Point<L> {
        position + Point(L(repeating: x), L(repeating: y))
    }
}

/// Shows one place everywhere.
struct OnePlace: DistortionKernel {
    var x: Float
    var y: Float

    func sourcePosition<L: Lanes>(of position: Point<L>) -> Point<L> {
        Point(L(repeating: x), L(repeating: y))
    }
}

/// Rows that swing from side to side.
struct Wave: DistortionKernel {
    var amplitude: Float
    var period: Float

    func sourcePosition<L: Lanes>(of position: Point<L>) -> Point<L> {
        let turn = position.y / period
        return Point(position.x + amplitude * (4 * abs(turn - rint(turn)) - 1), position.y)
    }
}

/// The layer itself.
struct SameLayer: LayerKernel {
    func color<L: Lanes>(at position: Point<L>, in layer: some Layer<L>) -> RGBA<L> { layer.sample(position) }
}

/// The mean of the neighbours at a distance on the left and on the right.
struct SidewaysBlur: LayerKernel {
    var distance: Float

    func color<L: Lanes>(at position: Point<L>, in layer: some Layer<L>) -> RGBA<L> {
        let offset = Point(L(repeating: distance), L(repeating: 0))
        return mix(layer.sample(position - offset), layer.sample(position + offset), L(repeating: 0.5))
    }
}
