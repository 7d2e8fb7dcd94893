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

/// Pictures whose pixels are more than 2³² bytes apart, which 32 bits do not hold: a few rows a gigabyte from
/// each other, of which nothing else is ever touched.
@Suite("Pixels far apart")
struct FarPixelTests {
    private let width = 35
    private let height = 6
    private let bytesPerRow = 1 << 30

    private func withFarMemory(_ body: (UnsafeMutableRawPointer) -> Void) {
        let byteCount = height * bytesPerRow
        // Addresses, and no promise of memory behind all of them.
        let memory = mmap(
            nil, byteCount, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON | MAP_NORESERVE, -1, 0)
        guard let memory, memory != MAP_FAILED else {
            Issue.record("there are no \(byteCount) addresses in a row")
            return
        }
        body(memory)
        munmap(memory, byteCount)
    }

    @Test func areFound() {
        withFarMemory { memory in
            for codec in [.bytes(.rgba), .floats(FloatCodec())] as [AnyCodec] {
                let picture = TestPicture(
                    width: width, height: height, codec: codec, bytesPerRow: bytesPerRow, memory: memory)
                picture.fillWithNoise()
                #expect(!picture.source().isNear)
                for kernel in NamedKernel.all { check(kernel, picture) }
            }
        }
    }

    private func check(_ kernel: NamedKernel, _ picture: TestPicture) {
        let padding = LayerPadding(horizontal: false, vertical: true)
        let expected = picture.pixelByPixel(kernel.kernel, padding: padding, into: picture.codec)
        for lanes in [Lanes4.self, Lanes16.self] as [any PixelLanes.Type] {
            let result = TestPicture(width: width, height: height, codec: picture.codec)
            picture.shaded(
                by: Displaced(kernel: kernel.kernel, padding: padding), into: result, bands: [0..<4, 4..<6],
                lanes: lanes)
            result.expect(equals: expected, "\(kernel.name), \(lanes)", at: #_sourceLocation)
        }
    }

    /// The last pixel of the largest near picture begins before 2³².
    @Test func whatIsNear() {
        let memory = TestPicture(width: 1, height: 1, codec: .bytes(.rgba))
        func isNear(height: Int, bytesPerRow: Int) -> Bool {
            SourcePixels(
                codec: ByteCodec.rgba, base: memory.address(0), width: 1, height: height,
                bytesPerRow: bytesPerRow, grid: PixelGrid(scale: 1)
            ).isNear
        }
        #expect(isNear(height: 4, bytesPerRow: 1 << 30))
        #expect(!isNear(height: 4, bytesPerRow: 1 << 30 + 4))
        #expect(!isNear(height: 5, bytesPerRow: 1 << 30))
        #expect(isNear(height: 1 << 22, bytesPerRow: 1 << 10))
    }
}
