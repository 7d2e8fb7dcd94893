import Dispatch
import Synchronization

/// Runs effects over pixels, on several cores.
///
/// A renderer holds settings and the memory that it reuses from frame to frame. It may be used from many tasks at once,
/// and from inside of another `concurrentPerform`.
public final class Renderer: Sendable {
    /// How many cores work on one picture.
    public let threadCount: Int
    /// Pixels a point, as the kernels see it.
    public var displayScale: Float { grid.scale }

    @usableFromInline let grid: PixelGrid
    private let minimumBandPixels: Int
    private let intermediates = Mutex<[PixelStorage]>([])

    /// - Parameters:
    ///   - threadCount: 1 or more; `nil` is the number of cores that this process may really use.
    ///   - displayScale: pixels a point, above 0 and finite; anything else counts as 1.
    public convenience init(threadCount: Int? = nil, displayScale: Float = 1) {
        self.init(threadCount: threadCount, displayScale: displayScale, minimumBandPixels: 16_384)
    }

    package init(threadCount: Int?, displayScale: Float = 1, minimumBandPixels: Int) {
        self.threadCount = max(threadCount ?? 2, 1)
        grid = PixelGrid(scale: displayScale > 0 && displayScale.isFinite ? displayScale : 1)
        self.minimumBandPixels = minimumBandPixels
    }

    @inlinable
    public func render<Effect: VisualEffect>(
        _ effect: Effect, from source: PixelView, into destination: MutablePixelView
    ) throws(PixelError) {
        if effect.earlier.isIdentity {
            Pass(from: source, into: destination, renderer: self).run(effect.lastPass)
        } else {
            let intermediate = try takeIntermediate(width: source.layout.width, height: source.layout.height)
            defer { giveBack(intermediate) }
            try render(effect.earlier, from: source, into: intermediate.view)
            Pass(from: PixelView(intermediate.view), into: destination, renderer: self).run(effect.lastPass)
        }
    }

    @usableFromInline
    func forEachBand(of layout: PixelLayout, _ body: @Sendable (Range<Int>) -> Void) {
        let rowsPerBand = max(minimumBandPixels / max(layout.width, 1), layout.height / (threadCount * 4), 1)
        let bands = (layout.height + rowsPerBand - 1) / rowsPerBand
        let workers = min(threadCount, bands)
        guard workers > 1 else { return body(0..<layout.height) }
        let next = Atomic(0)
        DispatchQueue.concurrentPerform(iterations: workers) { _ in
            while true {
                let band = next.add(1, ordering: .relaxed).oldValue
                guard band < bands else { return }
                body(band * rowsPerBand..<min((band + 1) * rowsPerBand, layout.height))
            }
        }
    }

    @usableFromInline
    func takeIntermediate(width: Int, height: Int) throws(PixelError) -> PixelStorage {
        let layout = try PixelLayout(width: width, height: height, format: .rgba32Float)
        let reused = intermediates.withLock { pool in
            pool.firstIndex { $0.layout == layout }.map { pool.remove(at: $0) }
        }
        return if let reused { reused } else { try PixelStorage(layout: layout) }
    }

    @usableFromInline
    func giveBack(_ intermediate: PixelStorage) {
        intermediates.withLock { $0.append(intermediate) }
    }
}
