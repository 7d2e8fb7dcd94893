import ShaderHost
import ShaderKernels
import Testing

@Suite("Crossings")
struct CrossingTests {
    private func crossed(
        _ crossing: Crossing, from outgoing: Bitmap, to incoming: Bitmap, _ progress: Double
    ) throws -> Bitmap {
        try outgoing.applying(EmptyVisualEffect().crossing(crossing, to: incoming, progress: progress))
    }

    private static let sizes = [(1, 1), (3, 3), (5, 4), (19, 1), (1, 7)]

    /// Every byte, NaNs and colours beyond their alpha included.
    @Test(arguments: Crossing.allCases, PixelFormat.allCases)
    func endsAreThePictures(crossing: Crossing, format: PixelFormat) throws {
        for (width, height) in Self.sizes {
            let outgoing = try Bitmap.anyBytes(width: width, height: height, format: format, seed: 2)
            let incoming = try Bitmap.anyBytes(width: width, height: height, format: format, seed: 3)
            for progress in [0, -0.0, -0.3, -.infinity, .nan] {
                #expect(try crossed(crossing, from: outgoing, to: incoming, progress) == outgoing)
            }
            for progress in [1, (1.0).nextUp, 1.3, 1e300, .infinity] {
                #expect(try crossed(crossing, from: outgoing, to: incoming, progress) == incoming)
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
            #expect(try crossed(crossing, from: outgoing, to: incoming, progress) == outgoing)
        }
        for progress in [(1.0).nextDown, 1 - 1e-15] {
            #expect(try crossed(crossing, from: outgoing, to: incoming, progress) == incoming)
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
                let result = try crossed(crossing, from: opaque[0], to: opaque[1], Double(step) / 64)
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

    /// Opaque greys.
    private func row(_ grays: [UInt8], width: Int) throws -> Bitmap {
        try Bitmap(width: width, height: grays.count / width, bytes: grays.flatMap { [$0, $0, $0, 255] })
    }

    /// White comes over black, and does not go again.
    @Test(arguments: Crossing.allCases.filter { ![.fadeWhite, .circleCrop, .rectangleCrop].contains($0) })
    func whatHasComeStays(crossing: Crossing) throws {
        let black = try row(Array(repeating: 0, count: 54), width: 9)
        let white = try row(Array(repeating: 255, count: 54), width: 9)
        var previous = black.bytes
        for step in 1...50 {
            let bytes = try crossed(crossing, from: black, to: white, Double(step) / 50).bytes
            #expect(zip(previous, bytes).allSatisfy { $0 <= $1 }, "\(step)/50")
            previous = bytes
        }
        #expect(previous == white.bytes)
    }

    // Twelve pixels of each picture: a… in the outgoing one, A… in the incoming one.
    private static let outgoing = "abcd/efgh/ijkl"
    private static let incoming = "ABCD/EFGH/IJKL"

    private func picture(_ text: String) throws -> Bitmap {
        let letters = text.utf8.filter { $0 != UInt8(ascii: "/") }
        return try Bitmap(width: 4, height: 3, bytes: letters.flatMap { [$0, 0, 255 - $0, 255] })
    }

    private func text(_ crossing: Crossing, _ progress: Double) throws -> String {
        let result = try crossed(
            crossing, from: picture(Self.outgoing), to: picture(Self.incoming), progress)
        let letters = result.pixels.map { String(decoding: $0.prefix(1), as: UTF8.self) }
        return [0, 4, 8].map { letters[$0..<$0 + 4].joined() }.joined(separator: "/")
    }

    /// After a quarter of the way along four columns, a third along three rows.
    @Test func directions() throws {
        let (quarter, third) = (0.25, 1.0 / 3)
        let expected: [(Crossing, Double, String)] = [
            (.wipeLeft, quarter, "abcD/efgH/ijkL"), (.wipeRight, quarter, "Abcd/Efgh/Ijkl"),
            (.wipeUp, third, "abcd/efgh/IJKL"), (.wipeDown, third, "ABCD/efgh/ijkl"),
            (.slideLeft, quarter, "bcdA/fghE/jklI"), (.slideRight, quarter, "Dabc/Hefg/Lijk"),
            (.slideUp, third, "efgh/ijkl/ABCD"), (.slideDown, third, "IJKL/abcd/efgh"),
            (.coverLeft, quarter, "abcA/efgE/ijkI"), (.coverRight, quarter, "Dbcd/Hfgh/Ljkl"),
            (.coverUp, third, "abcd/efgh/ABCD"), (.coverDown, third, "IJKL/efgh/ijkl"),
            (.revealLeft, quarter, "bcdD/fghH/jklL"), (.revealRight, quarter, "Aabc/Eefg/Iijk"),
            (.revealUp, third, "efgh/ijkl/IJKL"), (.revealDown, third, "ABCD/abcd/efgh"),
        ]
        for (crossing, progress, picture) in expected {
            #expect(try text(crossing, progress) == picture, "\(crossing)")
        }
        #expect(try text(.coverLeft, 0.75) == "aABC/eEFG/iIJK")
        #expect(try text(.revealUp, 2 / 3) == "ijkl/EFGH/IJKL")
    }

    /// What is left of the outgoing picture is a rectangle in the corner of the name.
    @Test func corners() throws {
        let picture = (
            outgoing: try Bitmap(width: 4, height: 4),
            incoming: try Bitmap(
                width: 4, height: 4, bytes: [UInt8](repeating: 255, count: 64))
        )
        let expected: [(Crossing, Set<Int>)] = [
            (.wipeTopLeft, [0, 1, 4, 5]), (.wipeTopRight, [2, 3, 6, 7]), (.wipeBottomLeft, [8, 9, 12, 13]),
            (.wipeBottomRight, [10, 11, 14, 15]),
        ]
        for (crossing, left) in expected {
            let pixels = try crossed(crossing, from: picture.outgoing, to: picture.incoming, 0.5).pixels
            #expect(Set((0..<16).filter { pixels[$0][3] == 0 }) == left, "\(crossing)")
            #expect(pixels.allSatisfy { $0[3] == 0 || $0[3] == 255 })
        }
    }

    private func shares(_ crossing: Crossing, _ progress: Double, width: Int, height: Int) throws -> [UInt8] {
        let count = width * height * 4
        let result = try crossed(
            crossing, from: Bitmap(width: width, height: height),
            to: Bitmap(width: width, height: height, bytes: [UInt8](repeating: 255, count: count)), progress)
        return result.pixels.map { $0[3] }
    }

    /// Soft edges run the same way, and slits and circles begin where they say.
    @Test func softDirections() throws {
        let row = try shares(.smoothLeft, 0.5, width: 6, height: 1)
        #expect(row == row.sorted() && row[0] < row[5])
        #expect(try shares(.smoothRight, 0.5, width: 6, height: 1) == row.reversed())
        #expect(try shares(.smoothUp, 0.5, width: 1, height: 6) == row)
        #expect(try shares(.smoothDown, 0.5, width: 1, height: 6) == row.reversed())
        for (open, close, width) in [
            (.verticalOpen, .verticalClose, 7), (.horizontalOpen, .horizontalClose, 1),
            (.circleOpen, .circleClose, 7),
        ] as [(Crossing, Crossing, Int)] {
            let opening = try shares(open, 0.4, width: width, height: 8 - width)
            #expect(
                opening == opening.reversed() && opening[3] > opening[2] && opening[2] > opening[1], "\(open)")
            let closing = try shares(close, 0.6, width: width, height: 8 - width)
            #expect(
                closing == closing.reversed() && closing[3] < closing[2] && closing[2] < closing[1], "\(close)")
        }
        // Along a slit all is the same.
        #expect(try Set(shares(.verticalOpen, 0.4, width: 1, height: 6)).count == 1)
        #expect(try Set(shares(.horizontalOpen, 0.4, width: 6, height: 1)).count == 1)
    }

    /// Half a pixel on, both pictures have half of the pixel that they meet in, and each has moved by half of one.
    @Test func slidesGoOnBetweenPixels() throws {
        let outgoing = try row([0, 40, 80, 120], width: 4)
        let incoming = try row([200, 180, 160, 140], width: 4)
        let slide = try crossed(.slideLeft, from: outgoing, to: incoming, 0.375)
        #expect(slide.pixels.map { $0[0] } == [60, 100, 160, 190])
        #expect(slide.pixels.allSatisfy { $0[3] == 255 })
    }

    /// A squeezed picture is the average of what it was, beside the other one.
    @Test func squeezesAverage() throws {
        let outgoing = try row([0, 40, 80, 120], width: 4)
        let white = try row([255, 255, 255, 255], width: 4)
        #expect(
            try crossed(.squeezeVertical, from: outgoing, to: white, 0.5).pixels.map { $0[0] } == [
                255, 20, 100, 255,
            ])
        let upright = try Bitmap(width: 1, height: 4, bytes: outgoing.bytes)
        let uprightWhite = try Bitmap(width: 1, height: 4, bytes: white.bytes)
        #expect(
            try crossed(.squeezeHorizontal, from: upright, to: uprightWhite, 0.5).pixels.map { $0[0] }
                == [255, 20, 100, 255])
    }

    /// Halfway into a picture's middle there is its middle, from corner to corner.
    @Test func zoomsIntoTheMiddle() throws {
        let outgoing = try Bitmap.anyBytes(width: 5, height: 3, seed: 8)
        let incoming = try Bitmap.anyBytes(width: 5, height: 3, seed: 9)
        #expect(
            try crossed(.zoomIn, from: outgoing, to: incoming, 0.5).pixels
                == Array(repeating: outgoing.pixels[7], count: 15))
    }

    /// Of 40×20 points the largest tiles have an edge of 1, and lie around the corners of pixels.
    @Test func tilesAreOfBoth() throws {
        let start = EmptyVisualEffect()
        let pictures = try [10, 11].map {
            try Bitmap.anyBytes(width: 40, height: 20, seed: $0).applying(start, format: .rgba32Float)
        }
        let tiles = try pictures.map {
            try $0.applying(
                start.distortionEffect(Mosaic2(value: 1, tileSize: 1), maxSampleOffset: .zero))
        }
        #expect(
            try crossed(.pixelize, from: pictures[0], to: pictures[1], 0.5)
                == crossed(.fade, from: tiles[0], to: tiles[1], 0.5))
        // Only the length of the shorter side counts, and how far it is to the nearer end.
        #expect(
            try crossed(.pixelize, from: pictures[0], to: pictures[0], 0.3)
                == crossed(.pixelize, from: pictures[0], to: pictures[0], 0.7))
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
                crossing, to: picture, progress: 0.5, color: Color(red: 1, green: 0.2, blue: 0, opacity: 0.6))
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
            #expect(throws: PixelError.self) {
                try Renderer().render(
                    EmptyVisualEffect().crossing(.fade, to: Color.white, progress: 0.5),
                    from: PixelView(pixels),
                    into: pixels)
            }
        }
    }
}
