import ShaderKernels
import ShaderLoops

/// Shows a strip of content, scrolled to any offset at any time.
///
/// Time counts where transitions are animated, or run after the scrolling; then frames come in order, and a time before the
/// last one starts again from where everything is. A player keeps the pictures of what is to be seen, and is for one thread
/// at a time.
public final class ScrollPlayer {
    public let strip: ScrollStrip
    private let renderer: Renderer
    private var shown: [Int: ShownItem] = [:]
    private var time = -Double.infinity

    private struct ShownItem {
        var picture: Bitmap?
        var phase: ScrollTransitionPhase
        /// When it was there for the first time.
        let start: Double
        var run: EffectRun
    }

    public init(_ strip: ScrollStrip, renderer: Renderer = Renderer()) {
        self.strip = strip
        self.renderer = renderer
    }

    /// Renders the viewport into pixels of its size.
    ///
    /// - Parameters:
    ///   - offset: how far the content has been scrolled, in points; of any value. NaN counts as 0. Content lies on whole pixels,
    ///     transitions go by where it really is.
    ///   - time: in seconds; NaN counts as 0.
    /// - Throws: ``PixelError``.
    public func render(offset: Double, at time: Double = 0, into destination: MutablePixelView) throws {
        let (offset, time) = (offset.isNaN ? 0 : offset, time.isNaN ? 0 : time)
        if time < self.time { shown = [:] }
        self.time = time
        var layers: [CanvasLayer] = []
        for (index, item) in strip.items.enumerated() {
            if let layer = try layer(of: item, at: index, offset: offset) { layers.append(layer) }
        }
        try renderer.render(layers, width: strip.width, height: strip.height, into: destination)
    }

    /// What is to be seen of an item; nil where nothing is.
    private func layer(of item: ScrollItem, at index: Int, offset: Double) throws -> CanvasLayer? {
        let scale = Double(renderer.displayScale)
        let viewport = Size(width: Double(strip.width) / scale, height: Double(strip.height) / scale)
        let frame = item.frame(offset: offset, axis: strip.axis, in: viewport)
        let pixels = PixelFrame(frame, scale: scale)
        let layout = try PixelLayout(width: pixels.columns.count, height: pixels.rows.count)
        let size = renderer.size(of: layout)
        let position = item.position(offset: offset, axis: strip.axis, in: viewport)
        var state = advance(shown[index], item, position, size: size)
        let effect = state.run.effect
        let canvas = Canvas(
            width: strip.width, height: strip.height, column: pixels.columns.lowerBound,
            row: pixels.rows.lowerBound)
        let isVisible = canvas.shows(PixelFrame(covering: effect.extent(for: size), scale: scale))
        if !isVisible {
            state.picture = nil
        } else if state.picture == nil || state.picture?.layout != layout {
            state.picture = try item.content.picture(layout, renderer: renderer)
        }
        shown[index] = state
        return state.picture.map { CanvasLayer(picture: $0, effect: effect, canvas: canvas) }
    }

    /// Where an item's transition is now. What is there for the first time has come without a way.
    private func advance(
        _ state: ShownItem?, _ item: ScrollItem, _ position: ScrollPosition, size: Size
    ) -> ShownItem {
        let configuration = item.configuration
        let phase: ScrollTransitionPhase
        let target: AnyVisualEffect
        let animation: Animation?
        switch configuration.kind {
        case .identity:
            (phase, animation) = (.identity, nil)
            target = item.transition.effect(.identity)
        case .animated(let own):
            (phase, animation) = (position.phase(threshold: configuration.threshold), own)
            target = item.transition.effect(phase)
        case .interactive(let curve):
            (phase, animation) = (position.phase(threshold: configuration.threshold), configuration.lag)
            target = item.transition.effect(
                at: position.phase(threshold: configuration.threshold, curve: curve), for: size)
        }
        guard var state else {
            return ShownItem(
                picture: nil, phase: phase, start: time, run: EffectRun(target, size: size))
        }
        // An animation runs from phase to phase, scrolling goes on all the time.
        let isAnimated = if case .animated = configuration.kind { true } else { false }
        if !isAnimated || phase != state.phase {
            state.run.retarget(to: target, at: time - state.start, animation: animation)
        }
        state.phase = phase
        state.run.advance(to: time - state.start)
        return state
    }
}

extension ScrollItem {
    /// In the viewport, in points.
    fileprivate func frame(offset: Double, axis: Axis, in viewport: Size) -> Rect {
        switch axis {
        case .horizontal:
            let breadth = breadth ?? viewport.height
            return Rect(
                x: start - offset, y: (viewport.height - breadth) / 2, width: length, height: breadth)
        case .vertical:
            let breadth = breadth ?? viewport.width
            return Rect(x: (viewport.width - breadth) / 2, y: start - offset, width: breadth, height: length)
        }
    }

    fileprivate func position(offset: Double, axis: Axis, in viewport: Size) -> ScrollPosition {
        ScrollPosition(
            start: start - offset, length: length,
            viewportLength: axis == .horizontal ? viewport.width : viewport.height)
    }
}
