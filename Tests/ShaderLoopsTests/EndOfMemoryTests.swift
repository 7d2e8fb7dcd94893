import ShaderKernels
import Testing

@testable import ShaderLoops

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Pictures at the very beginning and the very end of readable memory: a read of one byte outside of them ends
/// the process, which is how this fails (C4).
@Suite("Nothing is read outside of a picture")
struct EndOfMemoryTests {
    /// As large as the pages of any machine.
    private let page = 1 << 16

    /// A page that can be used, between two that cannot.
    private func withPage(_ body: (UnsafeMutableRawPointer) -> Void) {
        let memory = mmap(nil, 3 * page, PROT_NONE, MAP_PRIVATE | MAP_ANON, -1, 0)
        guard let memory, memory != MAP_FAILED, mprotect(memory + page, page, PROT_READ | PROT_WRITE) == 0
        else {
            Issue.record("there is no memory of this kind")
            return
        }
        body(memory + page)
        munmap(memory, 3 * page)
    }

    private func check(
        _ picture: TestPicture, _ shading: some Shading, _ expected: TestPicture, _ comment: String
    ) {
        let bytes = picture.rows.joined()
        withPage { memory in
            for base in [memory, memory + page - bytes.count] {
                UnsafeMutableRawBufferPointer(start: base, count: bytes.count).copyBytes(from: bytes)
                let source = SourcePixels(
                    codec: picture.codec, base: base, width: picture.width, height: picture.height,
                    bytesPerRow: bytes.count / picture.height, grid: PixelGrid(scale: 1))
                for lanes in [Float.self, Lanes16.self] as [any PixelLanes.Type] {
                    let result = TestPicture(width: picture.width, height: picture.height, codec: picture.codec)
                    TestPicture.shade(
                        source, by: shading, into: result, bands: [0..<picture.height], lanes: lanes)
                    result.expect(equals: expected, "\(comment), \(lanes)", at: #_sourceLocation)
                }
            }
        }
    }

    @Test(arguments: AnyCodec.all, [(1, 1), (2, 1), (1, 2), (3, 2), (17, 1)])
    func distortions(codec: (name: String, codec: AnyCodec), size: (width: Int, height: Int)) {
        let picture = TestPicture(width: size.width, height: size.height, codec: codec.codec)
        picture.fillWithNoise()
        let padding = LayerPadding(horizontal: false, vertical: true)
        for kernel in NamedKernel.all {
            let expected = picture.pixelByPixel(kernel.kernel, padding: padding, into: codec.codec)
            check(picture, Displaced(kernel: kernel.kernel, padding: padding), expected, kernel.name)
        }
    }

    @Test(arguments: AnyCodec.all, [1, 3, 15, 16, 17])
    func pixelsThatStay(codec: (name: String, codec: AnyCodec), width: Int) {
        let picture = TestPicture(width: width, height: 2, codec: codec.codec)
        picture.fillWithNoise()
        let shading = Recolored(base: Unmoved(), kernel: Gray())
        let expected = TestPicture(width: width, height: 2, codec: codec.codec)
        picture.shaded(by: shading, into: expected, bands: [0..<2], lanes: Lanes4.self)
        check(picture, shading, expected, "gray")
    }

    @Test(arguments: AnyCodec.all, [(1, 1), (3, 2), (16, 2), (17, 3), (31, 5)])
    func reductions(codec: (name: String, codec: AnyCodec), size: (width: Int, height: Int)) {
        let picture = TestPicture(width: size.width, height: size.height, codec: codec.codec)
        picture.fillWithNoise()
        let bytes = picture.rows.joined()
        let (x, y) = (Reduction(origin: -0.25, step: 1.75), Reduction(origin: -0.5, step: 2))
        let expected = picture.reduced(x: x, y: y, width: size.width, height: size.height, lanes: Lanes4.self)
        withPage { memory in
            for base in [memory, memory + page - bytes.count] {
                UnsafeMutableRawBufferPointer(start: base, count: bytes.count).copyBytes(from: bytes)
                let source = SourcePixels(
                    codec: codec.codec, base: base, width: size.width, height: size.height,
                    bytesPerRow: bytes.count / size.height, grid: PixelGrid(scale: 1))
                for lanes in everyLanes {
                    TestPicture.reduced(
                        source, x: x, y: y, width: size.width, height: size.height, lanes: lanes
                    ).expect(equals: expected, "\(lanes)", at: #_sourceLocation)
                }
            }
        }
    }
}
