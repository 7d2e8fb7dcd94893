// The code of the tutorial, to the letter.

import Foundation
import ShaderHost
import ShaderKernels

func evening() throws -> Bitmap {
    let sky = LinearGradient(
        colors: [Color(red: 0.1, green: 0.1, blue: 0.4), Color(red: 1, green: 0.6, blue: 0.3)],
        startPoint: .top, endPoint: .bottom)
    let sun = Circle().scale(0.3).fill(Color(red: 1, green: 0.9, blue: 0.6))
    return try Bitmap(width: 640, height: 360).applying(sky.drawing.overlay(sun))
}

func gray(_ photo: Bitmap) throws -> Bitmap {
    try photo.applying(EmptyVisualEffect().colorEffect(Gray()))
}

func framed(_ photo: Bitmap) throws -> Bitmap {
    let effect = EmptyVisualEffect()
        .saturation(1.3)
        .clipShape(RoundedRectangle(cornerRadius: 24))
        .scaleEffect(0.9)
        .shadow(radius: 12, y: 8)
    return try photo.applying(effect)
}

func pushed(_ photo: Bitmap, at phase: Double) throws -> Bitmap {
    let size = Size(width: Double(photo.width), height: Double(photo.height))
    return try photo.applying(PushTransition(edge: .leading).effect(at: phase, for: size))
}

struct Blinds: ColorKernel, Animatable {
    var openness: Float  // 0 closed, 1 open
    let width: Float  // of a stripe, in points

    func color<L: Lanes>(at position: Point<L>, of pixel: RGBA<L>) -> RGBA<L> {
        let stripe = floor(position.x / width)
        let place = position.x - stripe * width  // 0 … width, from the stripe's left edge
        return pixel * clamp(openness * width - place + 0.5, 0, 1)  // an edge a point wide
    }

    var animatableData: Float {
        get { openness }
        set { openness = newValue }
    }
}

struct BlindsTransition: Transition {
    func body(content: Content, phase: TransitionPhase) -> some VisualEffect {
        content.colorEffect(Blinds(openness: phase.isIdentity ? 1 : 0, width: 40))
    }
}

func writeFilm(of photo: Bitmap, to file: FileHandle) throws {
    var stage = Stage(width: photo.width, height: photo.height)
    stage.insert(photo, as: "photo", at: 0, transition: BlindsTransition(), animation: .bouncy)
    stage.remove("photo", at: 1.5, animation: .smooth(duration: 0.4))

    let player = StagePlayer(stage)
    let rate = try FrameRate(30)
    var frame = try Bitmap(width: photo.width, height: photo.height)
    for index in 0..<(try rate.frameCount(seconds: 2.5)) {
        try frame.withMutablePixels { try player.render(frame: index, at: rate, into: $0) }
        try file.write(contentsOf: Data(frame.bytes))
    }
}
