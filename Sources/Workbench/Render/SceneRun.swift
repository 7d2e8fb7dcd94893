import ExampleScenes
import ShaderHost

/// One of the example scenes, on its way through its time.
final class SceneRun: Scene {
    let size: PictureSize
    private let frames: ExampleScene.Frames
    private let animation: Animation
    private var run: AnimationRun<Double>
    private var time = 0.0
    private var progress = 0.0

    /// - Parameters:
    ///   - picture, other: of one size.
    ///   - animation: nil takes a second, at the same speed.
    init(
        _ scene: ExampleScene, of picture: Bitmap, _ other: Bitmap, animation: Animation?, renderer: Renderer
    ) throws {
        size = picture.size
        frames = try scene.frames(SceneContent(picture, other, renderer: renderer))
        self.animation = animation ?? .linear(duration: 1)
        run = AnimationRun(from: 0, to: 1, animation: self.animation)
    }

    var moment: String { "progress " + progress.text(decimals: 2) }
    var isFinished: Bool { progress == 1 }

    func advance(to time: Double) {
        if time < self.time { run = AnimationRun(from: 0, to: 1, animation: animation) }
        self.time = time
        progress = run.value(at: time)
    }

    func render(into destination: MutablePixelView) throws { try frames(progress, destination) }
}
