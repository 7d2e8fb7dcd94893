/// A factor that scales bytes in 16-bit arithmetic and rounds each of the 256 there are as the exact product
/// rounds: half as many instructions as by way of floats.
@frozen @usableFromInline
struct FixedPointFactor: Sendable {
    /// In 65 536ths.
    @usableFromInline let factor: UInt16
    /// What is added before the fraction is dropped, in 256ths; about a half.
    @usableFromInline let half: UInt16

    /// Sixteen bits are about as many as the products need, so that a neighbour of the nearest factor may be
    /// right where that is not. Of 2 000 random factors one of the nine pairs was right for all but two.
    ///
    /// - Parameter exact: 0..<1.
    @inlinable
    init?(_ exact: Double) {
        let nearest = (exact * 65_536).rounded()
        // The likeliest pair first: nearly always it does.
        for attempt in 0..<9 {
            let half = UInt16(128 + Self.step(attempt % 3))
            guard let factor = UInt16(exactly: nearest + Double(Self.step(attempt / 3))),
                Self.isExact(exact, factor, half)
            else { continue }
            self.factor = factor
            self.half = half
            return
        }
        return nil
    }

    /// Nothing, one less, one more.
    @inlinable
    static func step(_ index: Int) -> Int { index == 2 ? 1 : -index }

    @inlinable
    static func isExact(_ exact: Double, _ factor: UInt16, _ half: UInt16) -> Bool {
        (0...255).allSatisfy { scaled($0, factor, half) == UInt32(Double($0) * exact + 0.5) }
    }

    @inlinable
    static func scaled(_ byte: UInt32, _ factor: UInt16, _ half: UInt16) -> UInt32 {
        (((byte &<< 8) &* UInt32(factor)) &>> 16 &+ UInt32(half)) &>> 8
    }
}
