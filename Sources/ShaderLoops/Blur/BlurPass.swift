public import CLanes
public import ShaderKernels

/// A Gaussian blur of float pixels down their columns, whose result is stored with rows and columns swapped: two
/// such passes blur both ways and put the picture upright again.
///
/// The recursion runs down and up again, for as many neighbouring numbers at once as four vectors hold; which
/// channel a number belongs to plays no role. A number takes 32 operations: 20 cycles a pixel with AVX-512 for
/// both directions of one pass (Zen 4).
@frozen
public struct BlurPass: @unchecked Sendable {  // threads blur different columns
    @usableFromInline let filter: GaussianFilter
    @usableFromInline let source: UnsafeRawPointer
    public let width: Int
    @usableFromInline let height: Int
    @usableFromInline let sourceBytesPerRow: Int
    @usableFromInline let destination: UnsafeMutableRawPointer
    @usableFromInline let destinationBytesPerRow: Int
    /// What each row is multiplied by; nil for 1.
    @usableFromInline let scales: UnsafePointer<Float>?

    /// - Parameters:
    ///   - source: `height` rows of `width` pixels of four floats; reading goes on to the next multiple of
    ///     `maximumColumns` pixels, where nothing needs to be of use.
    ///   - destination: `width` rows of `height` pixels.
    @inlinable
    public init(
        filter: GaussianFilter, source: UnsafeRawPointer, width: Int, height: Int, sourceBytesPerRow: Int,
        destination: UnsafeMutableRawPointer, destinationBytesPerRow: Int, scales: UnsafePointer<Float>?
    ) {
        self.filter = filter
        self.source = source
        self.width = width
        self.height = height
        self.sourceBytesPerRow = sourceBytesPerRow
        self.destination = destination
        self.destinationBytesPerRow = destinationBytesPerRow
        self.scales = scales
    }

    /// Columns that are blurred together at most.
    @inlinable public static var maximumColumns: Int { 16 }

    /// Blurs columns, whose first is a multiple of `maximumColumns`.
    @inlinable
    public func blur<L: PixelLanes>(columns: Range<Int>, lanes: L.Type) {
        let memory = UnsafeMutablePointer<Vectors<L>>.allocate(capacity: height)
        for start in stride(from: columns.lowerBound, to: columns.upperBound, by: L.count) {
            blurDown(column: start, into: memory)
            blurUp(column: start, count: min(L.count, columns.upperBound - start), adding: memory)
        }
        memory.deallocate()
    }

    /// Neighbouring numbers of a row, as many as `L.count` pixels have.
    @usableFromInline typealias Vectors<L: Lanes> = RGBA<L>

    @inlinable @inline(__always)
    func vectors<L: PixelLanes>(column: Int, row: Int) -> Vectors<L> {
        let pixels = source + (row &* sourceBytesPerRow &+ column &* 16)
        let size = MemoryLayout<L.Bits>.size
        func vector(_ index: Int) -> L {
            let numbers = L(bitPattern: (pixels + index &* size).loadUnaligned(as: L.Bits.self))
            // One number that is not finite would spread over the whole column.
            return L(repeating: 0).replacing(with: numbers, where: abs(numbers) .< .infinity)
        }
        return Vectors(vector(0), vector(1), vector(2), vector(3))
    }

    /// Asks for pixels some rows before they are read. Each row lies in a page of its own, where no processor looks ahead
    /// by itself.
    @inlinable @inline(__always)
    func prefetch<L: PixelLanes>(column: Int, row: Int, lanes: L.Type) {
        let pixels = source + (row &* sourceBytesPerRow &+ column &* 16)
        for offset in stride(from: 0, to: L.count &* 16, by: 64) { clanes_prefetch(pixels + offset) }
    }

    @inlinable static var rowsAhead: Int { 16 }

    @inline(never) @inlinable
    func blurDown<L: PixelLanes>(column: Int, into result: UnsafeMutablePointer<Vectors<L>>) {
        var (first, second) = (States<L>(), States<L>())
        for row in 0..<height {
            prefetch(column: column, row: row &+ Self.rowsAhead, lanes: L.self)
            let numbers: Vectors<L> = vectors(column: column, row: row)
            first.advance(filter.first, adding: numbers)
            second.advance(filter.second, adding: numbers)
            (result + row).initialize(to: first.ahead(filter.first) + second.ahead(filter.second))
        }
    }

    @inline(never) @inlinable
    func blurUp<L: PixelLanes>(column: Int, count: Int, adding down: UnsafeMutablePointer<Vectors<L>>) {
        var (first, second) = (States<L>(), States<L>())
        let output = destination + column &* destinationBytesPerRow
        for row in stride(from: height &- 1, through: 0, by: -1) {
            prefetch(column: column, row: row &- Self.rowsAhead, lanes: L.self)
            let sum = down[row] + first.behind(filter.first) + second.behind(filter.second)
            // Numbers of 10³⁸ can still overflow, and one NaN stands for all (C8).
            down[row] = (scales.map { sum * $0[row] } ?? sum).map { $0.replacing(with: .nan, where: $0 .!= $0) }
            let numbers: Vectors<L> = vectors(column: column, row: row)
            first.advance(filter.first, adding: numbers)
            second.advance(filter.second, adding: numbers)
        }
        // One pixel of each row after the other: a row of the result.
        let pixels = UnsafeRawPointer(down)
        let bytesPerRow = MemoryLayout<Vectors<L>>.stride
        for pixel in 0..<count {
            let line = output + pixel &* destinationBytesPerRow
            for row in 0..<height {
                let number = (pixels + row &* bytesPerRow + pixel &* 16).load(as: SIMD4<Float>.self)
                (line + row &* 16).storeBytes(of: number, as: SIMD4<Float>.self)
            }
        }
    }

    /// An oscillation for four vectors side by side, none of which waits for another.
    @frozen @usableFromInline
    struct States<L: PixelLanes> {
        @usableFromInline var r = GaussianFilter.State<L>()
        @usableFromInline var g = GaussianFilter.State<L>()
        @usableFromInline var b = GaussianFilter.State<L>()
        @usableFromInline var a = GaussianFilter.State<L>()

        @inlinable @inline(__always)
        init() {}

        @inlinable @inline(__always)
        mutating func advance(_ pole: GaussianFilter.Pole, adding numbers: Vectors<L>) {
            r.advance(pole, adding: numbers.r)
            g.advance(pole, adding: numbers.g)
            b.advance(pole, adding: numbers.b)
            a.advance(pole, adding: numbers.a)
        }

        @inlinable @inline(__always)
        func ahead(_ pole: GaussianFilter.Pole) -> Vectors<L> {
            Vectors(r.ahead(pole), g.ahead(pole), b.ahead(pole), a.ahead(pole))
        }

        @inlinable @inline(__always)
        func behind(_ pole: GaussianFilter.Pole) -> Vectors<L> {
            Vectors(r.behind(pole), g.behind(pole), b.behind(pole), a.behind(pole))
        }
    }
}
