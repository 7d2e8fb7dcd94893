import ImageFiles
import PictureBuilders
import ShaderHost
import TestSupport
import Testing

@Suite("Damaged JPEG")
struct DamagedJPEGTests {
    private func file(isProgressive: Bool) throws -> [UInt8] {
        var generator = Noise(seed: 5)
        var builder = JPEGBuilder(
            width: 17, height: 9,
            samples: (0..<3 * 17 * 9).map { _ in UInt8.random(in: 0...255, using: &generator) })
        builder.isProgressive = isProgressive
        return try builder.build()
    }

    @Test(arguments: [false, true])
    func cutShortAtEveryLength(isProgressive: Bool) throws {
        let file = try file(isProgressive: isProgressive)
        for length in 0..<file.count {
            #expect(throws: ImageDataError.self, "\(length) of \(file.count) bytes") {
                try JPEG.decode(Array(file.prefix(length)))
            }
        }
        #expect(throws: Never.self) { try JPEG.decode(file) }
    }

    /// JPEG has no checksum, so a wrong byte may go unnoticed; it must not trap.
    @Test(arguments: [false, true])
    func everyWrongByteGivesAPictureOrAnError(isProgressive: Bool) throws {
        let file = try file(isProgressive: isProgressive)
        for position in file.indices {
            var damaged = file
            damaged[position] ^= 0xFF
            do throws(ImageDataError) { _ = try JPEG.decode(damaged) } catch {
                #expect(!"\(error)".isEmpty)
            }
        }
    }

    @Test(arguments: [(0, 1), (1, 0), (65535, 65535), (16385, 16384)])
    func claimedSizesOutOfRange(width: Int, height: Int) throws {
        var file = try file(isProgressive: false)
        let frame = try #require(file.indices.dropLast().first { file[$0] == 0xFF && file[$0 + 1] == 0xC0 })
        file.replaceSubrange(
            frame + 5..<frame + 9, with: bigEndian(height, count: 2) + bigEndian(width, count: 2))
        #expect(throws: ImageDataError.self) { try JPEG.decode(file) }
    }

    @Test func otherFormats() {
        #expect(throws: ImageDataError.unrecognized(expected: [.jpeg], start: [])) { try JPEG.decode([]) }
        #expect(throws: ImageDataError.unrecognized(expected: [.jpeg], start: [0xFF, 0xD8])) {
            try JPEG.decode([0xFF, 0xD8])
        }
        #expect(throws: ImageDataError.self) { try JPEG.decode([0xFF, 0xD8, 0xFF]) }
    }
}
