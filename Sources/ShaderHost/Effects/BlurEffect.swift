public import ShaderKernels
public import ShaderLoops

extension VisualEffect {
    /// Blurs by a Gaussian, at a cost that does not grow with the radius.
    ///
    /// - Parameters:
    ///   - radius: the Gaussian's standard deviation, in points. 0, less and NaN blur nothing; more than twice
    ///     the longer side counts as that.
    ///     Pixels that are not finite count as 0, from 10 pixels on together with those around.
    ///   - opaque: whether edges stay as opaque as they are. Without, content fades out into the clear space
    ///     around it.
    public func blur(radius: Double, opaque: Bool = false) -> BlurEffect<Self> {
        BlurEffect(content: self, radius: radius, isOpaque: opaque)
    }
}

/// Blurred content.
public struct BlurEffect<Content: VisualEffect>: RenderedEffect {
    var content: Content
    var radius: Double
    let isOpaque: Bool

    public func isIdentity(for size: Size) -> Bool { content.isIdentity(for: size) && !(radius > 0) }

    public func passes(for size: Size) -> [RenderPass] {
        guard radius > 0 else { return content.passes(for: size) }
        let blur = [
            RenderPass(steps: ["blur columns, \(radius) points, and turn"]),
            RenderPass(steps: ["blur rows, \(radius) points, and turn back"]),
        ]
        let grid = BlurGrid(sigma: radius)
        guard !grid.isOfThePicture else { return content.passes(for: size) + blur + [RenderPass(steps: [])] }
        let earlier = content.isIdentity(for: size) ? [] : content.passes(for: size)
        return earlier + [RenderPass(steps: ["average areas of \(grid.step)×\(grid.step) pixels"])] + blur
            + [RenderPass(steps: ["interpolate"])]
    }

    public mutating func visitAnimatableParts(for size: Size, with visitor: inout AnimatableVisitor) {
        content.visitAnimatableParts(for: size, with: &visitor)
        visitor.visit(&radius, of: Self.self)
    }

    public static var worksInPlace: Bool { Content.worksInPlace }
    public static var readsSource: Bool { Content.readsSource }

    /// Beyond three standard deviations there is less than a quarter of an 8-bit step of anything.
    public func extent(for size: Size) -> Rect {
        let reach = isOpaque ? 0 : reach
        return content.extent(for: size).insetBy(dx: -reach, dy: -reach)
    }

    private var reach: Double { radius > 0 ? 3 * radius : 0 }

    public func rows<L: PixelLanes>(
        of source: SourcePicture, on canvas: Canvas, with renderer: Renderer, lanes: L.Type
    ) throws(PixelError) -> RowShader {
        let sigma = sigma(for: source, with: renderer)
        guard sigma > 0 else {
            return try content.rows(of: source, on: canvas, with: renderer, lanes: L.self)
        }
        let place = renderer.surroundings(
            of: self, over: source.layout, on: canvas,
            needed: isOpaque ? nil : canvas.frame(around: reach * Double(renderer.displayScale)))
        let picture = try renderer.picture(of: source, through: content, on: place, lanes: L.self)
        let blurred = try renderer.rows(
            of: SourcePicture(picture), through: EmptyVisualEffect(), blurredBy: sigma, isOpaque: isOpaque,
            lanes: L.self)
        return renderer.rows(blurred, of: picture.layout, on: canvas.holding(place))
    }

    private func sigma(for source: SourcePicture, with renderer: Renderer) -> Double {
        let size = renderer.size(of: source.layout)
        return min(radius, 2 * max(size.width, size.height)) * Double(renderer.displayScale)
    }

    public func rows<L: PixelLanes>(
        of source: SourcePicture, with renderer: Renderer, lanes: L.Type
    ) throws(PixelError) -> RowShader {
        let sigma = sigma(for: source, with: renderer)
        guard sigma > 0 else { return try content.rows(of: source, with: renderer, lanes: L.self) }
        return try renderer.rows(
            of: source, through: content, blurredBy: sigma, isOpaque: isOpaque, lanes: L.self)
    }
}
