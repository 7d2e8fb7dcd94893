/// Measures an effect and the copies that it is compared with, in turn.
///
/// Memory becomes faster or slower by a factor of two within minutes, on machines that others use too. So the
/// two are never measured one after the other, but in rounds of one run each, and compared within the round.
struct Trial {
    /// Carries out some work that many times over, and says how many seconds that took.
    typealias Work = (_ count: Int) throws -> Double

    /// Long enough for the clock and for a core to reach its speed; ten of them, four kernels and the copies
    /// are ten seconds.
    static let secondsOfRun = 0.12
    /// Of each way to copy, in each round.
    static let secondsOfCopies = 0.04

    let effect: Work
    let copies: [Work]

    /// - Parameters:
    ///   - count: how many rounds.
    ///   - framesPerRun: nil chooses.
    ///   - progress: called after each round, with the number of rounds done.
    func rounds(
        _ count: Int, framesPerRun: Int?, progress: (Int) -> Void = { _ in }
    ) throws -> [Round] {
        let filling = try repetitions(of: effect, filling: Self.secondsOfRun)
        // Even, so that no frame has the phase 0, where some effects have nothing to do.
        let frames = framesPerRun ?? filling + filling % 2
        let copyCounts = try copies.map { try repetitions(of: $0, filling: Self.secondsOfCopies) }

        return try (0..<count).map { index in
            let seconds = try effect(frames)
            let copySeconds = try zip(copies, copyCounts).map { copy, count in
                try copy(count) / Double(count)
            }
            progress(index + 1)
            return Round(
                frames: frames, secondsPerFrame: seconds / Double(frames), secondsPerCopy: copySeconds.min())
        }
    }

    /// How many times `work` must be carried out to take that long; it is warm afterwards.
    private func repetitions(of work: Work, filling seconds: Double) throws -> Int {
        _ = try work(1)  // touches the memory, which costs more than the work
        var count = 1
        while count < 1 << 24 {
            let elapsed = try work(count)
            if elapsed >= seconds / 2 { return max(Int((Double(count) * seconds / elapsed).rounded()), 1) }
            count *= 2
        }
        return count
    }
}

/// What one round found out, in seconds.
struct Round: Equatable {
    let frames: Int
    let secondsPerFrame: Double
    /// Of the fastest way to copy; nil where nothing was copied.
    let secondsPerCopy: Double?
}
