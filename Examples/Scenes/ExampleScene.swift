package import ShaderHost
import ShaderKernels

/// Something to look at for a moment, that uses the library as an app would. Each scene is a file to read and to copy; this type
/// is what they have in common, so that they can be shown by name.
package struct ExampleScene: Sendable {
    package let name: String
    package let summary: String
    /// In seconds.
    package let duration: Double
    /// Whether its end looks like its beginning.
    package let isLoop: Bool
    /// When a single picture of it says most, 0…1.
    package let highlight: Double
    /// Sets the scene up for pictures.
    package let frames: @Sendable (SceneContent) throws -> Frames

    /// Shows the scene in pixels of its size, at any part of its time, 0…1, in any order.
    package typealias Frames = (_ progress: Double, _ destination: MutablePixelView) throws -> Void
}

/// What a scene is made of.
package struct SceneContent: Sendable {
    let picture: Bitmap
    /// Of the same size.
    let other: Bitmap
    let renderer: Renderer

    package init(_ picture: Bitmap, _ other: Bitmap, renderer: Renderer) {
        (self.picture, self.other, self.renderer) = (picture, other, renderer)
    }

    /// In points.
    var size: Size {
        let scale = Double(renderer.displayScale)
        return Size(width: Double(picture.width) / scale, height: Double(picture.height) / scale)
    }
}

extension ExampleScene {
    /// An effect on the picture, at a progress.
    init<Effect: VisualEffect>(
        _ name: String, _ summary: String, duration: Double = 1, isLoop: Bool = false,
        highlight: Double = 0.5,
        effect: @escaping @Sendable (SceneContent, Double) -> Effect
    ) {
        self.init(name: name, summary: summary, duration: duration, isLoop: isLoop, highlight: highlight) {
            content in
            { progress, destination in
                try content.picture.withPixels {
                    try content.renderer.render(effect(content, progress), from: $0, into: destination)
                }
            }
        }
    }

    /// A stage.
    init(
        _ name: String, _ summary: String, duration: Double, highlight: Double = 0.5,
        stage: @escaping @Sendable (SceneContent) throws -> Stage
    ) {
        self.init(name: name, summary: summary, duration: duration, isLoop: false, highlight: highlight) {
            content in
            let player = StagePlayer(try stage(content), renderer: content.renderer)
            return { try player.render(at: $0 * duration, into: $1) }
        }
    }
}
