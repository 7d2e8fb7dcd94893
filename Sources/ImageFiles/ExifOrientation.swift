/// Where the first row and the first column of a stored picture belong when it is looked at, as Exif 2.32
/// numbers it (tag 0x0112, section 4.6.4 A).
enum ExifOrientation: Int {
    case upright = 1
    case mirrored, rotated180, flipped, transposed, rotated90, transversed, rotated270

    /// Reads the one tag out of a JPEG. No Exif data, or data that makes no sense, is upright: the pixels are
    /// there and whole, and a wrong note about them is no reason to refuse them.
    init(ofJPEG file: [UInt8]) {
        self = Self.exifData(inJPEG: file).flatMap(Self.orientation(inTIFF:)) ?? .upright
    }

    /// The first Exif segment: APP1 with its name. Stops where the picture's own data begins.
    private static func exifData(inJPEG file: [UInt8]) -> ArraySlice<UInt8>? {
        let name: [UInt8] = Array("Exif\0\0".utf8)
        var rest = file.dropFirst(2)  // start of image
        while rest.popFirst() == 0xFF {
            rest = rest.drop { $0 == 0xFF }  // any number of fill bytes
            guard let marker = rest.popFirst(), marker != 0xDA, marker != 0xD9 else { return nil }
            guard let length = TIFFBytes(rest, isLittleEndian: false).integer(at: 0, count: 2), length >= 2,
                length <= rest.count
            else { return nil }
            let segment = rest.prefix(length).dropFirst(2)
            if marker == 0xE1, segment.starts(with: name) { return segment.dropFirst(name.count) }
            rest = rest.dropFirst(length)
        }
        return nil
    }

    /// Walks the entries of the first directory.
    private static func orientation(inTIFF data: ArraySlice<UInt8>) -> ExifOrientation? {
        let isLittleEndian = data.starts(with: "II".utf8)
        guard isLittleEndian || data.starts(with: "MM".utf8) else { return nil }
        let tiff = TIFFBytes(data, isLittleEndian: isLittleEndian)
        guard tiff.integer(at: 2, count: 2) == 42,
            let directory = tiff.integer(at: 4, count: 4),
            let entryCount = tiff.integer(at: directory, count: 2)
        else { return nil }
        for entry in 0..<entryCount {
            let start = directory + 2 + 12 * entry
            guard let tag = tiff.integer(at: start, count: 2) else { return nil }
            // A 16-bit number, one of it, stored in the entry itself.
            if tag == 0x0112, tiff.integer(at: start + 2, count: 2) == 3,
                tiff.integer(at: start + 4, count: 4) == 1, let value = tiff.integer(at: start + 8, count: 2)
            {
                return ExifOrientation(rawValue: value)
            }
        }
        return nil
    }
}

/// Numbers in untrusted bytes. Whatever lies outside of them is `nil`.
private struct TIFFBytes {
    private let bytes: ArraySlice<UInt8>
    private let isLittleEndian: Bool

    init(_ bytes: ArraySlice<UInt8>, isLittleEndian: Bool) {
        self.bytes = bytes
        self.isLittleEndian = isLittleEndian
    }

    /// - Parameters:
    ///   - offset: from the first byte; not negative, and below 2³³, so that no sum overflows.
    ///   - count: 1…4 bytes.
    func integer(at offset: Int, count: Int) -> Int? {
        guard offset + count <= bytes.count else { return nil }
        let digits = bytes.dropFirst(offset).prefix(count)
        return isLittleEndian
            ? digits.reversed().reduce(0) { $0 << 8 | Int($1) }
            : digits.reduce(0) { $0 << 8 | Int($1) }
    }
}
