import Dispatch
import Foundation
import ShaderKernels
import TestSupport
import Testing

@testable import ShaderHost

@Suite("Many renders at once")
struct ConcurrencyTests {
    private let effect = EmptyVisualEffect().colorEffect(Gray())
        .layerEffect(Mosaic(value: 0.5, tileSize: 9), maxSampleOffset: .zero)
    private let pictures: [Bitmap]
    private let expected: [Bitmap]
    private let renderer = Renderer(bands: BandScheduler(threadCount: availableCores, minimumBandPixels: 1))

    init() throws {
        let one = Renderer(threadCount: 1)
        pictures = try (1...8).map { try Bitmap.anyBytes(width: 61, height: 20, seed: $0) }
        expected = try pictures.map { [effect] in try $0.applying(effect, renderer: one) }
    }

    @Test func fromATaskGroup() async throws {
        try await withThrowingTaskGroup(of: (Int, Bitmap).self) { group in
            for (index, picture) in pictures.enumerated() {
                group.addTask { [effect, renderer] in (index, try picture.applying(effect, renderer: renderer))
                }
            }
            for try await (index, result) in group { #expect(result == expected[index]) }
        }
    }

    @Test func fromWithinAConcurrentPerform() {
        let wrong = Lock<[Int]>([])
        DispatchQueue.concurrentPerform(iterations: 32) { [pictures, expected, effect, renderer] iteration in
            let index = iteration % pictures.count
            let result = try? pictures[index].applying(effect, renderer: renderer)
            if result != expected[index] { wrong.withLock { $0.append(iteration) } }
        }
        #expect(wrong.withLock { $0 }.isEmpty)
    }

    #if os(Linux)
        /// However many pictures are rendered at once, each on all cores, threads do not multiply: there is one
        /// of Dispatch's for a core, and one of the test runner's tasks for a core. Four are left for whatever
        /// else the process runs.
        @Test func threadsDoNotMultiply() {
            let most = Lock(0)
            DispatchQueue.concurrentPerform(iterations: 16) { [pictures, effect, renderer] iteration in
                _ = try? pictures[iteration % pictures.count].applying(effect, renderer: renderer)
                let threads =
                    (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task").count) ?? .max
                most.withLock { $0 = max($0, threads) }
            }
            let cores = ProcessInfo.processInfo.activeProcessorCount
            #expect(most.withLock { $0 } <= 2 * cores + 4)
        }
    #endif

    @Test func thereIsACoreToRunOn() {
        #expect(availableCores >= 1)
        #expect(availableCores <= ProcessInfo.processInfo.processorCount)
    }
}
