import ShaderKernels
import ShaderLoops

extension Renderer {
    /// What is on a stage, one over the other.
    func render(_ actors: [StageActor], into destination: MutablePixelView) throws(PixelError) {
        let actors = actors.filter { !$0.picture.layout.isEmpty }
        guard let first = actors.first else {
            destination.pixels?.clear(rows: 0..<destination.layout.height)
            return
        }
        let stage = first.canvas
        guard destination.layout.width == stage.width, destination.layout.height == stage.height else {
            throw .sizesDiffer(
                source: try PixelLayout(width: stage.width, height: stage.height),
                destination: destination.layout)
        }
        let source = first.picture.source
        // What fills the stage alone is rendered as if there were no stage.
        if actors.count == 1, stage == Canvas(source.layout) {
            return try render(first.effect, from: source.pixels, into: destination)
        }
        var rows = try first.effect.rows(of: source, on: stage, with: self, lanes: Lanes4.self)
        for actor in actors.dropFirst() {
            rows = try self.rows(
                of: actor.effect, from: actor.picture.source, over: rows, on: actor.canvas, lanes: Lanes4.self)
        }
        shade(rows, from: source.pixels, into: destination)
    }
}
