// The code of the article "Replacing one picture by another", to the letter.

import ShaderHost
import ShaderKernels

func pairOfFades(from old: Bitmap, to new: Bitmap) -> Stage {
    var stage = Stage(width: old.width, height: old.height)
    stage.insert(old, as: "picture", at: 0, animation: nil)
    stage.insert(new, as: "picture", at: 1, animation: .linear(duration: 1))
    return stage
}

func crossDissolve(from old: Bitmap, to new: Bitmap) -> Stage {
    var stage = Stage(width: old.width, height: old.height)
    stage.insert(old, as: "picture", at: 0, animation: nil)
    stage.cross("picture", to: new, at: 1, animation: .linear(duration: 1))
    return stage
}

func cover(_ old: Bitmap, by new: Bitmap) -> Stage {
    var stage = Stage(width: old.width, height: old.height)
    stage.insert(old, as: "old", at: 0, animation: nil)
    stage.insert(new, as: "new", at: 1, transition: .opacity, animation: .linear(duration: 1))
    stage.remove("old", at: 2, animation: nil)
    return stage
}

func picture(of stage: Stage, at time: Double) throws -> Bitmap {
    var picture = try Bitmap(width: stage.width, height: stage.height)
    try picture.withMutablePixels { try StagePlayer(stage).render(at: time, into: $0) }
    return picture
}
