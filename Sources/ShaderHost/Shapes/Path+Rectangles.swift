public import ShaderKernels

extension Path {
    public init(_ rect: Rect) { addRect(rect) }
    public init(ellipseIn rect: Rect) { addEllipse(in: rect) }
    public init(roundedRect rect: Rect, cornerRadius: Double) {
        addRoundedRect(in: rect, cornerRadius: cornerRadius)
    }

    /// Adds a rectangle: from its top left corner, clockwise on the screen.
    public mutating func addRect(_ rect: Rect) {
        addLines([
            SIMD2(rect.minX, rect.minY), SIMD2(rect.maxX, rect.minY), SIMD2(rect.maxX, rect.maxY),
            SIMD2(rect.minX, rect.maxY),
        ])
        closeSubpath()
    }

    /// Adds a rectangle with corners that are quarters of a circle: from the middle of its right edge, clockwise
    /// on the screen.
    ///
    /// - Parameter cornerRadius: limited to 0 and half of the shorter side.
    public mutating func addRoundedRect(in rect: Rect, cornerRadius: Double) {
        let radius = max(0, min(cornerRadius, rect.width / 2, rect.height / 2))
        guard radius > 0 else { return addRect(rect) }
        let (left, right) = (rect.minX + radius, rect.maxX - radius)
        let (top, bottom) = (rect.minY + radius, rect.maxY - radius)
        let (x, y) = (SIMD2(radius, 0), SIMD2(0, radius))
        move(to: SIMD2(rect.maxX, rect.midY))
        for corner in [
            Frame(center: SIMD2(right, bottom), x: x, y: y), Frame(center: SIMD2(left, bottom), x: y, y: -x),
            Frame(center: SIMD2(left, top), x: -x, y: -y), Frame(center: SIMD2(right, top), x: -y, y: x),
        ] {
            addLine(to: corner.center + corner.x)
            addQuarter(in: corner)
        }
        closeSubpath()
    }
}
