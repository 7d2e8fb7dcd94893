import ImageFiles
import PictureBuilders
import ShaderHost
import Testing

@Suite("PNG decoding")
struct PNGDecodingTests {
    @Test(arguments: PNGKind.all)
    func everyKindInEverySmallSize(kind: PNGKind) throws {
        for width in 1...9 {
            for height in 1...9 {
                let picture = kind.picture(width: width, height: height, seed: UInt64(width * 16 + height))
                let file = picture.build()
                let straight = kind.straightPixels(of: picture)
                let asStored = try PNG.decode(file, alpha: .premultiplied)
                #expect(asStored.format == .rgba8 && asStored.width == width && asStored.height == height)
                expect(asStored, straight)
                expect(try PNG.decode(file), straight.map(premultiplied))
            }
        }
    }

    /// Reports the first wrong pixel only.
    private func expect(_ bitmap: Bitmap, _ pixels: [[UInt8]]) {
        let bytes = bitmap.bytes
        guard bytes != pixels.flatMap({ $0 }) else { return }
        for (index, pixel) in pixels.enumerated() where pixel != Array(bytes.dropFirst(4 * index).prefix(4)) {
            let found = Array(bytes.dropFirst(4 * index).prefix(4))
            Issue.record("\(bitmap.width)×\(bitmap.height), pixel \(index) is \(found), not \(pixel)")
            return
        }
    }

    @Test func sixteenBitsAreRoundedToNearest() throws {
        let file = PNGBuilder(width: 256, height: 256, depth: 16, samples: Array(0...65535)).build()
        let bytes = try PNG.decode(file).bytes
        for value in 0...65535 {
            let expected = UInt8((Double(value) / 257).rounded())
            guard bytes[4 * value] == expected else {
                Issue.record("\(value) became \(bytes[4 * value]), not \(expected)")
                return
            }
        }
    }

    @Test func anIndexBeyondThePaletteIsOpaqueBlack() throws {
        var picture = PNGBuilder(width: 2, height: 1, colourType: 3, samples: [0, 7], palette: [1, 2, 3])
        #expect(try PNG.decode(picture.build()).bytes == [1, 2, 3, 255, 0, 0, 0, 255])
        picture.transparency = [128]
        #expect(try PNG.decode(picture.build()).bytes == [1, 1, 2, 128, 0, 0, 0, 255])
    }

    /// Samples mean the same whatever the file says about colour: no such chunk may change one.
    @Test(arguments: [(0, 8), (0, 16), (2, 8), (2, 16), (3, 8), (4, 8), (4, 16), (6, 8), (6, 16)])
    func colourChunksChangeNothing(colourType: Int, depth: Int) throws {
        let kind = PNGKind(
            colourType: colourType, depth: depth, hasTransparencyChunk: false, isInterlaced: false)
        var picture = kind.picture(width: 9, height: 9, seed: 1)
        let untagged = try PNG.decode(picture.build())
        let gamma = { (value: Int) -> PNGBuilder.Chunk in ("gAMA", bigEndian(value)) }
        let sRGB: PNGBuilder.Chunk = ("sRGB", [0])
        let chromaticities: PNGBuilder.Chunk = (
            "cHRM", [31270, 32900, 70800, 29200, 17000, 79700, 13100, 4600].flatMap { bigEndian($0) }
        )
        let profile: PNGBuilder.Chunk = ("iCCP", Array("a profile\0\0".utf8) + zlibStored(linearProfile))
        let tags: [[PNGBuilder.Chunk]] = [
            [gamma(45455)], [gamma(100_000)], [gamma(55556)], [gamma(0)], [sRGB], [sRGB, gamma(100_000)],
            [gamma(100_000), sRGB], [gamma(100_000), chromaticities], [profile], [gamma(100_000), profile],
            [profile, gamma(100_000)], [("cICP", [9, 16, 0, 1])], [("sBIT", [1])], [("bKGD", [0, 9])],
        ]
        for tag in tags {
            picture.moreChunks = tag
            let types: Comment = "\(tag.map(\.type))"
            #expect(try PNG.decode(picture.build()) == untagged, types)
        }
    }

    /// The start of a profile of linear RGB: enough of a header that a colour-managed reader would look at it.
    private var linearProfile: [UInt8] {
        var profile = [UInt8](repeating: 0, count: 132)
        profile.replaceSubrange(0..<4, with: bigEndian(132))
        profile.replaceSubrange(8..<12, with: [2, 0x20, 0, 0])
        profile.replaceSubrange(12..<24, with: "mntrRGB XYZ ".utf8)
        profile.replaceSubrange(36..<40, with: "acsp".utf8)
        profile.replaceSubrange(68..<80, with: bigEndian(0xF6D6) + bigEndian(0x10000) + bigEndian(0xD32D))
        return profile
    }
}
