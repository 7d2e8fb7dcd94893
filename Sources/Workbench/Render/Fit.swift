import ShaderHost
import ShaderKernels

/// How a picture is made to have another size.
enum Fit: String, CaseIterable {
    /// All of the place is filled; what is too much is cut off on both sides.
    case cover
    /// All of the picture is seen; what is left of the place is clear.
    case contain
    /// Width and height each by itself.
    case stretch
}

extension Bitmap {
    /// This picture at another size, in the middle. What becomes smaller is averaged.
    func fitted(_ fit: Fit, to size: PictureSize) throws -> Bitmap {
        guard self.size != size else { return self }
        let (x, y) = (Double(size.width) / Double(width), Double(size.height) / Double(height))
        let scale: (x: Double, y: Double) =
            switch fit {
            case .cover: (max(x, y), max(x, y))
            case .contain: (min(x, y), min(x, y))
            case .stretch: (x, y)
            }
        let placed = ProjectionTransform.scale(x: scale.x, y: scale.y).concatenating(
            .translation(
                x: (Double(size.width) - scale.x * Double(width)) / 2,
                y: (Double(size.height) - scale.y * Double(height)) / 2))
        var result = try Bitmap(width: size.width, height: size.height)
        try withPixels { source in
            try result.withMutablePixels {
                try Renderer().draw(EmptyVisualEffect().transformEffect(placed), from: source, onto: $0)
            }
        }
        return result
    }
}
