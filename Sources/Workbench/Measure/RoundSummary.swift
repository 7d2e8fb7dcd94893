/// What all rounds together say about an effect.
struct RoundSummary: Equatable {
    let framesPerSecond: Spread
    /// The time of copying divided by the time of the effect, the median of the rounds' ratios.
    let copyRatio: Double
    let runs: Int
    let framesPerRun: Int

    /// Nil without a round.
    init?(_ rounds: [Round]) {
        let ratios = rounds.compactMap { round in round.secondsPerCopy.map { $0 / round.secondsPerFrame } }
        guard let first = rounds.first, let ratio = Spread(ratios),
            let framesPerSecond = Spread(rounds.map { 1 / $0.secondsPerFrame })
        else { return nil }
        self.framesPerSecond = framesPerSecond
        copyRatio = ratio.median
        runs = rounds.count
        framesPerRun = first.frames
    }
}

/// Where a number lay when it was measured several times.
struct Spread: Equatable, Encodable {
    let median: Double
    let minimum: Double
    let maximum: Double

    /// Nil without a value. Of an even number of values, the median lies between the middle two.
    init?(_ values: [Double]) {
        let sorted = values.sorted()
        guard let minimum = sorted.first, let maximum = sorted.last else { return nil }
        let middle = sorted.count / 2
        median = sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
        self.minimum = minimum
        self.maximum = maximum
    }
}
