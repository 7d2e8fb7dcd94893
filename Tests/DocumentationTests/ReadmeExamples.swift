// The code of the README, to the letter. `PagesTests` compares the two, and the compiler reads this one.

import ShaderHost
import ShaderKernels

func render(_ source: UnsafeRawBufferPointer, into target: UnsafeMutableRawBufferPointer) throws {
    let layout = try PixelLayout(width: 1920, height: 1080, bytesPerRow: 7680, format: .bgra8)
    let effect = EmptyVisualEffect()
        .layerEffect(Mosaic(value: 0.4, tileSize: 32), maxSampleOffset: .zero)
        .colorEffect(Opacity(value: 0.2))
    let pixels = try MutablePixelView(target, layout: layout)
    try Renderer().render(effect, from: PixelView(source, layout: layout), into: pixels)
}

struct Vignette: ColorKernel {
    let center: Point<Float>
    let radius: Float

    @inlinable @inline(__always)
    func color<L: Lanes>(at position: Point<L>, of pixel: RGBA<L>) -> RGBA<L> {
        let x = (position.x - center.x) / radius
        let y = (position.y - center.y) / radius
        return pixel * max(1 - (x * x + y * y), L(repeating: 0))
    }
}

struct Ripple: DistortionKernel {
    let amplitude: Float
    let phase: Float

    @inlinable @inline(__always)
    func sourcePosition<L: Lanes>(of position: Point<L>) -> Point<L> {
        Point(position.x, position.y + amplitude * sin(position.x * 0.05 + phase))
    }
}

struct Smear: LayerKernel {
    let distance: Float

    @inlinable @inline(__always)
    func color<L: Lanes>(at position: Point<L>, in layer: some Layer<L>) -> RGBA<L> {
        let left = layer.sample(Point(position.x - distance, position.y))
        return mix(layer.sample(position), left, L(repeating: 0.5))
    }
}

let library = ShaderLibrary.default.adding(
    KernelDescription(
        name: "vignette", kind: .color,
        parameters: [
            KernelParameter(name: "bounds", type: .float4),
            KernelParameter(name: "radius", unit: "points", range: 1 ... .infinity, defaultValue: 100),
        ])
) { arguments in
    let bounds = arguments.float4(0)
    return Vignette(center: Point(bounds.z / 2, bounds.w / 2), radius: arguments.float(1))
}

func shaded(_ picture: Bitmap, phase: Float) throws -> Bitmap {
    let effect = EmptyVisualEffect()
        .layerEffect(ShaderLibrary.mosaic(.float(phase), .float(32)), maxSampleOffset: .zero)
        .colorEffect(library.vignette(.boundingRect, .float(240)))
        .rotationEffect(.degrees(10))
        .brightness(0.1)
    return try picture.applying(effect)
}

func card(_ photo: Bitmap, badge: Bitmap) throws -> Bitmap {
    let frame = RoundedRectangle(cornerRadius: 24)
    let dusk = LinearGradient(
        colors: [.clear, Color(red: 0.1, green: 0, blue: 0.3)], startPoint: .center, endPoint: .bottom)
    let effect = EmptyVisualEffect()
        .saturation(1.2)
        .overlay(dusk.drawing.blendMode(.multiply))
        .overlay(Image(badge, alignment: .topTrailing).opacity(0.8))
        .clipShape(frame)
        .overlay(frame.strokeBorder(Color.white, lineWidth: 4))
        .overlay {
            Circle().trim(from: 0, to: 0.7).rotation(.degrees(-90)).scale(0.3)
                .stroke(Color.white, style: StrokeStyle(lineWidth: 10, lineCap: .round))
        }
        .scaleEffect(0.8)
        .shadow(radius: 12, y: 8)
    return try photo.applying(effect)
}

struct Flag: Transition {
    func body(content: Content, phase: TransitionPhase) -> some VisualEffect {
        content
            .distortionEffect(
                ShaderLibrary.wave(.float(phase.value), .float(20), .float(120)),
                maxSampleOffset: SampleOffset(width: 0, height: 20)
            )
            .rotationEffect(.degrees(45 * phase.value), anchor: .bottomLeading)
            .opacity(phase.isIdentity ? 1 : 0)
    }
}

func film(of photo: Bitmap, then next: Bitmap, _ show: (Int, PixelView) throws -> Void) throws {
    var stage = Stage(width: photo.width, height: photo.height)
    stage.insert(photo, as: "photo", at: 0, transition: Flag(), animation: .bouncy)
    stage.cross("photo", to: next, by: .circleOpen, at: 1, animation: .easeInOut(duration: 0.5))
    stage.remove("photo", at: 2, animation: .smooth)
    let player = StagePlayer(stage)
    var frame = try Bitmap(width: photo.width, height: photo.height)
    for index in 0..<90 {
        try frame.withMutablePixels { pixels in
            try player.render(frame: index, at: FrameRate(30), into: pixels)
            try show(index, PixelView(pixels))
        }
    }
}
