public import ShaderKernels
public import ShaderLoops

/// A gradient over a grid of nodes, each with a place and a colour. Between four neighbours lies a patch with cubic sides,
/// over which their colours spread.
///
/// Where patches overlap, the last one row by row is seen. With a width or height below 2, or with fewer locations or
/// colours than nodes, there is no mesh, and all is background; more than enough are left out. Around a location that is not
/// finite, or too far for its triangles to be worked out, there are holes.
public struct MeshGradient: Hashable, Sendable {
    /// Nodes side by side, 2 or more.
    public var width: Int
    /// Nodes above each other, 2 or more.
    public var height: Int
    public var locations: Locations
    /// A part that is not finite, as a `Float`, counts as 0.
    public var colors: [Color]
    /// What is seen outside of the mesh, and only there.
    public var background: Color
    /// Whether colours follow cubic curves, or are mixed in proportion.
    public var smoothsColors: Bool
    /// In which numbers colours are mixed, always premultiplied.
    public var colorSpace: Gradient.ColorSpace

    /// Where the nodes are, row by row; (0, 0) is the content's top left corner, (1, 1) its bottom right one.
    public enum Locations: Hashable, Sendable {
        /// Points whose handles follow from their neighbours.
        case points([SIMD2<Float>])
        case bezierPoints([BezierPoint])
    }

    /// A node with the handles of the curves to its four neighbours, all in the same units as its position.
    public struct BezierPoint: Hashable, Sendable {
        public var position: SIMD2<Float>
        public var leadingControlPoint: SIMD2<Float>
        public var topControlPoint: SIMD2<Float>
        public var trailingControlPoint: SIMD2<Float>
        public var bottomControlPoint: SIMD2<Float>

        public init(
            position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
            trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
        ) {
            self.position = position
            self.leadingControlPoint = leadingControlPoint
            self.topControlPoint = topControlPoint
            self.trailingControlPoint = trailingControlPoint
            self.bottomControlPoint = bottomControlPoint
        }
    }

    /// - Parameters:
    ///   - points, colors: `width`·`height` of them, row by row.
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: colors, background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// - Parameters:
    ///   - bezierPoints, colors: `width`·`height` of them, row by row.
    public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints), colors: colors,
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// - Parameters:
    ///   - locations, colors: `width`·`height` of them, row by row.
    public init(
        width: Int, height: Int, locations: Locations, colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        (self.width, self.height) = (width, height)
        (self.locations, self.colors, self.background) = (locations, colors, background)
        (self.smoothsColors, self.colorSpace) = (smoothsColors, colorSpace)
    }
}

extension MeshGradient: RenderedEffect {
    public static var worksInPlace: Bool { true }
    public static var readsSource: Bool { false }
    public func passes(for size: Size) -> [RenderPass] { [RenderPass(steps: ["fill by MeshGradient"])] }

    public func rows<L: PixelLanes>(
        of source: SourcePicture, with renderer: Renderer, lanes: L.Type
    ) throws(PixelError) -> RowShader {
        try renderer.checkPositions(width: source.layout.width, height: source.layout.height)
        let raster = raster(width: source.layout.width, height: source.layout.height)
        return RowShader {
            [grid = renderer.grid, instructionSet = renderer.instructionSet] rows, destination, scratch in
            scratch.forEachTile(rows: rows, width: raster.width, grid: grid) { tile, scratch in
                instructionSet.run(.mesh(MeshPass(raster, into: tile)), tile.rows, scratch: scratch)
                instructionSet.shade(
                    tile.rows, of: tile.source, into: destination, with: Unmoved(), scratch: scratch,
                    lanes: Lanes4.self)
            }
        }
    }
}
