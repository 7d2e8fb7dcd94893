import Dispatch
import ShaderKernels
import TestSupport
import Testing

@testable import ShaderHost
@testable import ShaderLoops

/// Memory for whoever shades just now: nobody's is another's, however many there are.
@Suite("Scratch memory")
struct ScratchPoolTests {
    /// One user inside another, so many deep, each with a byte of its own in all of its memory.
    private func use(_ pool: ScratchPool, depth: Int, _ users: inout [UnsafeMutableRawPointer]) {
        guard depth > 0 else { return }
        pool.withScratch { scratch in
            let memory = UnsafeMutableRawBufferPointer(start: scratch.base, count: Scratch.byteCount)
            let mark = UInt8(truncatingIfNeeded: depth)
            for offset in [0, 1, Scratch.byteCount / 2, Scratch.byteCount - 1] { memory[offset] = mark }
            users.append(scratch.base)
            use(pool, depth: depth - 1, &users)
            for offset in [0, 1, Scratch.byteCount / 2, Scratch.byteCount - 1] {
                #expect(memory[offset] == mark, "user \(depth)")
            }
        }
    }

    @Test(arguments: [1, 2, 63, 64, 65, 200])
    func nobodySharesMemory(threadCount: Int) {
        let pool = ScratchPool(threadCount: threadCount)
        for _ in 0..<2 {
            var users: [UnsafeMutableRawPointer] = []
            use(pool, depth: 150, &users)
            #expect(users.count == 150)
            #expect(users.allSatisfy { UInt(bitPattern: $0) % 64 == 0 })
            let sorted = users.sorted()
            #expect(zip(sorted, sorted.dropFirst()).allSatisfy { $1 - $0 >= Scratch.byteCount })
        }
    }

    /// From frame to frame the memory is the same; what is taken beyond that is given back.
    @Test(arguments: [1, 5, 64])
    func memoryIsReused(threadCount: Int) {
        let pool = ScratchPool(threadCount: threadCount)
        let frames = (0..<3).map { _ in
            var users: [UnsafeMutableRawPointer] = []
            use(pool, depth: threadCount, &users)
            return users
        }
        #expect(frames[0] == frames[1] && frames[1] == frames[2])
        #expect(Set(frames[0]).count == threadCount)
    }

    /// More threads than blocks, each of which finds what it wrote.
    @Test func manyThreads() {
        let pool = ScratchPool(threadCount: 1)
        let wrong = Lock(0)
        DispatchQueue.concurrentPerform(iterations: 400) { iteration in
            pool.withScratch { scratch in
                let words = scratch.base.assumingMemoryBound(to: Int.self)
                for index in 0..<64 { words[index] = iteration + index }
                let isRight = (0..<64).allSatisfy { words[$0] == iteration + $0 }
                if !isRight { wrong.withLock { $0 += 1 } }
            }
        }
        #expect(wrong.withLock { $0 } == 0)
    }

    /// Many more tasks than the renderer has threads, with passes that need scratch memory in every way there
    /// is.
    @Test(arguments: [1, 3, 100])
    func manyTasksOnOneRenderer(threadCount: Int) async throws {
        let renderer = Renderer(bands: BandScheduler(threadCount: threadCount, minimumBandPixels: 1))
        let content = EmptyVisualEffect()
        let effects = [
            AnyVisualEffect(content.distortionEffect(Shift(x: 0.5, y: 0.25), maxSampleOffset: .zero)),
            AnyVisualEffect(content.distortionEffect(Wave(amplitude: 3, period: 7), maxSampleOffset: .zero)),
            AnyVisualEffect(
                content.layerEffect(Mosaic(value: 0.5, tileSize: 9), maxSampleOffset: .zero).colorEffect(Gray())
            ),
        ]
        let pictures = try (1...8).map { try Bitmap.anyBytes(width: 61, height: 7, seed: $0) }
        let expected = try effects.map { effect in
            try pictures.map { try $0.applying(effect, renderer: Renderer(threadCount: 1)) }
        }
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for index in 0..<120 {
                let (effect, picture) = (index % effects.count, index % pictures.count)
                group.addTask {
                    let result = try pictures[picture].applying(effects[effect], renderer: renderer)
                    return result == expected[effect][picture]
                }
            }
            for try await isRight in group { #expect(isRight) }
        }
    }
}
