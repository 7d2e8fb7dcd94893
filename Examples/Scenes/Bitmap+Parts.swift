import ShaderHost
import ShaderKernels

extension Bitmap {
    /// This picture at another size in points. What becomes smaller is averaged.
    func scaled(to size: Size, renderer: Renderer) throws -> Bitmap {
        let scale = Double(renderer.displayScale)
        let (columns, rows) = (Int((size.width * scale).rounded()), Int((size.height * scale).rounded()))
        var result = try Bitmap(width: max(columns, 1), height: max(rows, 1), format: format)
        let effect = EmptyVisualEffect().scaleEffect(
            x: Double(result.width) / Double(width), y: Double(result.height) / Double(height),
            anchor: .topLeading)
        try withPixels { source in
            try result.withMutablePixels { try renderer.draw(effect, from: source, onto: $0) }
        }
        return result
    }

    /// The pixels of some columns and rows.
    func cropped(columns: Range<Int>, rows: Range<Int>, renderer: Renderer) throws -> Bitmap {
        var result = try Bitmap(width: columns.count, height: rows.count, format: format)
        try withPixels { source in
            try result.withMutablePixels {
                try renderer.draw(
                    EmptyVisualEffect(), from: source, onto: $0, column: -columns.lowerBound,
                    row: -rows.lowerBound)
            }
        }
        return result
    }
}
