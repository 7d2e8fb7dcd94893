/// A ``Gradient`` made ready for kernels: straight pieces that are added up.
///
///     c(t) = c₀ + Σ Δᵢ·clamp((t − sᵢ)/ℓᵢ, 0, 1)
///
/// Pieces before t count in full and those beyond not at all, so that no lane has to look up its own. A table would need
/// a load for each pixel, which takes as long as several pieces, and would round t.
///
/// The ramp owns the memory that its kernels read: keep it alive for as long as a kernel that was made with it is used
/// (`withExtendedLifetime`). A kernel that held the object itself would count references in its loop.
public final class GradientRamp: Sendable {
    public let gradient: Gradient
    let pieces: Pieces

    public init(_ gradient: Gradient) {
        self.gradient = gradient
        let knots = gradient.knots
        let memory = UnsafeMutablePointer<Piece>.allocate(capacity: knots.count)
        let first = knots.first.map { RGBA($0.color) } ?? .clear
        // What the pieces have come to so far, as the kernels add it up: their roundings make up for each other.
        var (sum, count) = (first, 0)
        for (start, end) in zip(knots, knots.dropFirst()) {
            let change = RGBA(end.color) - sum
            guard [change.r, change.g, change.b, change.a] != [0, 0, 0, 0] else { continue }
            (memory + count).initialize(
                to: Piece(start: Float(start.location), end: Float(end.location), change: change))
            sum = sum + change
            count += 1
        }
        pieces = Pieces(first: first, memory: UnsafePointer(memory), count: count)
    }

    deinit { pieces.memory.deallocate() }
}

extension GradientRamp {
    @frozen @usableFromInline
    struct Piece: BitwiseCopyable {
        @usableFromInline let start: Float
        /// 1/ℓ, infinite for an edge.
        @usableFromInline let slope: Float
        @usableFromInline let change: RGBA<Float>

        init(start: Float, end: Float, change: RGBA<Float>) {
            (self.start, self.change) = (start, change)
            slope = 1 / (end - start)
        }

        /// At an edge itself this is 0·∞, a NaN, which `min` takes for 1: the later colour counts.
        @inlinable @inline(__always)
        func share<L: Lanes>(at t: L) -> L {
            max(min((t - start) * slope, L(repeating: 1)), L(repeating: 0))
        }
    }

    /// What a kernel holds of a ramp.
    @frozen @usableFromInline
    struct Pieces: BitwiseCopyable, @unchecked Sendable {  // only read once it is built
        @usableFromInline let first: RGBA<Float>
        @usableFromInline let memory: UnsafePointer<Piece>
        @usableFromInline let count: Int

        init(first: RGBA<Float>, memory: UnsafePointer<Piece>, count: Int) {
            (self.first, self.memory, self.count) = (first, memory, count)
        }

        /// The last colour where t is NaN.
        @inlinable @inline(__always)
        func color<L: Lanes>(at t: L) -> RGBA<L> {
            var color = RGBA(
                L(repeating: first.r), L(repeating: first.g), L(repeating: first.b), L(repeating: first.a))
            for index in 0..<count {
                let piece = memory[index]
                let share = piece.share(at: t)
                color =
                    color
                    + RGBA(
                        share * piece.change.r, share * piece.change.g, share * piece.change.b,
                        share * piece.change.a)
            }
            return color
        }
    }
}
