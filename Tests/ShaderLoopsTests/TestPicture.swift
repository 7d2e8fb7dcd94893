import ShaderKernels
import TestSupport
import Testing

@testable import ShaderLoops

/// A picture in memory that starts at a multiple of 64, with gaps between its rows that nobody is to touch.
final class TestPicture {
    let codec: AnyCodec
    let width: Int
    let height: Int
    let bytesPerRow: Int
    private let base: UnsafeMutableRawPointer
    private let ownsMemory: Bool

    /// Bytes after each row that are looked at.
    private static let guardBytes = 64

    /// - Parameters:
    ///   - bytesPerRow: nil is as little as there is room for.
    ///   - memory: of somebody else; nil is memory of its own.
    init(
        width: Int, height: Int, codec: AnyCodec, bytesPerRow: Int? = nil,
        memory: UnsafeMutableRawPointer? = nil
    ) {
        let packed = width * codec.bytesPerPixel
        self.codec = codec
        self.width = width
        self.height = height
        self.bytesPerRow = max(bytesPerRow ?? 0, packed + Self.guardBytes)
        base = memory ?? .allocate(byteCount: self.bytesPerRow * height, alignment: 64)
        ownsMemory = memory == nil
        for row in 0..<height {
            address(row).initializeMemory(as: UInt8.self, repeating: 0xAA, count: packed + Self.guardBytes)
        }
    }

    deinit { if ownsMemory { base.deallocate() } }

    private var packedBytesPerRow: Int { width * codec.bytesPerPixel }

    func address(_ row: Int) -> UnsafeMutableRawPointer { base + row * bytesPerRow }

    func row(_ row: Int) -> [UInt8] {
        Array(UnsafeRawBufferPointer(start: address(row), count: packedBytesPerRow))
    }

    /// The channels of a row of single-precision pixels.
    func floats(row: Int) -> [Float] {
        (0..<4 * width).map { address(row).loadUnaligned(fromByteOffset: 4 * $0, as: Float.self) }
    }

    var rows: [[UInt8]] { (0..<height).map { row($0) } }

    var gapsAreUntouched: Bool {
        (0..<height).allSatisfy {
            UnsafeRawBufferPointer(start: address($0) + packedBytesPerRow, count: Self.guardBytes)
                .allSatisfy { $0 == 0xAA }
        }
    }

    func source(scale: Float = 1) -> SourcePixels<AnyCodec> {
        SourcePixels(
            codec: codec, base: base, width: width, height: height, bytesPerRow: bytesPerRow,
            grid: PixelGrid(scale: scale))
    }

    var destination: DestinationPixels<AnyCodec> {
        DestinationPixels(codec: codec, base: base, width: width, bytesPerRow: bytesPerRow)
    }

    /// Stores a channel's number in each pixel, from what a function says of its column, row and channel.
    func fill(_ number: (_ column: Int, _ row: Int, _ channel: Int) -> Float) {
        for row in 0..<height {
            for column in 0..<width {
                let color = RGBA(
                    number(column, row, 0), number(column, row, 1), number(column, row, 2),
                    number(column, row, 3))
                codec.store(color, to: address(row) + column * codec.bytesPerPixel)
            }
        }
    }

    /// Stores numbers without a pattern. Where the format has them, one in forty is infinite, and one in forty
    /// NaN.
    func fillWithNoise() {
        var noise = Noise()
        let isAnything = codec.storesNonFinite
        fill { _, _, _ in
            let bits = noise.next()
            let number = Float(bits >> 40) * 0x1p-24
            guard isAnything else { return number }
            return switch bits % 80 {
            case 0: .infinity
            case 1: -.infinity
            case 2...3: .nan
            default: 2 * number - 0.5
            }
        }
    }
}
