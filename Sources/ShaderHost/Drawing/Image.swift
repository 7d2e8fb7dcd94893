public import ShaderKernels
public import ShaderLoops

/// A picture of its own, in the content's place: as large as it is, a pixel for a pixel, with clear pixels around.
public struct Image: RenderedEffect {
    private let bitmap: Bitmap
    private var alignment: UnitPoint

    /// - Parameter alignment: the point of the picture that lies on the same point of the content; whole pixels count.
    public init(_ bitmap: Bitmap, alignment: UnitPoint = .center) {
        self.bitmap = bitmap
        self.alignment = alignment
    }

    /// A picture larger than its place is scrolled in it by its alignment.
    public mutating func visitAnimatableParts(for size: Size, with visitor: inout AnimatableVisitor) {
        visitor.visit(&alignment, of: Self.self)
    }

    public static var worksInPlace: Bool { true }
    public static var readsSource: Bool { false }
    public func passes(for size: Size) -> [RenderPass] { [RenderPass(steps: ["picture"])] }

    public func rows<L: PixelLanes>(
        of source: SourcePicture, with renderer: Renderer, lanes: L.Type
    ) throws(PixelError) -> RowShader {
        let picture = bitmap.source
        let (width, height) = (source.layout.width, source.layout.height)
        guard (bitmap.width, bitmap.height) != (width, height) else {
            return renderer.rows(of: picture, through: Unmoved(), lanes: L.self)
        }
        func offset(_ part: Double, _ length: Int, _ picture: Int) -> Int {
            let room = part * Double(length - picture)
            // Further away than any picture is large is as far as that.
            let limit = Double(length) + Double(picture)
            return room.isNaN ? 0 : Int(min(max(room.rounded(.down), -limit), limit))
        }
        // A point a pixel, whatever it is elsewhere: so positions are exact.
        let shift = Affine(
            a: 1, b: 0, c: 0, d: 1, tx: -Float(offset(alignment.x, width, bitmap.width)),
            ty: -Float(offset(alignment.y, height, bitmap.height)))
        let move = Displaced(kernel: shift, padding: LayerPadding(horizontal: true, vertical: true))
        return renderer.rows(of: picture, sampledBy: move, on: PixelGrid(scale: 1))
    }
}

extension Bitmap: Drawable {
    /// In the middle.
    public var drawing: Image { Image(self) }
}
