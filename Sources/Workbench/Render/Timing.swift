import ShaderHost

/// When what is rendered is looked at, and how it goes.
struct Timing: Sendable {
    enum Moments: Equatable, Sendable {
        case phase(Double)
        /// A part of the time.
        case progress(Double)
        /// Frames of which a range is wanted.
        case frames(Range<Int>)
        case sheet
        /// As many frames as come through a pipe, all alike.
        case everyFrame
    }

    let moments: Moments
    let timeline: Timeline
    let animation: Animation?
    /// Nil where nothing says it.
    let rate: FrameRate?

    init(_ arguments: Arguments) throws(CommandLineError) {
        let given = try arguments.optionalValue(of: Render.duration)
        let expression = try arguments.expression(of: Render.animation)
        let animation = expression.map { expression in
            given.map(expression.animation(lasting:)) ?? expression.animation
        }
        let duration = given ?? animation?.length
        if let expression, duration == nil {
            throw .endless(option: Render.animation.name, expression.text, needs: Render.duration.name)
        }
        self.animation = animation
        rate = try arguments.optionalValue(of: Render.fps)
        var selection = try arguments.optionalValue(of: Render.frames)
        if arguments.contains(Render.sheet) { selection = selection ?? .count(Render.sheetFrames) }
        let count = try Self.count(selection, duration: duration, rate: rate ?? .thirty)
        moments = try Self.moments(arguments, selection, count: count)
        timeline = Timeline(
            frameCount: count ?? 1,
            // Without an animation, all that counts is how much of the time has passed.
            duration: animation == nil ? 1 : duration ?? 1, isReversed: arguments.contains(Render.reverse))
    }

    /// Nil where nothing says it.
    private static func count(
        _ selection: FrameSelection?, duration: Double?, rate: FrameRate
    ) throws(CommandLineError) -> Int? {
        if case .count(let count) = selection { return count }
        guard let duration else {
            guard case .range = selection else { return nil }
            throw .missing(option: Render.duration.name, Render.duration.type.placeholder)
        }
        let count = (try? rate.frameCount(seconds: duration)) ?? Int.max
        guard count <= FrameSelection.maximumCount else {
            throw .invalid(
                option: Render.duration.name, duration.text,
                requirement: "so short that there are at most \(FrameSelection.maximumCount) frames")
        }
        return max(count, 1)
    }

    private static func moments(
        _ arguments: Arguments, _ selection: FrameSelection?, count: Int?
    ) throws(CommandLineError) -> Moments {
        let single: [any CommandOption] = [Render.phase, Render.progress, Render.sheet]
        let chosen = single.filter { arguments.contains($0) }.map { "--" + $0.name }
        guard chosen.count <= 1 else { throw .notExactlyOne(of: [], given: chosen) }
        if let phase = try arguments.optionalValue(of: Render.phase) { return .phase(Double(phase)) }
        if let progress = try arguments.optionalValue(of: Render.progress) { return .progress(progress) }
        if arguments.contains(Render.sheet) {
            if case .range(let range) = selection {
                throw .invalid(
                    option: Render.frames.name, "\(range.lowerBound)..<\(range.upperBound)",
                    requirement: "a number of frames where a sheet is written")
            }
            return .sheet
        }
        guard let count else {
            guard try arguments.optionalValue(of: Render.input) == "-" else {
                throw .notExactlyOne(
                    of: ["--phase", "--progress", "--frames", "--duration", "--animation", "--sheet"], given: []
                )
            }
            return .everyFrame
        }
        var range = 0..<count
        if case .range(let wanted) = selection {
            guard wanted.upperBound <= count else {
                throw .invalid(
                    option: Render.frames.name, "\(wanted.lowerBound)..<\(wanted.upperBound)",
                    requirement: "within the \(counted(count, "frame")) that there are")
            }
            range = wanted
        }
        return .frames(try arguments.optionalValue(of: Render.shard)?.part(of: range) ?? range)
    }
}
