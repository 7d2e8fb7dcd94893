public import ShaderKernels

/// Pixels that come in rows, however they are stored.
@usableFromInline
protocol ReadablePixels {
    var bytesPerPixel: Int { get }
    func address(row: Int) -> UnsafeRawPointer
    /// Whether all rows are the same.
    var repeatsRows: Bool { get }
    /// As many colours as there are lanes, in 0…1.
    func color<L: PixelLanes>(_ pixels: UnsafeRawPointer, as lanes: L.Type) -> RGBA<L>
}

extension SourcePixels: ReadablePixels {
    @inlinable var bytesPerPixel: Int { codec.bytesPerPixel }
    @inlinable var repeatsRows: Bool { bytesPerRow == 0 }

    @inlinable @inline(__always)
    func address(row: Int) -> UnsafeRawPointer { address(column: 0, row: row) }

    @inlinable @inline(__always)
    func color<L: PixelLanes>(_ pixels: UnsafeRawPointer, as lanes: L.Type) -> RGBA<L> {
        codec.load(pixels, as: L.self).map { $0 * codec.unit }
    }
}

/// One row of numbers, 0…1: white, and as opaque as they say.
@frozen @usableFromInline
struct CoverageLine: ReadablePixels {
    @usableFromInline let line: UnsafeRawPointer

    @inlinable
    init(_ line: UnsafeRawPointer) { self.line = line }

    @inlinable var bytesPerPixel: Int { 4 }
    @inlinable var repeatsRows: Bool { true }
    @inlinable @inline(__always)
    func address(row: Int) -> UnsafeRawPointer { line }

    @inlinable @inline(__always)
    func color<L: PixelLanes>(_ pixels: UnsafeRawPointer, as lanes: L.Type) -> RGBA<L> {
        let coverage = L(bitPattern: pixels.loadUnaligned(as: L.Bits.self))
        return RGBA(coverage, coverage, coverage, coverage)
    }
}
