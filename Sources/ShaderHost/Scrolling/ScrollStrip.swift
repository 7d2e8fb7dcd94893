import ShaderKernels
public import ShaderLoops

/// Along which content is scrolled.
public enum Axis: Hashable, Sendable, CaseIterable {
    case horizontal, vertical
}

/// Content in a row, or in a column, that is scrolled past a viewport; each with a transition that is driven by where it is. A
/// ``ScrollPlayer`` shows it.
///
///     var strip = ScrollStrip(width: 1280, height: 720, axis: .horizontal, spacing: 16)
///     for photo in photos {
///         strip.append(photo, length: 640) { content, phase in
///             content.scaleEffect(phase.isIdentity ? 1 : 0.7).opacity(phase.isIdentity ? 1 : 0)
///         }
///     }
public struct ScrollStrip: Sendable {
    /// Of the viewport, in pixels.
    public let width: Int
    public let height: Int
    public let axis: Axis
    /// Between neighbours, in points.
    public let spacing: Double
    var items: [ScrollItem] = []

    public init(width: Int, height: Int, axis: Axis = .vertical, spacing: Double = 0) {
        self.width = width
        self.height = height
        self.axis = axis
        self.spacing = spacing
    }

    /// Adds content at the end.
    ///
    /// - Parameters:
    ///   - content: of its place's size; a picture of another one lies in the middle.
    ///   - length: along the axis, in points. NaN and less than 0 count as 0.
    ///   - breadth: across the axis, in points; the place lies in the viewport's middle. nil is as broad as the viewport.
    ///   - transition: what is seen of the content in one of the three phases. Everything animatable in it is interpolated.
    @inlinable
    public mutating func append<Effect: VisualEffect>(
        _ content: some Drawable, length: Double, breadth: Double? = nil,
        configuration: ScrollTransitionConfiguration = .interactive,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
    ) {
        append(
            DrawnContent(content), length, breadth, configuration,
            { AnyVisualEffect(transition(EmptyVisualEffect(), $0)) })
    }

    @usableFromInline
    mutating func append(
        _ content: DrawnContent, _ length: Double, _ breadth: Double?,
        _ configuration: ScrollTransitionConfiguration,
        _ effect: @escaping @Sendable (ScrollTransitionPhase) -> AnyVisualEffect
    ) {
        let start = items.last.map { $0.start + $0.length + spacing } ?? 0
        items.append(
            ScrollItem(
                content: content, start: start, length: length > 0 ? length : 0, breadth: breadth,
                configuration: configuration, transition: ScrollTransition(effect: effect)))
    }

    /// Of all content together, in points.
    public var contentLength: Double { items.last.map { $0.start + $0.length } ?? 0 }
}

struct ScrollItem: Sendable {
    let content: DrawnContent
    let start: Double
    let length: Double
    let breadth: Double?
    let configuration: ScrollTransitionConfiguration
    let transition: ScrollTransition
}

/// A scroll transition as any other: what it does at the leading edge is how content appears.
struct ScrollTransition: Transition {
    let effect: @Sendable (ScrollTransitionPhase) -> AnyVisualEffect

    func body(content: Content, phase: TransitionPhase) -> AnyVisualEffect {
        effect(ScrollTransitionPhase(phase))
    }
}
