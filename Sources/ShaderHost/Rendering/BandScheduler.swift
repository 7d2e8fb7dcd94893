import Dispatch
import Synchronization

/// Spreads the rows of a picture over cores: the one place where that is done.
///
/// Rows are cut into bands, several for each core, and every core takes the next band when it is done with one,
/// so that a core that is slower, or busy otherwise, holds nobody up. Which core shades a row changes nothing
/// about the row.
@usableFromInline
package struct BandScheduler: Sendable {
    package let threadCount: Int
    /// Waking another core takes about as long as shading 10 000 pixels with a cheap kernel; smaller bands
    /// would not pay, and a picture of one band is shaded by the calling thread alone.
    package let minimumBandPixels: Int

    /// A core that wakes late, or waits for the last band, is idle for a band at most. With 4 bands a core,
    /// gray at 1920×1080 reached 0.76 of copying, with 16 it reaches 0.85 and more, with 32 it loses again.
    private static let bandsPerThread = 16

    /// - Parameter threadCount: 1 or more, as far as threads can be started; less counts as 1.
    package init(threadCount: Int, minimumBandPixels: Int = 16_384) {
        self.threadCount = threadCount > 1 && canStartThreads ? threadCount : 1
        self.minimumBandPixels = max(minimumBandPixels, 1)
    }

    /// Calls `body` with ranges of rows that together are all rows of the picture, each once.
    @usableFromInline
    package func forEachBand(of layout: PixelLayout, _ body: @Sendable (Range<Int>) -> Void) {
        forEachBand(rows: layout.height, pixelsPerRow: layout.width, body)
    }

    /// The same for rows of any kind.
    func forEachBand(rows: Int, pixelsPerRow: Int, _ body: @Sendable (Range<Int>) -> Void) {
        let rowsForPixels = (minimumBandPixels - 1) / max(pixelsPerRow, 1) + 1
        // No more threads than rows can be of use.
        let threads = max(min(threadCount, rows, Self.mostThreads), 1)
        let rowsForCores = (rows - 1) / (threads * Self.bandsPerThread) + 1
        let rowsPerBand = max(rowsForPixels, rowsForCores)
        let bandCount = (rows - 1) / rowsPerBand + 1
        let workers = min(threads, bandCount)
        guard workers > 1 else { return body(0..<rows) }

        // From both ends, so that of two cores each has the same rows in every frame, some of them still in its own cache: an
        // opacity of 640×480 runs at 55 000 frames a second, and at 32 000 where each takes whatever comes next. One number counts
        // bands from the front in its lower half, and from the back in its upper one.
        let taken = Atomic<UInt64>(0)
        @Sendable func work(worker: Int) {
            let isFromFront = worker % 2 == 0
            while true {
                let before = taken.add(isFromFront ? 1 : 1 << 32, ordering: .relaxed).oldValue
                let (front, back) = (Int(before & 0xFFFF_FFFF), Int(before >> 32))
                guard front + back < bandCount else { break }
                let band = isFromFront ? front : bandCount - 1 - back
                body(band * rowsPerBand..<min((band + 1) * rowsPerBand, rows))
            }
        }
        if !Team.shared.perform(helpers: workers - 1, work) {
            DispatchQueue.concurrentPerform(iterations: workers, execute: work)
        }
    }

    /// More than any machine has cores; so many bands can be counted.
    private static let mostThreads = 1 << 16
}
