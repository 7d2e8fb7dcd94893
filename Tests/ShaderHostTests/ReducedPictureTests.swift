import TestSupport
import Testing

@testable import ShaderHost
@testable import ShaderLoops

/// Reductions by a renderer.
@Suite("Reduced pictures")
struct ReducedPictureTests {
    private let x = Reduction(origin: -0.3, step: 2.7)
    private let y = Reduction(origin: -1, step: 1.9)

    private func reduced(_ picture: Bitmap, with renderer: Renderer) throws -> [UInt8] {
        try picture.withPixels { source in
            let result = try renderer.reduced(SourcePicture(source), x: x, y: y, width: 32, height: 21)
            #expect(result.layout.width == 32 && result.layout.height == 21)
            return Array(result.bytes)
        }
    }

    @Test(arguments: InstructionSet.available, PixelFormat.allCases)
    func areTheSameEverywhere(instructionSet: InstructionSet, format: PixelFormat) throws {
        let picture = try Bitmap.anyBytes(width: 83, height: 37, format: format)
        let expected = try reduced(
            picture, with: Renderer(bands: BandScheduler(threadCount: 1), instructionSet: .baseline))
        for threads in [1, 3] {
            let bands = BandScheduler(threadCount: threads, minimumBandPixels: 1)
            let renderer = Renderer(bands: bands, instructionSet: instructionSet)
            // Again in memory that has been used.
            for _ in 0..<2 { #expect(try reduced(picture, with: renderer) == expected) }
        }
    }

    @Test func pointsDoNotMatter() throws {
        let picture = try Bitmap.anyBytes(width: 83, height: 37)
        #expect(
            try reduced(picture, with: Renderer(displayScale: 3)) == reduced(picture, with: Renderer()))
    }

    /// White stays white: as bytes, every channel 255.
    @Test func whiteStaysWhite() throws {
        let white = try Bitmap(width: 60, height: 60, bytes: [UInt8](repeating: 255, count: 14400))
        for step in [1, 1.5, 2, 3.7, 16] {
            let axis = Reduction(origin: 0, step: step)
            let count = Int(60 / step)
            let result = try white.withPixels {
                try Renderer().reduced(SourcePicture($0), x: axis, y: axis, width: count, height: count)
            }
            var bytes = try Bitmap(width: count, height: count)
            try bytes.withMutablePixels {
                try Renderer().render(EmptyVisualEffect(), from: PixelView(result.view), into: $0)
            }
            #expect(bytes.bytes.allSatisfy { $0 == 255 })
        }
    }

    /// Of nothing, nothing is left: what stood in the memory before neither.
    @Test func emptyPictures() throws {
        let renderer = Renderer()
        _ = try reduced(Bitmap.anyBytes(width: 83, height: 37), with: renderer)
        #expect(try reduced(Bitmap(width: 0, height: 5), with: renderer).allSatisfy { $0 == 0 })
        let none = try Bitmap.anyBytes(width: 3, height: 3).withPixels {
            try renderer.reduced(SourcePicture($0), x: x, y: y, width: 0, height: 7)
        }
        #expect(none.bytes.isEmpty)
    }

    @Test func sizesThatAreNone() throws {
        let picture = try Bitmap(width: 3, height: 3)
        #expect(throws: PixelError.negativeSize(width: -1, height: 2)) {
            _ = try picture.withPixels {
                try Renderer().reduced(SourcePicture($0), x: x, y: y, width: -1, height: 2)
            }
        }
    }
}
