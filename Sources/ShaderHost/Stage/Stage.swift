public import ShaderKernels
public import ShaderLoops

/// A canvas on which content appears, is replaced and goes: the script of what happens when. A ``StagePlayer`` shows it.
///
/// Content lies on the stage in the order of `order`, and of those with the same in the order of their appearance, also
/// while it goes: nothing jumps in front of anything else. (SwiftUI puts what goes behind what stays.)
public struct Stage: Sendable {
    /// In pixels.
    public let width: Int
    public let height: Int
    /// Of the pictures that content is kept as.
    public let format: PixelFormat
    /// Whether content fades where its transition would move it, as people can ask their system for.
    public let reducesMotion: Bool
    var events: [StageEvent] = []

    public init(width: Int, height: Int, format: PixelFormat = .rgba8, reducesMotion: Bool = false) {
        self.width = width
        self.height = height
        self.format = format
        self.reducesMotion = reducesMotion
    }

    /// Lets content appear, under a name. Content of that name that is there is replaced by it: both transitions are
    /// seen. Content of that name that is about to go comes back instead, from wherever it is and in the place that it has, with
    /// what it is by now.
    ///
    /// - Parameters:
    ///   - content: of the frame's size; a picture of another one lies in its middle.
    ///   - time: in seconds; NaN is never.
    ///   - frame: the content's own place, in points; its edges count to the nearest pixel. nil is all of the stage.
    ///     Transitions go by the frame's size, and may show content outside of it.
    ///   - order: higher is further in front.
    ///   - animation: nil makes it appear at once.
    @inlinable
    public mutating func insert(
        _ content: some Drawable, as name: String, at time: Double, in frame: Rect? = nil, order: Double = 0,
        transition: some Transition = .opacity, animation: Animation? = .default
    ) {
        addInsertion(
            of: DrawnContent(content), as: name, at: time, frame, order, AnyTransition(transition), animation)
    }

    /// Lets content cross to other content, which takes its name and its place.
    ///
    /// - Parameters:
    ///   - content: as of `insert`.
    ///   - parameters: as of `crossing`.
    ///   - time: in seconds; NaN is never. A name that nothing has at that time changes nothing. What is already
    ///     crossing arrives at once.
    ///   - animation: nil makes it happen at once.
    @inlinable
    public mutating func cross(
        _ name: String, to content: some Drawable, by crossing: Crossing = .fade,
        parameters: CrossingParameters = CrossingParameters(), at time: Double,
        animation: Animation? = .default
    ) {
        addCrossing(of: name, to: DrawnContent(content), crossing, parameters, at: time, animation)
    }

    /// Lets content go. A name that nothing has at that time changes nothing.
    ///
    /// - Parameters:
    ///   - time: in seconds; NaN is never.
    ///   - animation: nil makes it go at once.
    public mutating func remove(_ name: String, at time: Double, animation: Animation? = .default) {
        add(StageEvent(time: time, name: name, animation: animation, change: .removal))
    }

    @usableFromInline
    mutating func addInsertion(
        of content: DrawnContent, as name: String, at time: Double, _ frame: Rect?, _ order: Double,
        _ transition: AnyTransition, _ animation: Animation?
    ) {
        let isCalm = !(reducesMotion && transition.properties.hasMotion)
        let insertion = StageEvent.Insertion(
            content: content, frame: frame, order: order, transition: isCalm ? transition : .opacity)
        add(StageEvent(time: time, name: name, animation: animation, change: .insertion(insertion)))
    }

    @usableFromInline
    mutating func addCrossing(
        of name: String, to content: DrawnContent, _ crossing: Crossing, _ parameters: CrossingParameters,
        at time: Double, _ animation: Animation?
    ) {
        add(
            StageEvent(
                time: time, name: name, animation: animation, change: .crossing(content, crossing, parameters)))
    }

    /// Events stay in the order of their times, and at one time in the order in which they were said.
    private mutating func add(_ event: StageEvent) {
        guard !event.time.isNaN else { return }
        let place = events.lastIndex { $0.time <= event.time }.map { $0 + 1 } ?? 0
        events.insert(event, at: place)
    }
}

/// Something that happens on a stage.
struct StageEvent: Sendable {
    var time: Double
    var name: String
    var animation: Animation?
    var change: Change

    enum Change: Sendable {
        case insertion(Insertion)
        case crossing(DrawnContent, Crossing, CrossingParameters)
        case removal
    }

    struct Insertion: Sendable {
        var content: DrawnContent
        var frame: Rect?
        var order: Double
        var transition: AnyTransition
    }
}
