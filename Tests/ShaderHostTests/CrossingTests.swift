import ShaderHost
import ShaderKernels
import TestSupport
import Testing

@Suite("Crossings")
struct CrossingTests {
    private static let sizes = [(1, 1), (3, 3), (5, 4), (19, 1), (1, 7)]

    /// Every byte, NaNs and colours beyond their alpha included.
    @Test(arguments: Crossing.allCases, PixelFormat.allCases)
    func endsAreThePictures(crossing: Crossing, format: PixelFormat) throws {
        for (width, height) in Self.sizes {
            let outgoing = try Bitmap.anyBytes(width: width, height: height, format: format, seed: 2)
            let incoming = try Bitmap.anyBytes(width: width, height: height, format: format, seed: 3)
            for progress in [0, -0.0, -0.3, -.infinity, .nan] {
                #expect(try outgoing.crossed(crossing, to: incoming, progress) == outgoing)
            }
            for progress in [1, (1.0).nextUp, 1.3, 1e300, .infinity] {
                #expect(try outgoing.crossed(crossing, to: incoming, progress) == incoming)
            }
        }
    }

    /// Close to an end there is that end's picture, also where it is translucent: nothing jumps.
    @Test(arguments: Crossing.allCases)
    func nothingJumps(crossing: Crossing) throws {
        var (outgoing, incoming) = try (
            Bitmap.anyBytes(width: 7, height: 5, seed: 4), Bitmap.anyBytes(width: 7, height: 5, seed: 5)
        )
        try outgoing.withMutablePixels { $0.premultiply() }
        try incoming.withMutablePixels { $0.premultiply() }
        for progress in [1e-300, 1e-15] {
            #expect(try outgoing.crossed(crossing, to: incoming, progress) == outgoing)
        }
        for progress in [(1.0).nextDown, 1 - 1e-15] {
            #expect(try outgoing.crossed(crossing, to: incoming, progress) == incoming)
        }
    }

    /// Opaque pictures stay opaque, at every edge and between pixels; two fades laid over each other would come to 191.
    @Test(arguments: Crossing.allCases)
    func opaqueStaysOpaque(crossing: Crossing) throws {
        for (width, height) in [(13, 9), (8, 8)] {
            let opaque = try [6, 7].map { (seed: UInt64) in
                let bytes = try Bitmap.anyBytes(width: width, height: height, seed: seed).bytes
                return try Bitmap(
                    width: width, height: height,
                    bytes: bytes.enumerated().map { $0.offset % 4 == 3 ? 255 : $0.element })
            }
            for step in 0...64 {
                let result = try opaque[0].crossed(crossing, to: opaque[1], Double(step) / 64)
                #expect(result.pixels.allSatisfy { $0[3] == 255 }, "\(step)/64")
            }
        }
    }

    /// Crossings count in shares of the picture and in pixels: twice as many pixels a point change no byte.
    @Test(arguments: Crossing.allCases)
    func scalesDoNotShow(crossing: Crossing) throws {
        let (outgoing, incoming) = try (
            Bitmap.anyBytes(width: 26, height: 15), Bitmap.anyBytes(width: 26, height: 15, seed: 2)
        )
        for progress in [0.07, 0.3, 0.5, 0.81] {
            let effect = EmptyVisualEffect().crossing(crossing, to: incoming, progress: progress)
            #expect(
                try outgoing.applying(effect, renderer: Renderer(displayScale: 2)) == outgoing.applying(effect))
        }
    }

    /// Every byte is written: what was there before does not show.
    @Test(arguments: Crossing.allCases)
    func everythingIsWritten(crossing: Crossing) throws {
        let (outgoing, incoming) = try (
            Bitmap.anyBytes(width: 9, height: 5), Bitmap.anyBytes(width: 9, height: 5, seed: 2)
        )
        for progress in [0, 0.25, 0.5, 0.8, 1] {
            let effect = EmptyVisualEffect().crossing(crossing, to: incoming, progress: progress)
            let results = try [0xCD, 0x3F].map { (byte: UInt8) in
                var result = try Bitmap(
                    width: 9, height: 5, bytes: [UInt8](repeating: byte, count: outgoing.bytes.count))
                try outgoing.withPixels { source in
                    try result.withMutablePixels { try Renderer().render(effect, from: source, into: $0) }
                }
                return result
            }
            #expect(results[0] == results[1])
        }
    }

    /// White comes over black, and does not go again.
    @Test(arguments: Crossing.allCases.filter { ![.fadeWhite, .circleCrop, .rectangleCrop].contains($0) })
    func whatHasComeStays(crossing: Crossing) throws {
        let black = try Bitmap(grays: Array(repeating: 0, count: 54), width: 9)
        let white = try Bitmap(grays: Array(repeating: 255, count: 54), width: 9)
        var previous = black.bytes
        for step in 1...50 {
            let bytes = try black.crossed(crossing, to: white, Double(step) / 50).bytes
            #expect(zip(previous, bytes).allSatisfy { $0 <= $1 }, "\(step)/50")
            previous = bytes
        }
        #expect(previous == white.bytes)
    }

    /// What comes in starts from the content, after the effects before the crossing.
    @Test func incomingSeesTheContent() throws {
        let picture = try Bitmap.anyBytes(width: 6, height: 4, seed: 12)
        let gray = EmptyVisualEffect().colorEffect(Gray())
        for crossing in Crossing.allCases where crossing != .fadeBlack && crossing != .fadeWhite {
            let same = gray.crossing(.fade, to: EmptyVisualEffect(), progress: 0.5)
            #expect(try picture.applying(same) == picture.applying(gray), "\(crossing)")
            let end = gray.crossing(crossing, to: EmptyVisualEffect().opacity(0.5), progress: 1)
            #expect(try picture.applying(end) == picture.applying(gray.opacity(0.5)))
            // The same as of a picture that is there.
            let drawn = try picture.applying(gray, format: .rgba32Float)
            #expect(
                try picture.applying(
                    gray.crossing(crossing, to: EmptyVisualEffect().opacity(0.5), progress: 0.3))
                    == drawn.applying(
                        EmptyVisualEffect().crossing(
                            crossing, to: EmptyVisualEffect().opacity(0.5), progress: 0.3),
                        format: picture.format))
        }
    }

    @Test func colorsAreAroundCrops() throws {
        let picture = try Bitmap.anyBytes(width: 5, height: 5, seed: 13)
        for crossing in [Crossing.circleCrop, .rectangleCrop] {
            let effect = EmptyVisualEffect().crossing(
                crossing, to: picture, progress: 0.5,
                parameters: CrossingParameters(
                    color: Color(red: 1, green: 0.2, blue: 0, opacity: 0.6)))
            #expect(try Set(picture.applying(effect).pixels) == [[153, 31, 0, 153]])
        }
    }

    @Test func itsPassesInWords() {
        func passes(_ effect: some VisualEffect) -> [String] {
            effect.passes(for: Size(width: 40, height: 30)).map(\.description)
        }
        let start = EmptyVisualEffect()
        let gray = start.colorEffect(Gray())
        #expect(passes(start.crossing(.fade, to: Color.white, progress: 0.5)).count == 1)
        #expect(passes(gray.crossing(.fade, to: Color.white, progress: 0)) == ["colour by Gray"])
        #expect(
            passes(gray.crossing(.wipeLeft, to: start.brightness(0.1), progress: 0.5))
                == ["colour by Gray", "(copy) to (colour by ColorMatrix) by wipeLeft"])
        #expect(
            passes(gray.crossing(.wipeLeft, to: start.brightness(0.1), progress: 1))
                == ["colour by Gray", "colour by ColorMatrix"])
        #expect(
            passes(gray.crossing(.revealUp, to: Color.white, progress: 0.5)).first == "colour by Gray")
        #expect(
            passes(start.crossing(.squeezeVertical, to: start, progress: 0.5)) == [
                "average areas of 2.0×1.0 pixels",
                "(sample where Projection points) to (copy) by squeezeVertical",
            ])
        #expect(
            passes(gray.crossing(.blurHorizontal, to: Color.white, progress: 0.5)).prefix(2)
                == ["colour by Gray", "blur rows, 6.0553007081949835 points"])
    }

    @Test func identityAndSource() {
        let size = Size(width: 4, height: 3)
        let start = EmptyVisualEffect()
        #expect(start.crossing(.slideUp, to: start, progress: 0).isIdentity(for: size))
        #expect(!start.crossing(.slideUp, to: start, progress: 1e-300).isIdentity(for: size))
        #expect(!start.colorEffect(Gray()).crossing(.fade, to: start, progress: 0).isIdentity(for: size))
        func readsSource<Effect: VisualEffect>(_ effect: Effect) -> Bool { Effect.readsSource }
        #expect(readsSource(start.crossing(.fade, to: Color.white, progress: 1)))
        #expect(!readsSource(Color.black.drawing.crossing(.fade, to: start, progress: 1)))
    }

    /// What moves is read elsewhere than it is written.
    @Test func doesNotWorkInPlace() throws {
        var picture = try Bitmap.anyBytes(width: 4, height: 3)
        try picture.withMutablePixels { pixels in
            _ = #expect(throws: PixelError.self) {
                try Renderer().render(
                    EmptyVisualEffect().crossing(.fade, to: Color.white, progress: 0.5),
                    from: PixelView(pixels),
                    into: pixels)
            }
        }
    }
}
