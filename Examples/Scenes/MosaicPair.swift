import ShaderHost
import ShaderKernels

/// A picture that goes in tiles that grow, and another that comes in tiles that shrink. Where one ends and the other begins both
/// are a few colours.
func mosaicPair(_ picture: Bitmap, then next: Bitmap) -> Stage {
    var stage = Stage(width: picture.width, height: picture.height)
    let mosaic = MosaicTransition(tileSize: 48)
    stage.insert(picture, as: "picture", at: 0, transition: mosaic, animation: nil)
    stage.remove("picture", at: 0, animation: .easeIn(duration: 0.5))
    stage.insert(next, as: "next", at: 0.5, transition: mosaic, animation: .easeOut(duration: 0.5))
    return stage
}
