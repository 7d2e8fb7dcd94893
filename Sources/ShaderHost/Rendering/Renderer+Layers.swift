import ShaderKernels
import ShaderLoops

/// A picture with an effect, in its place on a canvas.
struct CanvasLayer {
    let picture: Bitmap
    let effect: AnyVisualEffect
    let canvas: Canvas
}

extension Renderer {
    /// Each layer asks for the rows below it, and so on down: 300 took more than a stack of 256 KB.
    private static let mostLayersAtOnce = 64

    /// Layers on canvases of one size, one over the other, into pixels of that size.
    func render(
        _ layers: [CanvasLayer], width: Int, height: Int, into destination: MutablePixelView
    ) throws(PixelError) {
        guard destination.layout.width == width, destination.layout.height == height else {
            throw .sizesDiffer(
                source: try PixelLayout(width: width, height: height), destination: destination.layout)
        }
        let layers = layers.filter { !$0.picture.layout.isEmpty }
        guard let first = layers.first else {
            destination.pixels?.clear(rows: 0..<height)
            return
        }
        let canvas = first.canvas
        let source = first.picture.source
        // What fills the canvas alone is rendered as if there were none.
        if layers.count == 1, canvas.isOnly(source.layout) {
            return try render(first.effect, from: source.pixels, into: destination)
        }
        try run(pixelCount: destination.layout.pixelCount) { () throws(PixelError) in
            var rows = try first.effect.rows(of: source, on: canvas, with: self, lanes: Lanes4.self)
            for (index, layer) in layers.enumerated().dropFirst() {
                if index % Self.mostLayersAtOnce == 0 {
                    let below = try takeIntermediate(width: width, height: height)
                    shade(rows, from: source.pixels, into: below.view)
                    rows = self.rows(of: SourcePicture(below), through: Unmoved(), lanes: Lanes4.self)
                }
                rows = try self.rows(
                    of: layer.effect, from: layer.picture.source, over: rows, on: layer.canvas,
                    lanes: Lanes4.self)
            }
            shade(rows, from: source.pixels, into: destination)
        }
    }
}
