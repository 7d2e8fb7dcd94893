import CStreamingCopy
import Foundation
import ShaderHost

/// The ways to copy memory that an effect is compared with. Which one is faster depends on the machine and on
/// whether the pictures fit its caches.
enum CopyMethod: CaseIterable, Sendable {
    case memcpy
    /// Stores past the caches.
    case streaming

    /// Copies rows between pictures of the same layout, with the gaps behind them.
    func copy(rows: Range<Int>, from source: PixelView, to destination: MutablePixelView) {
        guard !rows.isEmpty, let from = source.row(rows.lowerBound).baseAddress,
            let to = destination.row(rows.lowerBound).baseAddress
        else { return }
        let byteCount = (rows.count - 1) * source.layout.bytesPerRow + source.layout.packedBytesPerRow
        switch self {
        case .memcpy: to.copyMemory(from: from, byteCount: byteCount)
        case .streaming: streaming_copy(to, from, byteCount)
        }
    }
}
