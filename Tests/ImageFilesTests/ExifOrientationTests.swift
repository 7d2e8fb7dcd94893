import PictureBuilders
import ShaderHost
import Testing

@testable import ImageFiles

@Suite("Exif orientation")
struct ExifOrientationTests {
    /// Six colours, so that no turn looks like another: a…c above d…f.
    private static let colours: [Character: [UInt8]] = [
        "a": [255, 0, 0], "b": [0, 255, 0], "c": [0, 0, 255], "d": [255, 255, 255], "e": [0, 0, 0],
        "f": [255, 255, 0],
    ]

    private static func squares(_ rows: [String]) -> JPEGBuilder {
        JPEGBuilder.squares(rows.map { $0.compactMap { colours[$0] } })
    }

    /// What each number means for a picture stored as abc over def.
    private static let upright: [(orientation: Int, rows: [String])] = [
        (1, ["abc", "def"]), (2, ["cba", "fed"]), (3, ["fed", "cba"]), (4, ["def", "abc"]),
        (5, ["ad", "be", "cf"]), (6, ["da", "eb", "fc"]), (7, ["fc", "eb", "da"]), (8, ["cf", "be", "ad"]),
    ]

    @Test(arguments: upright, [ByteOrder.bigEndian, .littleEndian])
    func thePictureIsTurnedUpright(upright: (orientation: Int, rows: [String]), order: ByteOrder) throws {
        var stored = Self.squares(["abc", "def"])
        stored.segments = [(0xE1, exif(upright.orientation, order))]
        let expected = Self.squares(upright.rows)
        let bitmap = try JPEG.decode(stored.build())
        #expect(bitmap.width == expected.width && bitmap.height == expected.height)
        let rgb = bitmap.bytes.enumerated().filter { $0.offset % 4 != 3 }.map(\.element)
        #expect(isClose(rgb, expected.samples, within: 2))
    }

    @Test func theTagIsFoundBehindOtherSegmentsAndEntries() {
        let order = ByteOrder.littleEndian
        let others: [[UInt8]] = [
            entry(0x010F, type: 2, count: 9, value: 9999, order), entry(0x0100, type: 3, value: 4, order),
        ]
        let file = jpeg([
            (0xE0, Array("JFIF\0\u{1}\u{1}\0\0\u{1}\0\u{1}\0\0".utf8)),
            (0xE1, Array("http://ns.adobe.com/xap/1.0/\0".utf8)),
            (0xFE, Array("a comment".utf8)),
            (0xE1, exif(6, order, before: others)),
            (0xE1, exif(3, order)),
        ])
        #expect(ExifOrientation(ofJPEG: file) == .rotated90)
        #expect(ExifOrientation(ofJPEG: [0xFF, 0xD8, 0xFF, 0xFF, 0xFF] + file.dropFirst(3)) == .rotated90)
    }

    @Test(arguments: [0, 9, 255, 256, 65535])
    func unknownNumbersAreUpright(value: Int) {
        for order in [ByteOrder.bigEndian, .littleEndian] {
            #expect(ExifOrientation(ofJPEG: jpeg([(0xE1, exif(value, order))])) == .upright)
        }
    }

    @Test func nonsenseIsUpright() {
        let order = ByteOrder.bigEndian
        let wrong: [(String, [UInt8])] = [
            ("no data", []),
            ("a name only", Array("Exif\0\0".utf8)),
            ("no byte order", Array("Exif\0\0XX".utf8) + exif(6, order).dropFirst(8)),
            ("wrong magic", Array("Exif\0\0MM\0\u{2B}".utf8) + exif(6, order).dropFirst(10)),
            ("directory outside", Array("Exif\0\0MM\0\u{2A}".utf8) + [0xFF, 0xFF, 0xFF, 0xFF]),
            ("more entries than bytes", Array("Exif\0\0MM\0\u{2A}".utf8) + [0, 0, 0, 8, 0xFF, 0xFF]),
            ("wrong type", tiff([entry(0x0112, type: 4, value: 6, order)], order)),
            ("wrong count", tiff([entry(0x0112, type: 3, count: 2, value: 6, order)], order)),
        ]
        for (what, data) in wrong {
            #expect(ExifOrientation(ofJPEG: jpeg([(0xE1, data)])) == .upright, "\(what)")
        }
    }

    /// No input may trap, whatever the lengths in it say.
    @Test func damagedDataIsReadWithinItsBounds() {
        let file = jpeg([(0xE1, exif(6, .littleEndian))])
        for length in 0..<file.count { _ = ExifOrientation(ofJPEG: Array(file.prefix(length))) }
        for position in file.indices {
            for value: UInt8 in [0, 1, 0x7F, 0x80, 0xFF] {
                var damaged = file
                damaged[position] = value
                _ = ExifOrientation(ofJPEG: damaged)
            }
        }
    }

    enum ByteOrder { case bigEndian, littleEndian }

    private func number(_ value: Int, count: Int, _ order: ByteOrder) -> [UInt8] {
        let digits = bigEndian(value, count: count)
        return order == .bigEndian ? digits : digits.reversed()
    }

    /// A directory entry; a 16-bit value stands in the first two of its four bytes.
    private func entry(_ tag: Int, type: Int, count: Int = 1, value: Int, _ order: ByteOrder) -> [UInt8] {
        let value = type == 3 ? number(value, count: 2, order) + [0, 0] : number(value, count: 4, order)
        return number(tag, count: 2, order) + number(type, count: 2, order) + number(count, count: 4, order)
            + value
    }

    private func tiff(_ entries: [[UInt8]], _ order: ByteOrder) -> [UInt8] {
        let header = Array((order == .bigEndian ? "Exif\0\0MM" : "Exif\0\0II").utf8)
        let start = number(42, count: 2, order) + number(8, count: 4, order)
        let directory =
            number(entries.count, count: 2, order) + entries.flatMap { $0 } + number(0, count: 4, order)
        return header + start + directory
    }

    private func exif(_ orientation: Int, _ order: ByteOrder, before: [[UInt8]] = []) -> [UInt8] {
        tiff(before + [entry(0x0112, type: 3, value: orientation, order)], order)
    }

    /// The segments of a JPEG, without a picture.
    private func jpeg(_ segments: [JPEGBuilder.Segment]) -> [UInt8] {
        [0xFF, 0xD8] + segments.flatMap(JPEGBuilder.bytes(of:)) + [0xFF, 0xDA, 0, 2]
    }
}
