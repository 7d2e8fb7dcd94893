import ShaderHost
import TestSupport
import Testing

/// Whoever renders what when, and beside whom, changes no byte.
@Suite("Properties: order of tasks")
struct OrderOfTasksTests {
    private struct Job: Sendable {
        let picture: Bitmap
        let effect: RandomEffect
        let format: PixelFormat
    }

    @Test func ofOneRenderer() async throws {
        for var random in RandomCases(4, of: "ofOneRenderer") {
            let jobs = try (0..<24).map { _ in
                let effect = try RandomEffect(using: &random.noise)
                return Job(picture: try random.noise.picture(), effect: effect, format: random.noise.format())
            }
            let alone = try jobs.map { try $0.picture.applying($0.effect.effect, format: $0.format) }
            let bands = BandScheduler(threadCount: 3, minimumBandPixels: 1)
            let renderer = Renderer(bands: bands)
            let order = (0..<3).flatMap { _ in jobs.indices }.shuffled(using: &random.noise)
            try await withThrowingTaskGroup(of: (Int, Bitmap).self) { group in
                for index in order {
                    group.addTask {
                        let job = jobs[index]
                        return (
                            index,
                            try job.picture.applying(job.effect.effect, format: job.format, renderer: renderer)
                        )
                    }
                }
                for try await (index, result) in group {
                    #expect(result == alone[index], "\(random.seed): \(jobs[index].effect)")
                }
            }
        }
    }
}
