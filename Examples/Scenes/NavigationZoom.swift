import ShaderHost
import ShaderKernels

/// A card that was tapped grows to all of the stage, and goes back into its place. It is the picture all the time: cut to the card's
/// proportions and round corners at first.
///
/// - Parameter card: its place, in points.
func navigationZoom(of picture: Bitmap, over list: Bitmap, from card: Rect) -> Stage {
    let zoom = ZoomTransition(rect: card, cornerRadius: 14)
    let cardInPlace = Image(picture).visualEffect { zoom.effect(at: -1, for: $1.size) }
    var stage = Stage(width: picture.width, height: picture.height)
    stage.insert(
        Image(list).saturation(0.3).brightness(0.25).overlay(cardInPlace), as: "list", at: 0, order: -1,
        animation: nil)
    stage.insert(
        picture, as: "picture", at: 0.1, transition: zoom,
        animation: .interpolatingSpring(duration: 0.5, bounce: 0.15))
    stage.remove("picture", at: 1.2, animation: .interpolatingSpring(duration: 0.5))
    return stage
}

extension SceneContent {
    /// Of a square card at the lower left.
    var listPlace: Rect {
        let side = 0.38 * size.breadth
        return Rect(x: 0.08 * size.width, y: size.height - 1.2 * side, width: side, height: side)
    }
}
