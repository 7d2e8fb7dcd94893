import ShaderHost
import ShaderKernels

/// A picture over the content that grows out of the middle. Its corners are as round as its size lets them be, and square at the
/// end.
func clipReveal(of next: Bitmap, progress: Double) -> some VisualEffect {
    EmptyVisualEffect().visualEffect { content, geometry in
        let shown = UnitCurve.easeInOut.value(at: progress)
        let shape = RoundedRectangle(cornerRadius: 60 * (1 - shown))
        return content.overlay(Image(next).clipShape(shape.path(of: geometry.size, scaledBy: shown)))
    }
}

extension Shape {
    /// This shape's path in the middle of a place, at a part of its size.
    func path(of size: Size, scaledBy scale: Double) -> Path {
        let rect = Rect(size)
        return path(in: rect.insetBy(dx: (1 - scale) * size.width / 2, dy: (1 - scale) * size.height / 2))
    }
}
