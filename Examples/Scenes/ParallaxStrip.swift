import ShaderHost
import ShaderKernels

/// A row of cards that is scrolled by. What is in a card is larger than the card, and moves against the scrolling, as if it were
/// further away; towards the edges cards are smaller.
func parallaxStrip(_ scene: SceneContent) throws -> ExampleScene.Frames {
    let width = scene.size.width
    let card = Size(width: 0.6 * width, height: 0.6 * scene.size.height)
    var strip = ScrollStrip(
        width: scene.picture.width, height: scene.picture.height, axis: .horizontal, spacing: 0.02 * width)
    for (index, picture) in [scene.picture, scene.other, scene.picture, scene.other].enumerated() {
        let photo = try picture.scaled(to: card, renderer: scene.renderer)
        strip.append(
            Image(photo).hueRotation(.degrees(index < 2 ? 0 : 150)), length: card.width, breadth: card.height,
            configuration: .interactive(timingCurve: .linear).threshold(.centered)
        ) { content, phase in
            content
                .scaleEffect(1.4)
                .visualEffect { content, geometry in
                    content.offset(x: -0.2 * phase.value * geometry.size.width)
                }
                .clipShape(RoundedRectangle(cornerRadius: 16))
                .scaleEffect(phase.isIdentity ? 1 : 0.75)
        }
    }
    let player = ScrollPlayer(strip, renderer: scene.renderer)
    let start = (card.width - width) / 2
    let way = strip.contentLength - card.width
    return { progress, destination in
        let offset = start + way * UnitCurve.easeInOut.value(at: progress)
        try player.render(offset: offset, into: destination)
    }
}
