import ShaderKernels
import ShaderLoops

/// A picture with an effect, in its place on a canvas.
struct CanvasLayer {
    let picture: Bitmap
    let effect: AnyVisualEffect
    let canvas: Canvas
}

extension Renderer {
    /// Layers on one canvas, one over the other, into pixels of the canvas's size.
    func render(_ layers: [CanvasLayer], into destination: MutablePixelView) throws(PixelError) {
        let layers = layers.filter { !$0.picture.layout.isEmpty }
        guard let first = layers.first else {
            destination.pixels?.clear(rows: 0..<destination.layout.height)
            return
        }
        let canvas = first.canvas
        guard destination.layout.width == canvas.width, destination.layout.height == canvas.height else {
            throw .sizesDiffer(
                source: try PixelLayout(width: canvas.width, height: canvas.height),
                destination: destination.layout)
        }
        let source = first.picture.source
        // What fills the canvas alone is rendered as if there were none.
        if layers.count == 1, canvas == Canvas(source.layout) {
            return try render(first.effect, from: source.pixels, into: destination)
        }
        var rows = try first.effect.rows(of: source, on: canvas, with: self, lanes: Lanes4.self)
        for layer in layers.dropFirst() {
            rows = try self.rows(
                of: layer.effect, from: layer.picture.source, over: rows, on: layer.canvas,
                lanes: Lanes4.self)
        }
        shade(rows, from: source.pixels, into: destination)
    }
}
