import ShaderHost
import ShaderKernels

/// One picture that gives way to another on a stage, appears where there is none, or goes.
final class Replacement: Scene {
    private let player: StagePlayer
    private var time = 0.0
    /// Whether there is an animation that has a time of its own.
    private let isTimed: Bool

    let size: PictureSize
    var isFinished: Bool { player.isFinished }
    var moment: String {
        isTimed ? "time \(time.text(decimals: 2)) s" : "progress " + time.text(decimals: 2)
    }

    /// - Parameters:
    ///   - outgoing, incoming: of one size; at least one of them.
    ///   - animation: nil takes a second, at the same speed.
    init(
        by transition: TransitionExpression.Kind, from outgoing: Bitmap?, to incoming: Bitmap?,
        background: Color?, animation: Animation?, renderer: Renderer
    ) {
        size = (outgoing ?? incoming)?.size ?? PictureSize(width: 0, height: 0)
        isTimed = animation != nil
        var stage = Stage(width: size.width, height: size.height)
        let animation = animation ?? .linear(duration: 1)
        // What is there from the beginning has come before.
        let before = -1.0
        if let background {
            stage.insert(background, as: "background", at: before, order: -1, animation: nil)
        }
        switch transition {
        case .transition(let transition):
            if let outgoing {
                stage.insert(outgoing, as: "from", at: before, transition: transition, animation: nil)
                stage.remove("from", at: 0, animation: animation)
            }
            if let incoming {
                stage.insert(incoming, as: "to", at: 0, transition: transition, animation: animation)
            }
        case .crossing(let crossing):
            let content = Self.content(outgoing)
            stage.insert(content, as: "content", at: before, transition: .identity, animation: nil)
            stage.cross("content", to: Self.content(incoming), by: crossing, at: 0, animation: animation)
        }
        player = StagePlayer(stage, renderer: renderer)
    }

    /// Where there is no picture everything is clear.
    private static func content(_ picture: Bitmap?) -> AnyVisualEffect {
        picture.map { AnyVisualEffect($0.drawing) } ?? AnyVisualEffect(Color.clear.drawing)
    }

    func advance(to time: Double) throws {
        self.time = time
        try player.advance(to: time)
    }

    func render(into destination: MutablePixelView) throws { try player.render(at: time, into: destination) }
}
