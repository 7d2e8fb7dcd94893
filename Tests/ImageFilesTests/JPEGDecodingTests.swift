import CTurboJPEG
import ImageFiles
import PictureBuilders
import ShaderHost
import Testing

@Suite("JPEG decoding")
struct JPEGDecodingTests {
    private let squares = JPEGBuilder.squares([
        [[255, 0, 0], [0, 255, 0], [0, 0, 255]],
        [[255, 255, 255], [0, 0, 0], [200, 100, 50]],
    ])

    private func opaque(_ rgb: [UInt8]) -> [UInt8] {
        stride(from: 0, to: rgb.count, by: 3).flatMap { rgb[$0..<$0 + 3] + [255] }
    }

    @Test func coloursComeBackOpaque() throws {
        let bitmap = try JPEG.decode(squares.build())
        #expect(bitmap.format == .rgba8 && bitmap.width == 24 && bitmap.height == 16)
        #expect(isClose(bitmap.bytes, opaque(squares.samples), within: 2))
        #expect(stride(from: 3, to: bitmap.bytes.count, by: 4).allSatisfy { bitmap.bytes[$0] == 255 })
    }

    /// The same coefficients in another order.
    @Test func progressiveIsTheSamePicture() throws {
        var progressive = squares
        progressive.isProgressive = true
        let file = try progressive.build()
        #expect(file.indices.dropLast().contains { file[$0] == 0xFF && file[$0 + 1] == 0xC2 })
        #expect(try JPEG.decode(file) == JPEG.decode(squares.build()))
    }

    /// C's numbers have a sign from TurboJPEG 3 on.
    @Test(
        arguments: [TJSAMP_444, TJSAMP_422, TJSAMP_420, TJSAMP_440, TJSAMP_411].map { Int($0.rawValue) },
        [1, 7, 16, 33])
    func flatColourSurvivesEverySubsampling(subsampling: Int, size: Int) throws {
        var flat = JPEGBuilder(
            width: size, height: size, samples: (0..<size * size).flatMap { _ in [200, 100, 50] as [UInt8] })
        flat.subsampling = TJSAMP(rawValue: .init(subsampling))
        #expect(try isClose(JPEG.decode(flat.build()).bytes, opaque(flat.samples), within: 2))
    }

    @Test func greyBecomesThreeEqualChannels() throws {
        let grey = JPEGBuilder(
            width: 16, height: 16, samples: (0..<256).map(UInt8.init), format: TJPF_GRAY,
            subsampling: TJSAMP_GRAY)
        let bytes = try JPEG.decode(grey.build()).bytes
        #expect(isClose(bytes, grey.samples.flatMap { [$0, $0, $0, 255] }, within: 2))
        let isGrey = { (pixel: Int) in bytes[pixel] == bytes[pixel + 1] && bytes[pixel] == bytes[pixel + 2] }
        #expect(stride(from: 0, to: bytes.count, by: 4).allSatisfy(isGrey))
    }

    @Test func inkIsMultipliedByBlack() throws {
        // Inverted, as every CMYK JPEG is: 255 is no ink.
        var cmyk = JPEGBuilder.squares([
            [[255, 255, 255, 255], [0, 255, 255, 255], [255, 128, 64, 128], [255, 255, 255, 0]]
        ])
        cmyk.format = TJPF_CMYK
        let expected = JPEGBuilder.squares([
            [[255, 255, 255, 255], [0, 255, 255, 255], [128, 64, 32, 255], [0, 0, 0, 255]]
        ])
        #expect(try isClose(JPEG.decode(cmyk.build()).bytes, expected.samples, within: 2))
    }

    @Test func theSameFileGivesTheSamePixels() throws {
        var photo = squares
        photo.subsampling = TJSAMP_420
        let file = try photo.build()
        #expect(try JPEG.decode(file) == JPEG.decode(file))
    }
}
