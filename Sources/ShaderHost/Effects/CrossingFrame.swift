public import ShaderKernels

/// What a crossing is at one moment: where its two pictures are, and the kernel that makes one of them.
///
/// What moves is sampled with its own edge smeared outwards, and cut off by the kernel, as a wipe cuts what does not move: a
/// pixel in which both pictures meet is shared by them, and stays opaque. Laid over each other with clear pixels around, they
/// would leave a quarter of a pixel clear that each has half of.
@usableFromInline
struct CrossingFrame: Sendable {
    @usableFromInline var outgoing = Placement.still
    @usableFromInline var incoming = Placement.still
    @usableFromInline let kernel: BuiltInCompositing

    /// How a picture is there.
    @usableFromInline
    enum Placement: Sendable {
        case still
        case displaced(BuiltInDistortion)
        /// About its middle.
        case scaled(x: Double, y: Double)
        /// Along its rows, by a standard deviation in points.
        case blurred(Double)
    }
}

extension Crossing {
    /// - Parameters:
    ///   - progress: above 0, below 1.
    ///   - size: of the pictures, in points.
    ///   - scale: pixels a point.
    @usableFromInline
    func frame(
        progress: Double, size: Size, parameters: CrossingParameters, scale: Float
    ) -> CrossingFrame {
        let t = Float(progress)
        let (x, y) = heading
        let isVertical = y != .still
        let center = parameters.center
        func wipe(softness: Double = 0) -> BuiltInCompositing {
            .wipe(Wipe(x: x, y: y, progress: progress, size: size, softness: softness, scale: scale))
        }
        func fade(through color: Color) -> CrossingFrame {
            CrossingFrame(kernel: .crossFade(CrossFade(through: color, progress: t)))
        }
        func iris(_ opening: Iris.Opening, opens: Bool) -> CrossingFrame {
            CrossingFrame(
                kernel: .iris(
                    Iris(
                        opening, opens: opens, progress: t, size: size, softness: parameters.softness(or: 1),
                        center: center, scale: scale)))
        }
        func crop(isRound: Bool) -> CrossingFrame {
            CrossingFrame(
                kernel: .crop(
                    Crop(
                        isRound: isRound, progress: progress, size: size, color: parameters.color ?? .black,
                        center: center, scale: scale)))
        }
        func squeeze(isVertical: Bool) -> CrossingFrame {
            let extent = 1 - progress
            return CrossingFrame(
                outgoing: .scaled(x: isVertical ? 1 : extent, y: isVertical ? extent : 1),
                kernel: .squeeze(
                    Squeeze(isVertical: isVertical, extent: extent, size: size, scale: scale)))
        }
        switch self {
        case .fade:
            return parameters.color.map(fade) ?? CrossingFrame(kernel: .crossFade(CrossFade(share: t)))
        case .fadeBlack: return fade(through: .black)
        case .fadeWhite: return fade(through: .white)
        case .fadeFast: return CrossingFrame(kernel: .pacedFade(PacedFade(isFast: true, progress: t)))
        case .fadeSlow: return CrossingFrame(kernel: .pacedFade(PacedFade(isFast: false, progress: t)))
        case .fadeGrays: return CrossingFrame(kernel: .grayFade(GrayFade(progress: t)))
        case .wipeLeft, .wipeRight, .wipeUp, .wipeDown, .wipeTopLeft, .wipeTopRight, .wipeBottomLeft,
            .wipeBottomRight:
            return CrossingFrame(kernel: wipe(softness: parameters.softness(or: 0)))
        case .smoothLeft, .smoothRight, .smoothUp, .smoothDown:
            return CrossingFrame(kernel: wipe(softness: parameters.softness(or: 1)))
        case .diagonalTopLeft, .diagonalTopRight, .diagonalBottomLeft, .diagonalBottomRight:
            return CrossingFrame(
                kernel: .diagonalWipe(
                    DiagonalWipe(
                        x: x, y: y, progress: t, size: size, softness: parameters.softness(or: 1),
                        scale: scale)))
        case .sliceLeft, .sliceRight, .sliceUp, .sliceDown:
            return CrossingFrame(
                kernel: .slices(
                    Slices(
                        isVertical ? y : x, isVertical: isVertical, count: parameters.sliceCount, progress: t,
                        size: size, softness: parameters.softness(or: 0.5), scale: scale)))
        case .windLeft, .windRight, .windUp, .windDown:
            return CrossingFrame(
                kernel: .wind(
                    Wind(
                        isVertical ? y : x, isVertical: isVertical, progress: t, size: size,
                        softness: parameters.softness(or: 0.2), seed: parameters.seed, scale: scale)))
        case .slideLeft, .slideRight, .slideUp, .slideDown:
            return CrossingFrame(
                outgoing: moved(by: progress, size), incoming: moved(by: progress - 1, size), kernel: wipe())
        case .coverLeft, .coverRight, .coverUp, .coverDown:
            return CrossingFrame(incoming: moved(by: progress - 1, size), kernel: wipe())
        case .revealLeft, .revealRight, .revealUp, .revealDown:
            return CrossingFrame(outgoing: moved(by: progress, size), kernel: wipe())
        case .circleOpen: return iris(.circle, opens: true)
        case .circleClose: return iris(.circle, opens: false)
        case .verticalOpen: return iris(.verticalSlit, opens: true)
        case .verticalClose: return iris(.verticalSlit, opens: false)
        case .horizontalOpen: return iris(.horizontalSlit, opens: true)
        case .horizontalClose: return iris(.horizontalSlit, opens: false)
        case .circleCrop: return crop(isRound: true)
        case .rectangleCrop: return crop(isRound: false)
        case .radial:
            return CrossingFrame(
                kernel: .sweep(
                    Sweep(
                        progress: t, size: size, softness: parameters.softness(or: Sweep.radian),
                        center: center, scale: scale)))
        case .dissolve:
            return CrossingFrame(
                kernel: .dissolve(Dissolve(share: t, seed: parameters.seed, scale: scale)))
        case .distance: return CrossingFrame(kernel: .distanceFade(DistanceFade(progress: t)))
        case .pixelize:
            // In whole fiftieths, as xfade has it; the little that is taken away keeps rounding from making one more.
            let step = (min(progress, 1 - progress) * 50 - 0x1p-40).rounded(.up) / 50
            let largest = parameters.tileSize ?? min(size.width, size.height) / 20
            let tileSize = Float(2 * step * largest)
            let tiles = CrossingFrame.Placement.displaced(.mosaic(Mosaic2(value: 1, tileSize: tileSize)))
            return CrossingFrame(
                outgoing: tiles, incoming: tiles, kernel: .crossFade(CrossFade(share: t)))
        case .blurHorizontal:
            // The variance of n pixels is (n² − 1)/12.
            let count = 1 + size.width / 2 * Double(scale) * 2 * min(progress, 1 - progress)
            let radius = ((count * count - 1) / 12).squareRoot()
            let blurred =
                radius < BlurGrid.smallestSigma
                ? CrossingFrame.Placement.still : .blurred(radius / Double(scale))
            return CrossingFrame(
                outgoing: blurred, incoming: blurred, kernel: .crossFade(CrossFade(share: t)))
        case .zoomIn:
            let scale = 1 - smoothstep(0, 0.5, t)
            let middle = Middle(center, of: size)
            let zoom = Affine(
                a: scale, b: 0, c: 0, d: scale, tx: Float(middle.x) * (1 - scale),
                ty: Float(middle.y) * (1 - scale))
            return CrossingFrame(
                outgoing: .displaced(.affine(zoom)),
                kernel: .crossFade(CrossFade(share: smoothstep(0.5, 1, t))))
        case .squeezeHorizontal: return squeeze(isVertical: true)
        case .squeezeVertical: return squeeze(isVertical: false)
        }
    }

    /// Which way edges and pictures move.
    private var heading: (x: Wipe.Heading, y: Wipe.Heading) {
        switch self {
        case .wipeLeft, .smoothLeft, .slideLeft, .coverLeft, .revealLeft, .sliceLeft, .windLeft:
            (.backward, .still)
        case .wipeRight, .smoothRight, .slideRight, .coverRight, .revealRight, .sliceRight, .windRight:
            (.forward, .still)
        case .wipeUp, .smoothUp, .slideUp, .coverUp, .revealUp, .sliceUp, .windUp: (.still, .backward)
        case .wipeDown, .smoothDown, .slideDown, .coverDown, .revealDown, .sliceDown, .windDown:
            (.still, .forward)
        case .wipeTopLeft, .diagonalTopLeft: (.backward, .backward)
        case .wipeTopRight, .diagonalTopRight: (.forward, .backward)
        case .wipeBottomLeft, .diagonalBottomLeft: (.backward, .forward)
        case .wipeBottomRight, .diagonalBottomRight: (.forward, .forward)
        default: (.still, .still)
        }
    }

    /// - Parameter share: of the picture's own size, the way that this crossing heads.
    private func moved(by share: Double, _ size: Size) -> CrossingFrame.Placement {
        let (x, y) = heading
        // From the destination to the source.
        return .displaced(
            .affine(
                Affine(
                    a: 1, b: 0, c: 0, d: 1, tx: Float(-share * size.width * Double(x.rawValue)),
                    ty: Float(-share * size.height * Double(y.rawValue)))))
    }
}
