import ShaderHost
import ShaderKernels

/// A card that slides in over a picture, and out on the other side. It has a place of its own on the stage, and so moves by its own
/// width, not by the stage's.
///
/// - Parameter frame: the card's place, in points.
func slideIn(_ card: Bitmap, over picture: Bitmap, at frame: Rect) -> Stage {
    var stage = Stage(width: picture.width, height: picture.height)
    stage.insert(picture, as: "picture", at: 0, order: -1, animation: nil)
    stage.insert(
        card, as: "card", at: 0, in: frame, transition: SlideTransition().combined(with: OpacityTransition()),
        animation: .interpolatingSpring(duration: 0.6, bounce: 0.25))
    stage.remove("card", at: 1.4, animation: .easeIn(duration: 0.5))
    return stage
}

extension SceneContent {
    /// In the middle, half as wide and as high as everything.
    var cardFrame: Rect {
        Rect(x: size.width / 4, y: size.height / 4, width: size.width / 2, height: size.height / 2)
    }

    /// The other picture, of that size, in a white frame.
    func card() throws -> Bitmap {
        let effect = EmptyVisualEffect().overlay(
            RoundedRectangle(cornerRadius: 12).strokeBorder(Color.white, lineWidth: 6)
        ).clipShape(RoundedRectangle(cornerRadius: 12))
        return try other.scaled(to: cardFrame.size, renderer: renderer).applying(effect, renderer: renderer)
    }
}
