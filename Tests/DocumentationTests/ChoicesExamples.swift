// The code of the article "Choices", to the letter.

import ShaderHost
import ShaderKernels

func chosenOtherwise(_ photo: Bitmap, _ title: Bitmap) -> Stage {
    var stage = Stage(width: photo.width, height: photo.height)
    stage.insert(photo, as: "photo", at: 0, animation: .spring(duration: 0.55))
    stage.insert(title, as: "title", at: 1, order: -1)
    return stage
}

let centered = ScrollTransitionConfiguration.interactive(timingCurve: .linear).threshold(.centered)

let fadingZoom = ZoomTransition(rect: Rect(x: 40, y: 30, width: 160, height: 90), cornerRadius: 12)
    .combined(with: .opacity.animation(.easeOut(duration: 0.15)))
