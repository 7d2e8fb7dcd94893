// The code of the article "Scrolling and zoom", to the letter.

import ShaderHost
import ShaderKernels

func gallery(of photos: [Bitmap]) -> ScrollStrip {
    var strip = ScrollStrip(width: 200, height: 100, axis: .horizontal)
    for photo in photos {
        strip.append(photo, length: 100, configuration: .interactive(timingCurve: .linear)) { content, phase in
            content.opacity(phase.isIdentity ? 1 : 0)
        }
    }
    return strip
}

func scrolled(_ strip: ScrollStrip, to offset: Double) throws -> Bitmap {
    var picture = try Bitmap(width: strip.width, height: strip.height)
    try picture.withMutablePixels { try ScrollPlayer(strip).render(offset: offset, into: $0) }
    return picture
}

func opened(_ photo: Bitmap, from card: Rect) -> Stage {
    var stage = Stage(width: photo.width, height: photo.height)
    stage.insert(
        photo, as: "photo", at: 0, transition: .zoom(card, cornerRadius: 16), animation: .smooth)
    stage.remove("photo", at: 2, animation: .smooth)
    return stage
}
