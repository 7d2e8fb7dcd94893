/// What one pixel of a reduced picture covers of an axis of the source.
@frozen @usableFromInline
struct ReducedSpan: Sendable {
    @usableFromInline let first: Int
    /// Behind the last pixel that is covered wholly; this one is covered in part, unless `lastShare` is 0.
    @usableFromInline let end: Int
    @usableFromInline let lastShare: Float
    @usableFromInline let inverseArea: Float
    /// How much lies in the source, where the rest is clear: 0…1. Nothing may be read where it is 0.
    @usableFromInline let coverage: Float

    /// - Parameter count: the source's pixels along the axis.
    // Inlined, so that the loops for one instruction set do not share a copy compiled for another.
    @inlinable @inline(__always)
    init(_ pixel: Int, along axis: Reduction, count: Int) {
        // The end of one pixel is the beginning of the next, by the same arithmetic.
        let lower = axis.origin + Double(pixel) * axis.step
        let upper = axis.origin + Double(pixel &+ 1) * axis.step
        let (inner, outer) = (Self.clamp(lower, to: count), Self.clamp(upper, to: count))
        let (start, stop) = (Self.settled(inner), Self.settled(outer))
        let coverage = Float((outer - inner) / (upper - lower))
        guard stop > start, coverage > 0 else {
            (first, end, lastShare, inverseArea, self.coverage) = (0, 0, 0, 0, 0)
            return
        }
        first = Int(start)
        end = max(Int(stop), first &+ 1)
        lastShare = stop > Double(end) ? Float(stop - Double(end)) : 0
        inverseArea = Float(1 / (stop - start))
        self.coverage = coverage
    }

    /// NaN becomes 0.
    @inlinable @inline(__always)
    static func clamp(_ position: Double, to count: Int) -> Double {
        position > 0 ? min(position, Double(count)) : 0
    }

    /// What is nearer than 2⁻²⁶ to the edge of a pixel is meant to be there: 3·1.1 is not 3.3. The sliver counts for
    /// less than the last bit of an average, but a NaN in it would count for all.
    @inlinable @inline(__always)
    static func settled(_ position: Double) -> Double {
        let edge = Double(Int(position + 0.5))
        return abs(position - edge) < 0x1p-26 ? edge : position
    }

    /// Behind the last pixel that is covered at all.
    @inlinable @inline(__always)
    var afterLast: Int { lastShare > 0 ? end &+ 1 : end }

    /// The average by area of what is covered:
    ///
    ///     first + (Σ (whole − first) + lastShare·(last − first)) / area
    ///
    /// The first pixel's share is in the area alone, since its difference to itself is 0. So pixels that are all the
    /// same come out to the bit, as no sum of rounded weights would have them; and of bytes the sum is exact for up to
    /// 65 793 pixels.
    @inlinable @inline(__always)
    func average<Value: Averageable>(_ pixel: (Int) -> Value) -> Value {
        let first = pixel(self.first)
        // One alone keeps its bits, those of −0 too.
        guard afterLast > self.first &+ 1 else { return first }
        var sum = Value.zero
        var index = self.first &+ 1
        while index < end {
            sum = sum + (pixel(index) - first)
            index &+= 1
        }
        if lastShare > 0 { sum = sum + (pixel(end) - first) * lastShare }
        return first + sum * inverseArea
    }
}
