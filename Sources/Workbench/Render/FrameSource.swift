import ShaderHost

/// The frames of a scene, in any order. What is seen in one may depend on the frames before it, as with springs that repeat
/// themselves: those are gone through, though not rendered, so that a part of a film is what it is in the whole.
final class FrameSource {
    let scene: any Scene
    let timeline: Timeline
    private(set) var frameCount = 0
    private(set) var secondsOfEffects = 0.0
    /// Of the scene.
    private var next = 0

    init(_ scene: any Scene, timeline: Timeline) {
        self.scene = scene
        self.timeline = timeline
    }

    func render(frame index: Int, into destination: inout Bitmap) throws {
        let wanted = timeline.sceneFrame(of: index)
        if wanted < next { next = 0 }
        while next <= wanted {
            try scene.advance(to: timeline.time(ofSceneFrame: next))
            next += 1
        }
        try renderScene(into: &destination)
    }

    /// The scene as it is.
    func renderScene(into destination: inout Bitmap) throws {
        try destination.withMutablePixels { pixels in
            secondsOfEffects += try seconds { try scene.render(into: pixels) }
        }
        frameCount += 1
    }
}
