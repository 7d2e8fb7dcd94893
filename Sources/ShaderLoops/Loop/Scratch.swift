public import ShaderKernels

/// Memory for one loop while it runs, of a size that does not depend on the picture's: pictures are shaded in
/// strips of columns, narrow enough that what is kept of one stays in a near cache. Behind it is memory for tiles.
@frozen
public struct Scratch: @unchecked Sendable {  // one loop at a time uses it
    @usableFromInline let base: UnsafeMutableRawPointer
    /// Columns of a strip; a multiple of all numbers of lanes.
    @usableFromInline var columns: Int
    /// Memory for tiles that is not in use.
    @usableFromInline var tiles: UnsafeMutableRawBufferPointer

    /// - Parameter base: a multiple of 64, with `byteCount` bytes from there on.
    @inlinable
    public init(base: UnsafeMutableRawPointer) {
        self.base = base
        columns = Self.maximumColumns
        tiles = UnsafeMutableRawBufferPointer(
            start: base + Self.loopByteCount, count: Self.byteCount - Self.loopByteCount)
    }

    /// A mebibyte a thread, of which what is never written takes no memory.
    @inlinable public static var byteCount: Int { 1 << 20 }
    @inlinable static var loopByteCount: Int { 6 * 16 * maximumColumns }
    @inlinable static var maximumColumns: Int { 2048 }

    @inlinable
    func divided(intoColumns columns: Int) -> Scratch {
        var scratch = self
        scratch.columns = columns
        return scratch
    }

    /// Pixels on their way to the destination.
    @inlinable var line: UnsafeMutableRawPointer { part(0) }
    /// The same for several rows at a time: behind all else, where in strips of a quarter of the columns is room for 16.
    @inlinable
    func line(row: Int, bytesPerPixel: Int) -> UnsafeMutableRawPointer {
        part(6) + row &* columns &* bytesPerPixel
    }
    @inlinable
    func positions<L>() -> UnsafeMutablePointer<Point<L>> { part(1).assumingMemoryBound(to: Point<L>.self) }
    /// A word for each column: where its pixel is.
    @inlinable var offsets: UnsafeMutablePointer<UInt32> {
        (part(1) + columns &* 8).assumingMemoryBound(to: UInt32.self)
    }
    /// Where the columns' positions lie along x and along y.
    @inlinable
    func axes<L>() -> (x: UnsafeMutablePointer<Axis<L>>, y: UnsafeMutablePointer<Axis<L>>) {
        (part(2).assumingMemoryBound(to: Axis<L>.self), part(3).assumingMemoryBound(to: Axis<L>.self))
    }
    /// A row of colours, of which two are kept: an even and an odd one.
    @inlinable
    func colors<L>(row: Int) -> UnsafeMutablePointer<RGBA<L>> {
        part(4 + row % 2).assumingMemoryBound(to: RGBA<L>.self)
    }

    /// Room for a pixel of any format in each column, or for four numbers in lanes.
    @inlinable
    func part(_ index: Int) -> UnsafeMutableRawPointer { base + index &* columns &* 16 }
}
