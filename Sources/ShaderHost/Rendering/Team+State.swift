extension Team {
    /// Who is at work, for whom. Every step is short, and is taken under a lock.
    struct State {
        /// Whether the team is at work for somebody, from the beginning until the last helper has left.
        private var isTaken = false
        /// What is to be done; nil where nothing is left of it.
        private var work: (@Sendable (Int) -> Void)?
        /// How many more may help with it.
        private(set) var openings = 0
        /// Helpers that are at it.
        private(set) var helping = 0
        /// Helpers that look for work, or have been called.
        private var awake = 0
        private var isAwaited = false

        /// - Returns: how many helpers must be called; nil where others are still at work.
        mutating func begin(_ work: @escaping @Sendable (Int) -> Void, helpers: Int) -> Int? {
            guard !isTaken else { return nil }
            isTaken = true
            self.work = work
            openings = helpers
            let missing = max(helpers - awake, 0)
            awake += missing
            return missing
        }

        /// - Returns: nil where no help is needed.
        mutating func join() -> (work: @Sendable (Int) -> Void, worker: Int)? {
            guard openings > 0, let work else { return nil }
            defer { openings -= 1 }
            helping += 1
            return (work, openings)
        }

        mutating func withdraw() {
            work = nil
            openings = 0
        }

        /// - Returns: whether all helpers have left, and the team is free again. Otherwise the last of them will say so.
        mutating func finishOrWait() -> Bool {
            isTaken = helping > 0
            isAwaited = isTaken
            return !isTaken
        }

        /// - Returns: whether a helper may go to sleep: not while it is counted on.
        mutating func retire() -> Bool {
            guard openings == 0 else { return false }
            awake -= 1
            return true
        }

        /// - Returns: whether somebody waits for this.
        mutating func leave() -> Bool {
            helping -= 1
            guard helping == 0, isAwaited else { return false }
            isAwaited = false
            return true
        }
    }
}
