import ShaderKernels
import ShaderLoops

/// How a picture is to be reduced before it is sampled through a map, so that no pixel of it is passed over.
///
/// The reduced pixels are as large as the destination's footprint, and lie so that the destination's top left corner
/// falls on a corner between them. Without turns and shears all of its pixels' centres then fall on theirs: sampling
/// finds the averages as they are, which are those of the very areas that the destination's pixels cover. The rule is
/// the same for all maps, so that nothing jumps where a turn begins. Nor does anything where a scale passes 1: there an
/// area is a pixel in size, and averaging it is bilinear interpolation.
struct Minification: Equatable {
    let x: Reduction
    let y: Reduction
    /// Reduced pixels, with which all of the source is covered.
    let width: Int
    let height: Int
    /// From places in the source to the same in the reduced picture, both in points.
    let transform: ProjectionTransform

    /// - Parameters:
    ///   - inverse: from the destination to the source, in points.
    ///   - width, height: of the source, in pixels.
    ///   - destination: its size, in points; nil is the source's.
    ///   - scale: pixels a point, above 0.
    init(
        for inverse: ProjectionTransform, width: Int, height: Int, destination: Size? = nil, scale: Double
    ) {
        let size = Size(width: Double(width) / scale, height: Double(height) / scale)
        let footprint = Footprint(of: inverse, source: size, destination: destination ?? size)
        x = Reduction(span: footprint.x, corner: inverse.m31 / inverse.m33 * scale)
        y = Reduction(span: footprint.y, corner: inverse.m32 / inverse.m33 * scale)
        self.width = x.count(covering: width)
        self.height = y.count(covering: height)
        transform = ProjectionTransform.translation(x: -x.origin / scale, y: -y.origin / scale)
            .concatenating(.scale(x: 1 / x.step, y: 1 / y.step))
    }

    /// Whether there is nothing to reduce.
    var isIdentity: Bool { x == .identity && y == .identity }
}

extension Reduction {
    /// - Parameters:
    ///   - span: source pixels a pixel, 1 or more.
    ///   - corner: where a pixel ends and another begins, in source pixels.
    fileprivate init(span: Double, corner: Double) {
        self.init(origin: 0, step: span)
        guard span > 1 else { return }
        // The last such place that is not inside of the source. A corner so far away that its place among the pixels is
        // lost in rounding, or that is at infinity, does not count.
        let place = corner - (corner / span).rounded(.up) * span
        if place > -span && place < 0 { origin = place }
    }

    fileprivate func count(covering pixels: Int) -> Int {
        max(Int(((Double(pixels) - origin) / step).rounded(.up)), 1)
    }
}
