public import ShaderKernels
public import ShaderLoops

extension VisualEffect {
    /// Blurs by a Gaussian, at the same cost for every radius.
    ///
    /// - Parameters:
    ///   - radius: the Gaussian's standard deviation, in points. 0, less and NaN blur nothing; more than twice
    ///     the longer side counts as that.
    ///     Numbers that are not finite count as 0.
    ///   - opaque: whether edges stay as opaque as they are. Without, content fades out into the clear space
    ///     around it.
    public func blur(radius: Double, opaque: Bool = false) -> BlurEffect<Self> {
        BlurEffect(content: self, radius: radius, isOpaque: opaque)
    }
}

/// Blurred content.
public struct BlurEffect<Content: VisualEffect>: RenderedEffect {
    let content: Content
    let radius: Double
    let isOpaque: Bool

    public func isIdentity(for size: Size) -> Bool { content.isIdentity(for: size) && !(radius > 0) }

    public func passes(for size: Size) -> [RenderPass] {
        let earlier = content.passes(for: size)
        guard radius > 0 else { return earlier }
        return earlier + [
            RenderPass(steps: ["blur columns, \(radius) points, and turn"]),
            RenderPass(steps: ["blur rows, \(radius) points, and turn back"]),
            RenderPass(steps: []),
        ]
    }

    public static var worksInPlace: Bool { Content.worksInPlace }
    public static var readsSource: Bool { Content.readsSource }

    public func rows<L: PixelLanes>(
        of source: SourcePicture, with renderer: Renderer, lanes: L.Type
    ) throws(PixelError) -> RowShader {
        let size = renderer.size(of: source.layout)
        let sigma = min(radius, 2 * max(size.width, size.height)) * Double(renderer.displayScale)
        guard sigma > 0 else { return try content.rows(of: source, with: renderer, lanes: L.self) }
        let blurred = try renderer.blurred(
            source, through: content, filter: GaussianFilter(sigma: max(sigma, 0.3)), isOpaque: isOpaque,
            lanes: L.self)
        return renderer.rows(of: blurred, through: Unmoved(), lanes: L.self)
    }
}
