import ShaderHost
import ShaderKernels

/// The two halves of a picture, that part like doors over what is behind.
func slidingDoors(of picture: Bitmap, over behind: Bitmap, progress: Double) -> some VisualEffect {
    EmptyVisualEffect().visualEffect { _, geometry in
        // Whole points, so that there is no seam before they part.
        let middle = (geometry.size.width / 2).rounded(.up)
        let way = UnitCurve.easeInOut.value(at: progress) * middle
        return Image(behind)
            .overlay(Image(picture).clipShape(Half(isLeading: true, middle: middle)).offset(x: -way))
            .overlay(Image(picture).clipShape(Half(isLeading: false, middle: middle)).offset(x: way))
    }
}

/// What is on one side of a line.
private struct Half: Shape {
    let isLeading: Bool
    let middle: Double

    func path(in rect: Rect) -> Path {
        Path(
            isLeading
                ? Rect(x: rect.x, y: rect.y, width: middle - rect.x, height: rect.height)
                : Rect(x: middle, y: rect.y, width: rect.maxX - middle, height: rect.height))
    }
}
