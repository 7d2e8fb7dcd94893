import ShaderHost
import TestSupport
import Testing

/// C1 and C9: what belongs to no pixel of the destination is not touched, and of the source nothing is.
@Suite("Properties: memory")
struct SurroundingsTests {
    @Test func ofWhatIsRendered() throws {
        for var random in RandomCases(100, of: "ofWhatIsRendered") {
            let picture = try random.noise.picture()
            let effect = try RandomEffect(using: &random.noise)
            try check(random, effect, picture, width: picture.width, height: picture.height) {
                try $0.render(effect.effect, from: $1, into: $2)
            }
        }
    }

    @Test func ofWhatIsDrawn() throws {
        for var random in RandomCases(100, of: "ofWhatIsDrawn") {
            let picture = try random.noise.picture()
            let effect = try RandomEffect(using: &random.noise)
            let (width, height) = (
                Int.random(in: 1...50, using: &random.noise), random.noise.one(of: [1, 9, 20], or: 1)
            )
            let column = random.noise.isOne(in: 9) ? Int.min : .random(in: -40...50, using: &random.noise)
            let row = random.noise.isOne(in: 9) ? Int.max : .random(in: -15...20, using: &random.noise)
            try check(random, effect, picture, width: width, height: height) {
                try $0.draw(effect.effect, from: $1, onto: $2, column: column, row: row)
            }
        }
    }

    /// The same work between bytes that belong to nobody, and in memory of its own.
    private func check(
        _ random: RandomCase, _ effect: RandomEffect, _ picture: Bitmap, width: Int, height: Int,
        _ work: (Renderer, PixelView, MutablePixelView) throws -> Void
    ) throws {
        var noise = random.noise
        let threads = noise.one(of: [1, 2, 5], or: 1)
        let bands = BandScheduler(threadCount: threads, minimumBandPixels: 1)
        let renderer = Renderer(displayScale: noise.displayScale(), bands: bands)
        var source = try GuardedPicture(
            width: picture.width, height: picture.height, format: picture.format, using: &noise)
        try source.withPixels { pixels in
            picture.withPixels {
                for row in 0..<picture.height { pixels.row(row).copyMemory(from: $0.row(row)) }
            }
        }
        var result = try GuardedPicture(width: width, height: height, format: noise.format(), using: &noise)
        var expected = try result.bitmap
        try expected.withMutablePixels { target in
            try picture.withPixels { try work(renderer, $0, target) }
        }
        let (aroundSource, aroundResult) = (source.surroundings, result.surroundings)
        try source.withPixels { source in
            try result.withPixels { try work(renderer, PixelView(source), $0) }
        }
        let what: Comment =
            "\(random.seed): \(effect) on \(source.layout) to \(result.layout), \(threads) threads"
        #expect(result.surroundings == aroundResult, what)
        #expect(source.surroundings == aroundSource, what)
        #expect(try source.bitmap == picture, what)
        #expect(try result.bitmap == expected, what)
    }
}
