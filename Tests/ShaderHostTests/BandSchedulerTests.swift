import Synchronization
import Testing

@testable import ShaderHost

@Suite("Rows over cores")
struct BandSchedulerTests {
    @Test(arguments: [-1, 0, 1, 2, 3, 16, 1000], [0, 1, 100, 16_384, .max])
    func everyRowOnceWhateverTheCut(threadCount: Int, minimumBandPixels: Int) throws {
        let bands = BandScheduler(threadCount: threadCount, minimumBandPixels: minimumBandPixels)
        for (width, height) in [(0, 0), (7, 0), (0, 7), (1, 1), (1, 1000), (1000, 1), (37, 29), (100_000, 3)] {
            let layout = try PixelLayout(width: width, height: height)
            let seen = Lock([Int](repeating: 0, count: height))
            bands.forEachBand(of: layout) { rows in
                seen.withLock { seen in for row in rows { seen[row] += 1 } }
            }
            #expect(seen.withLock { $0.allSatisfy { $0 == 1 } }, "\(width)×\(height)")
        }
    }

    /// Other cores are woken only for bands that are worth it.
    @Test func smallPicturesAreOneBand() throws {
        let layout = try PixelLayout(width: 64, height: 64)
        let calls = Lock<[Range<Int>]>([])
        BandScheduler(threadCount: 16).forEachBand(of: layout) { rows in calls.withLock { $0.append(rows) } }
        #expect(calls.withLock { $0 } == [0..<64])
    }

    @Test func bandsAreNotSmallerThanSaid() throws {
        let layout = try PixelLayout(width: 10, height: 95)
        let calls = Lock<[Range<Int>]>([])
        BandScheduler(threadCount: 2, minimumBandPixels: 100).forEachBand(of: layout) { rows in
            calls.withLock { $0.append(rows) }
        }
        let sizes = calls.withLock { $0.map(\.count) }
        #expect(sizes.filter { $0 < 10 }.count <= 1, "but for what is left at the end")
        #expect(sizes.count > 1)
    }

    /// More threads than anything could have are as many as there are bands.
    @Test func anyThreadCountWorks() async {
        await #expect(processExitsWith: .success) {
            let layout = try PixelLayout(width: 10, height: 10)
            let rows = Atomic(0)
            BandScheduler(threadCount: .max, minimumBandPixels: 1).forEachBand(of: layout) {
                rows.add($0.count, ordering: .relaxed)
            }
            precondition(rows.load(ordering: .relaxed) == 10)
        }
    }

    @Test func threadCountsAreOneOrMore() {
        #expect(Renderer(threadCount: 0).threadCount == 1)
        #expect(Renderer(threadCount: -5).threadCount == 1)
        #expect(Renderer(threadCount: 7).threadCount == 7)
        #expect(Renderer().threadCount == availableCores)
    }
}
