/// Pixels in memory that somebody else owns, to be read: a renderer's own buffer, used without a copy.
///
/// The memory may start at any address and have any row distance that its layout allows. It must stay valid,
/// and must not be written, for as long as the view is in use.
public struct PixelView: @unchecked Sendable {  // the caller vouches for the memory
    public let layout: PixelLayout
    @usableFromInline let memory: UnsafeRawBufferPointer

    /// - Parameter memory: at least `layout.byteCount` bytes.
    /// - Throws: ``PixelError/bufferTooShort(byteCount:minimum:)``.
    public init(_ memory: UnsafeRawBufferPointer, layout: PixelLayout) throws(PixelError) {
        guard memory.count >= layout.byteCount else {
            throw .bufferTooShort(byteCount: memory.count, minimum: layout.byteCount)
        }
        self.memory = UnsafeRawBufferPointer(rebasing: memory.prefix(layout.byteCount))
        self.layout = layout
    }

    /// A view of pixels that may be written is one that may be read.
    public init(_ view: MutablePixelView) {
        memory = UnsafeRawBufferPointer(view.memory)
        layout = view.layout
    }

    /// The packed bytes of row `y`, without the gap behind them.
    public func row(_ y: Int) -> UnsafeRawBufferPointer {
        // Without pixels there is no memory that a row distance could lead into.
        guard !layout.isEmpty else { return UnsafeRawBufferPointer(start: nil, count: 0) }
        let start = y * layout.bytesPerRow
        return UnsafeRawBufferPointer(rebasing: memory[start..<start + layout.packedBytesPerRow])
    }
}

/// Pixels in memory that somebody else owns, to be written: a renderer's own buffer, used without a copy.
///
/// Nothing outside of the pixels is touched: neither the gaps between rows nor the bytes around the picture.
/// Nobody else may use the memory while something is rendered into it.
public struct MutablePixelView: @unchecked Sendable {  // as for `PixelView`
    public let layout: PixelLayout
    @usableFromInline let memory: UnsafeMutableRawBufferPointer

    /// - Parameter memory: at least `layout.byteCount` bytes.
    /// - Throws: ``PixelError/bufferTooShort(byteCount:minimum:)``.
    public init(_ memory: UnsafeMutableRawBufferPointer, layout: PixelLayout) throws(PixelError) {
        guard memory.count >= layout.byteCount else {
            throw .bufferTooShort(byteCount: memory.count, minimum: layout.byteCount)
        }
        self.memory = UnsafeMutableRawBufferPointer(rebasing: memory.prefix(layout.byteCount))
        self.layout = layout
    }

    /// The packed bytes of row `y`, without the gap behind them.
    public func row(_ y: Int) -> UnsafeMutableRawBufferPointer {
        // Without pixels there is no memory that a row distance could lead into.
        guard !layout.isEmpty else { return UnsafeMutableRawBufferPointer(start: nil, count: 0) }
        let start = y * layout.bytesPerRow
        return UnsafeMutableRawBufferPointer(rebasing: memory[start..<start + layout.packedBytesPerRow])
    }
}
