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
    }
}

extension Crossing {
    /// - Parameters:
    ///   - progress: above 0, below 1.
    ///   - size: of the pictures, in points.
    ///   - color: around a crop.
    ///   - scale: pixels a point.
    @usableFromInline
    func frame(progress: Double, size: Size, color: Color, scale: Float) -> CrossingFrame {
        let t = Float(progress)
        func wipe(isSoft: Bool = false) -> BuiltInCompositing {
            let (x, y) = heading
            return .wipe(Wipe(x: x, y: y, progress: progress, size: size, isSoft: isSoft, scale: scale))
        }
        func iris(_ opening: Iris.Opening, opens: Bool) -> CrossingFrame {
            CrossingFrame(kernel: .iris(Iris(opening, opens: opens, progress: t, size: size)))
        }
        func crop(isRound: Bool) -> CrossingFrame {
            CrossingFrame(
                kernel: .crop(
                    Crop(isRound: isRound, progress: progress, size: size, color: color, scale: scale)))
        }
        func squeeze(isVertical: Bool) -> CrossingFrame {
            let extent = 1 - progress
            return CrossingFrame(
                outgoing: .scaled(x: isVertical ? 1 : extent, y: isVertical ? extent : 1),
                kernel: .squeeze(
                    Squeeze(isVertical: isVertical, extent: extent, size: size, scale: scale)))
        }
        switch self {
        case .fade: return CrossingFrame(kernel: .crossFade(CrossFade(share: t)))
        case .fadeBlack: return CrossingFrame(kernel: .crossFade(CrossFade(through: .black, progress: t)))
        case .fadeWhite: return CrossingFrame(kernel: .crossFade(CrossFade(through: .white, progress: t)))
        case .fadeGrays: return CrossingFrame(kernel: .grayFade(GrayFade(progress: t)))
        case .wipeLeft, .wipeRight, .wipeUp, .wipeDown, .wipeTopLeft, .wipeTopRight, .wipeBottomLeft,
            .wipeBottomRight:
            return CrossingFrame(kernel: wipe())
        case .smoothLeft, .smoothRight, .smoothUp, .smoothDown: return CrossingFrame(kernel: wipe(isSoft: true))
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
        case .radial: return CrossingFrame(kernel: .sweep(Sweep(progress: t, size: size)))
        case .dissolve: return CrossingFrame(kernel: .dissolve(Dissolve(share: t, scale: scale)))
        case .distance: return CrossingFrame(kernel: .distanceFade(DistanceFade(progress: t)))
        case .pixelize:
            // In whole fiftieths, as xfade has it; the little that is taken away keeps rounding from making one more.
            let step = (min(progress, 1 - progress) * 50 - 0x1p-40).rounded(.up) / 50
            let tileSize = Float(2 * step * min(size.width, size.height) / 20)
            let tiles = CrossingFrame.Placement.displaced(.mosaic(Mosaic2(value: 1, tileSize: tileSize)))
            return CrossingFrame(
                outgoing: tiles, incoming: tiles, kernel: .crossFade(CrossFade(share: t)))
        case .zoomIn:
            let scale = 1 - smoothstep(0, 0.5, t)
            let (x, y) = (Float(size.width / 2), Float(size.height / 2))
            let zoom = Affine(a: scale, b: 0, c: 0, d: scale, tx: x * (1 - scale), ty: y * (1 - scale))
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
        case .wipeLeft, .smoothLeft, .slideLeft, .coverLeft, .revealLeft: (.backward, .still)
        case .wipeRight, .smoothRight, .slideRight, .coverRight, .revealRight: (.forward, .still)
        case .wipeUp, .smoothUp, .slideUp, .coverUp, .revealUp: (.still, .backward)
        case .wipeDown, .smoothDown, .slideDown, .coverDown, .revealDown: (.still, .forward)
        case .wipeTopLeft: (.backward, .backward)
        case .wipeTopRight: (.forward, .backward)
        case .wipeBottomLeft: (.backward, .forward)
        case .wipeBottomRight: (.forward, .forward)
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
