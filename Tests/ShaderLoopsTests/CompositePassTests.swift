import ShaderKernels
import TestSupport
import Testing

@testable import ShaderLoops

/// Two tiles, or a tile and coverage, into every format: the kernel for each pixel, in all lanes.
@Suite("Composite passes")
struct CompositePassTests {
    /// Looks at everything it is given, and is not symmetrical.
    private struct Uneven: CompositingKernel {
        func color<L: Lanes>(at position: Point<L>, of top: RGBA<L>, over bottom: RGBA<L>) -> RGBA<L> {
            top * position.x + RGBA(bottom.b, bottom.r, bottom.a, bottom.g) * position.y
        }
    }

    /// A tile with numbers without a pattern in all of its memory, behind its pixels too.
    private func withTile(rows: Range<Int>, width: Int, seed: UInt64, scale: Float, _ body: (Tile) -> Void) {
        let bytesPerRow = Tile.bytesPerRow(width: width)
        let memory = UnsafeMutableRawPointer.allocate(byteCount: bytesPerRow * rows.count, alignment: 64)
        defer { memory.deallocate() }
        var noise = Noise(seed: seed)
        let floats = memory.bindMemory(to: Float.self, capacity: bytesPerRow / 4 * rows.count)
        for index in 0..<bytesPerRow / 4 * rows.count {
            (floats + index).initialize(to: Float(noise.next() >> 40) * 0x1p-24)
        }
        body(
            Tile(
                memory: memory, rows: rows, width: width, bytesPerRow: bytesPerRow,
                grid: PixelGrid(scale: scale)))
    }

    private func check(
        _ pass: (DestinationPixels<AnyCodec>) -> CompositePass, kernel: some CompositingKernel,
        rows: Range<Int>,
        width: Int, expected: (_ column: Int, _ row: Int) -> RGBA<Float>
    ) {
        for codec in AnyCodec.all {
            let wanted = TestPicture(width: width, height: rows.upperBound, codec: codec.codec)
            for row in rows {
                for column in 0..<width {
                    codec.codec.store(
                        expected(column, row), to: wanted.address(row) + column * codec.codec.bytesPerPixel)
                }
            }
            for lanes in everyLanes {
                for streams in [false, true] {
                    // Past the caches whole vectors are stored, to rows that start at a multiple of their size.
                    let packed = width * codec.codec.bytesPerPixel
                    let result = TestPicture(
                        width: width, height: rows.upperBound, codec: codec.codec,
                        bytesPerRow: (packed + 127) / 64 * 64)
                    TestPicture.withScratch { scratch, _ in
                        func shade<L: PixelLanes>(_ lanes: L.Type) {
                            pass(result.destination.streaming(streams)).shade(
                                rows: rows, with: kernel, scratch: scratch, lanes: L.self)
                        }
                        shade(lanes)
                    }
                    #expect(result.gapsAreUntouched)
                    for row in rows {
                        #expect(result.row(row) == wanted.row(row), "\(codec.name), \(lanes), row \(row)")
                    }
                    for row in 0..<rows.lowerBound {
                        #expect(result.row(row).allSatisfy { $0 == 0xAA }, "a row that was not asked for")
                    }
                }
            }
        }
    }

    @Test(arguments: [1, 3, 4, 5, 15, 16, 17, 33], [1, 3] as [Float])
    func tiles(width: Int, scale: Float) {
        let rows = 2..<4
        withTile(rows: rows, width: width, seed: 1, scale: scale) { bottom in
            withTile(rows: rows, width: width, seed: 2, scale: scale) { top in
                check(
                    { CompositePass(.pixels(top.source), over: bottom.source, into: $0) }, kernel: Uneven(),
                    rows: rows,
                    width: width
                ) { column, row in
                    Uneven().color(
                        at: Point((Float(column) + 0.5) / scale, (Float(row) + 0.5) / scale),
                        of: top.color(column, row), over: bottom.color(column, row))
                }
            }
        }
    }

    @Test(arguments: [1, 3, 4, 5, 15, 16, 17, 33])
    func coverage(width: Int) {
        var noise = Noise(seed: 3)
        let coverage = (0..<(width + 15) / 16 * 16).map { _ in Float(noise.next() >> 40) * 0x1p-24 }
        withTile(rows: 2..<3, width: width, seed: 1, scale: 1) { bottom in
            coverage.withUnsafeBytes { memory in
                guard let line = memory.baseAddress else { return }
                check(
                    { CompositePass(.coverage(line), over: bottom.source, into: $0) }, kernel: Uneven(),
                    rows: 2..<3,
                    width: width
                ) { column, row in
                    let share = coverage[column]
                    return Uneven().color(
                        at: Point(Float(column) + 0.5, Float(row) + 0.5),
                        of: RGBA(share, share, share, share), over: bottom.color(column, row))
                }
            }
        }
    }

    /// The package's own kernels as data: the same. In lanes that every processor has: wider ones go by the same names as the
    /// loops that are compiled for wider registers, and the linker may take those.
    @Test func builtIns() throws {
        let kernels = BlendMode.allCases.compactMap { Blend($0).builtIn } + [Mask().builtIn].compactMap { $0 }
        withTile(rows: 0..<2, width: 21, seed: 1, scale: 1) { bottom in
            withTile(rows: 0..<2, width: 21, seed: 2, scale: 1) { top in
                for kernel in kernels {
                    let result = TestPicture(width: 21, height: 2, codec: .floats(FloatCodec()))
                    let wanted = TestPicture(width: 21, height: 2, codec: .floats(FloatCodec()))
                    TestPicture.withScratch { scratch, _ in
                        let pass = CompositePass(
                            .pixels(top.source), over: bottom.source, into: result.destination)
                        AnyPass.composite(BuiltInCompositePass(pass, kernel: kernel)).run(
                            0..<2, scratch: scratch, lanes: Lanes4.self)
                        CompositePass(.pixels(top.source), over: bottom.source, into: wanted.destination).shade(
                            rows: 0..<2, with: kernel, scratch: scratch, lanes: Float.self)
                    }
                    result.expect(equals: wanted, "\(kernel)", at: #_sourceLocation)
                }
            }
        }
    }
}

extension Tile {
    fileprivate func color(_ column: Int, _ row: Int) -> RGBA<Float> {
        let pixel = destination.address(column: column, row: row).assumingMemoryBound(to: Float.self)
        return RGBA(pixel[0], pixel[1], pixel[2], pixel[3])
    }
}
