import ShaderKernels
import Testing

@testable import ShaderLoops

/// Stores past the caches, for pictures that fit none: the same bytes as any other stores. The pictures here
/// are large by the distance of their rows only, most of which nobody ever touches.
@Suite("Storing past the caches")
struct StreamingTests {
    private let height = 3
    /// So that three rows are over 32 MiB.
    private let farApart = 12 << 20

    /// A destination whose rows all start at multiples of 64, or one whose rows do not.
    private func destination(width: Int, codec: AnyCodec, isAligned: Bool) -> TestPicture {
        let aligned = (width * codec.bytesPerPixel + 64 + 63) / 64 * 64
        return TestPicture(
            width: width, height: height, codec: codec, bytesPerRow: isAligned ? aligned : aligned + 4)
    }

    /// The same into a destination past the caches, and into one that cannot be written so.
    private func check(
        width: Int, from: AnyCodec = .bytes(.rgba), to: AnyCodec = .bytes(.rgba), _ comment: String,
        at location: SourceLocation, shade: (_ picture: TestPicture, _ result: TestPicture) -> Void
    ) {
        let picture = TestPicture(width: width, height: height, codec: from, bytesPerRow: farApart)
        picture.fillWithNoise()
        let streamed = destination(width: width, codec: to, isAligned: true)
        let plain = destination(width: width, codec: to, isAligned: false)
        let passes = [streamed, plain].map { PixelPass(from: picture.source(), to: $0.destination) }
        #expect(passes.map(\.destination.streams) == [true, false], sourceLocation: location)
        shade(picture, streamed)
        shade(picture, plain)
        streamed.expect(equals: plain, comment, at: location)
        #expect(streamed.gapsAreUntouched && plain.gapsAreUntouched, sourceLocation: location)
    }

    private func check(
        _ shading: some Shading, width: Int, lanes: [any PixelLanes.Type] = everyLanes,
        at location: SourceLocation = #_sourceLocation
    ) {
        for lanes in lanes {
            for (name, to) in AnyCodec.all {
                check(width: width, to: to, "\(lanes), \(name)", at: location) { picture, result in
                    picture.shaded(by: shading, into: result, bands: [0..<1, 1..<height], lanes: lanes)
                }
            }
        }
        check(width: width, from: .floats(FloatCodec()), "from floats", at: location) { picture, result in
            picture.shaded(by: shading, into: result, bands: [0..<height], lanes: Lanes8.self)
        }
    }

    @Test(arguments: [1, 15, 16, 61])
    func pixelsThatStay(width: Int) {
        check(Recolored(base: Unmoved(), kernel: Opacity(value: 0.3)), width: width)
    }

    /// More than one strip, the last of them narrower than a vector, or not; see `NamedKernel`.
    @Test(arguments: [(NamedKernel.general, 259), (NamedKernel.moving, 275), (NamedKernel.separable, 2065)])
    func pixelsThatMove(kernels: [NamedKernel], width: Int) {
        let padding = LayerPadding(horizontal: false, vertical: true)
        for kernel in kernels.prefix(1) {
            check(
                Displaced(kernel: kernel.kernel, padding: padding), width: width,
                lanes: [Lanes4.self, Lanes8.self, Lanes16.self])
        }
    }

    @Test(
        arguments: [
            [.gray(Gray())], [.opacity(Opacity(value: 0.123))],
            [.gray(Gray()), .opacity(Opacity(value: 0.123))],
        ] as [[BuiltInColor]])
    func bytesThatAreScaled(kernels: [BuiltInColor]) {
        withUnsafeTemporaryAllocation(of: BuiltInColor.self, capacity: 16) { memory in
            var colors = ColorSequence(memory: memory)
            guard kernels.allSatisfy({ colors.append($0) }), let scaling = ByteScaling(colors) else {
                Issue.record("\(kernels) have no short way")
                return
            }
            for width in [1, 15, 16, 61] {
                for lanes in everyLanes {
                    check(width: width, "\(width), \(lanes)", at: #_sourceLocation) { picture, result in
                        scale(picture, by: scaling, into: result, lanes)
                    }
                }
            }
        }
    }

    private func scale(
        _ picture: TestPicture, by scaling: ByteScaling, into result: TestPicture, _ lanes: any PixelLanes.Type
    ) {
        let pass = PixelPass(from: picture.source(), to: result.destination)
        TestPicture.withScratch { scratch, _ in
            func scale<L: PixelLanes>(_ lanes: L.Type) {
                pass.scale(rows: 0..<1, by: scaling, scratch: scratch, lanes: L.self)
                pass.scale(rows: 1..<height, by: scaling, scratch: scratch, lanes: L.self)
            }
            scale(lanes)
        }
    }

    /// Only where both pictures together are too large for the caches, and where vectors fit the rows.
    @Test func whatIsStreamed() {
        func streams(_ source: TestPicture, _ destination: TestPicture) -> Bool {
            PixelPass.shouldStream(from: source.source(), to: destination.destination)
        }
        func picture(_ bytesPerRow: Int, height: Int = 2) -> TestPicture {
            TestPicture(width: 1, height: height, codec: .bytes(.rgba), bytesPerRow: bytesPerRow)
        }
        let large = picture((16 << 20) + 64)
        #expect(streams(large, picture(128)))
        #expect(streams(picture(128), large))
        #expect(!streams(large, large), "in place")
        #expect(!streams(picture(8 << 20), picture(8 << 20)))
        #expect(streams(picture(8 << 20), picture((8 << 20) + 64)))
        for bytesPerRow in [129, 132, 160] { #expect(!streams(large, picture(bytesPerRow))) }
        let aligned = picture(128)
        let moved = DestinationPixels(
            codec: aligned.codec, base: aligned.address(0) + 32, width: 8, bytesPerRow: 128)
        #expect(!PixelPass.shouldStream(from: large.source(), to: moved))
        // What a loop is given says so too.
        let pass = PixelPass(from: large.source(), to: aligned.destination)
        #expect(pass.destination.with(ByteCodec.rgba).streams)
    }
}
