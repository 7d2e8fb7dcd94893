// The code of the article "Content of its own size", to the letter.

import ShaderHost
import ShaderKernels

func titled(_ photo: Bitmap, with badge: Bitmap) -> Stage {
    var stage = Stage(width: photo.width, height: photo.height)
    stage.insert(photo, as: "photo", at: 0, animation: nil)
    let frame = Rect(
        x: 20, y: 20, width: Double(badge.width), height: Double(badge.height))
    stage.insert(
        badge, as: "badge", at: 0.5, in: frame, order: 1,
        transition: .move(edge: .leading), animation: .linear(duration: 1))
    return stage
}

func stamp(_ badge: Bitmap, onto photo: inout Bitmap, column: Int, row: Int) throws {
    let effect = EmptyVisualEffect().shadow(radius: 4, y: 2)
    try photo.withMutablePixels { photo in
        try badge.withPixels { badge in
            try Renderer().draw(effect, from: badge, onto: photo, column: column, row: row)
        }
    }
}
