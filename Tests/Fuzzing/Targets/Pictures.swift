import CTurboJPEG
import ImageFiles
import PictureBuilders
import ShaderHost

extension FuzzTarget {
    /// A file of a stranger. What is decoded is no larger than was allowed, has colours below its alpha, and is the same after it
    /// was encoded and decoded again. No checksum keeps the fuzzer out: those of a PNG's chunks are also mended.
    static let pictures = FuzzTarget(
        name: "pictures", maximumLength: 4096,
        check: { bytes in
            try checkPicture(bytes)
            let mended = PNGChecksums.mended(bytes)
            if mended != bytes { try checkPicture(mended) }
        },
        seeds: pictureSeeds,
        words: ["IHDR", "PLTE", "tRNS", "IDAT", "IEND", "gAMA", "eXIf", "Exif\\x00\\x00MM\\x00*"])

    private static let maximumPixelCount = 64 * 64

    private static func checkPicture(_ bytes: [UInt8]) throws {
        for alpha in AlphaEncoding.allCases {
            do {
                let picture = try ImageFile.decode(bytes, alpha: alpha, maximumPixelCount: maximumPixelCount)
                try Finding.unless(
                    1...maximumPixelCount ~= picture.width * picture.height,
                    "\(picture.width)×\(picture.height)")
                let again = try PNG.decode(PNG.encode(picture, alpha: alpha, compression: .fast), alpha: alpha)
                try Finding.unless(again == picture, "another picture after it was written, alpha \(alpha)")
                if alpha == .straight { try checkPremultiplied(picture) }
            } catch let error as ImageDataError {
                try Finding.unless(!"\(error)".contains(where: \.isNewline), "a line break in \(error)")
            }
        }
    }

    private static func checkPremultiplied(_ picture: Bitmap) throws {
        let bytes = picture.bytes
        for pixel in stride(from: 0, to: bytes.count, by: 4) {
            try Finding.unless(
                bytes[pixel..<pixel + 3].allSatisfy { $0 <= bytes[pixel + 3] },
                "pixel \(bytes[pixel..<pixel + 4])")
        }
    }

    @Sendable
    private static func pictureSeeds() throws -> [String: [UInt8]] {
        var seeds: [String: [UInt8]] = [:]
        for kind in PNGKind.all {
            let name = "\(kind).png".replacing(" ", with: "-").replacing("+", with: "-")
            seeds[name] = kind.picture(width: 5, height: 3, seed: 1).build()
        }
        var tagged = PNGBuilder(width: 2, height: 2, samples: [0, 80, 160, 255])
        tagged.moreChunks = [("gAMA", bigEndian(100_000)), ("sRGB", [0])]
        seeds["gAMA.png"] = tagged.build()
        // Compressed and filtered by libpng, which the builder's are not.
        seeds["filtered.png"] = try PNG.encode(
            Bitmap(width: 16, height: 16, bytes: (0..<1024).map { UInt8($0 % 256) }), alpha: .premultiplied)

        let squares = JPEGBuilder.squares([[[255, 0, 0], [0, 255, 0]], [[200, 100, 50], [0, 0, 0]]])
        for (name, subsampling) in [("444", TJSAMP_444), ("422", TJSAMP_422), ("420", TJSAMP_420)] {
            for isProgressive in [false, true] {
                var builder = squares
                (builder.subsampling, builder.isProgressive) = (subsampling, isProgressive)
                seeds["\(isProgressive ? "progressive-" : "")\(name).jpeg"] = try builder.build()
            }
        }
        let grey = (0..<64).map { UInt8($0 * 4) }
        seeds["grey.jpeg"] = try JPEGBuilder(
            width: 8, height: 8, samples: grey, format: TJPF_GRAY, subsampling: TJSAMP_GRAY
        ).build()
        seeds["CMYK.jpeg"] = try JPEGBuilder(width: 4, height: 4, samples: grey, format: TJPF_CMYK).build()
        for orientation in [3, 6] as [UInt8] {
            var turned = squares
            let entry: [UInt8] = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
            turned.segments = [(0xE1, Array("Exif\0\0MM\0*\0\0\0\u{8}\0\u{1}".utf8) + entry + [0, 0, 0, 0])]
            seeds["turned-\(orientation).jpeg"] = try turned.build()
        }
        return seeds
    }
}
