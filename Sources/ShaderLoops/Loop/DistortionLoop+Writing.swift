public import CLanes
public import ShaderKernels

// The last step: pixels come by way of a line, so that a row that repeats is there to be copied again even where
// the destination is past the caches, and so that only here someone has to think of columns that do not fill
// their lanes.

extension DistortionLoop {
    /// Asks for the destination's lines, long before they are written. A rotation takes a sixth longer without.
    @inlinable
    func prefetchDestination(columns: Range<Int>, row: Int) {
        guard !destination.streams else { return }
        let output = destination.address(column: columns.lowerBound, row: row)
        for offset in stride(from: 0, to: columns.count &* destination.codec.bytesPerPixel, by: 64) {
            clanes_prefetch(output + offset)
        }
    }

    @inline(never) @inlinable
    func write(_ line: UnsafeMutableRawPointer, columns: Range<Int>, row: Int) {
        let output = destination.address(column: columns.lowerBound, row: row)
        let byteCount = columns.count &* destination.codec.bytesPerPixel
        let size = MemoryLayout<L.Bits>.size
        let streamed = destination.streams ? byteCount &- byteCount % size : 0
        for offset in stride(from: 0, to: streamed, by: size) {
            L.stream((line + offset).load(as: L.Bits.self), to: output + offset)
        }
        (output + streamed).copyMemory(from: line + streamed, byteCount: byteCount &- streamed)
    }
}
