import ShaderHost
import ShaderKernels
import TestSupport
import Testing

/// Which pixels come first, and where pictures are on their way.
@Suite("Crossing motions")
struct CrossingMotionTests {
    // Twelve pixels of each picture: a… in the outgoing one, A… in the incoming one.
    private static let outgoing = "abcd/efgh/ijkl"
    private static let incoming = "ABCD/EFGH/IJKL"

    private func picture(_ text: String) throws -> Bitmap {
        let letters = text.utf8.filter { $0 != UInt8(ascii: "/") }
        return try Bitmap(width: 4, height: 3, bytes: letters.flatMap { [$0, 0, 255 - $0, 255] })
    }

    private func text(_ crossing: Crossing, _ progress: Double) throws -> String {
        let result = try picture(Self.outgoing).crossed(crossing, to: picture(Self.incoming), progress)
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
            let pixels = try picture.outgoing.crossed(crossing, to: picture.incoming, 0.5).pixels
            #expect(Set((0..<16).filter { pixels[$0][3] == 0 }) == left, "\(crossing)")
            #expect(pixels.allSatisfy { $0[3] == 0 || $0[3] == 255 })
        }
    }

    private func shares(_ crossing: Crossing, _ progress: Double, width: Int, height: Int) throws -> [UInt8] {
        let white = try Bitmap(
            width: width, height: height, bytes: [UInt8](repeating: 255, count: width * height * 4))
        let result = try Bitmap(width: width, height: height).crossed(crossing, to: white, progress)
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

    /// The outgoing picture stays longest in the corner of the name, and the corners beside it see the same.
    @Test func diagonals() throws {
        let expected: [(Crossing, [Int])] = [
            (.diagonalTopLeft, [0, 4, 20, 24]), (.diagonalTopRight, [4, 0, 24, 20]),
            (.diagonalBottomLeft, [20, 0, 24, 4]), (.diagonalBottomRight, [24, 4, 20, 0]),
        ]
        for (crossing, corners) in expected {
            let alphas = try shares(crossing, 0.6, width: 5, height: 5)
            let (own, side, otherSide, opposite) = (
                alphas[corners[0]], alphas[corners[1]], alphas[corners[2]], alphas[corners[3]]
            )
            #expect(own <= side, "\(crossing)")
            #expect(side == otherSide && side < opposite, "\(crossing)")
        }
    }

    /// Five slices of two pixels: of those that open now the half towards which they go is open first, and all behind them
    /// are.
    @Test func slices() throws {
        func row(_ crossing: Crossing, _ progress: Double, width: Int, height: Int) throws -> [UInt8] {
            let white = try Bitmap(
                width: width, height: height, bytes: [UInt8](repeating: 255, count: width * height * 4))
            let effect = EmptyVisualEffect().crossing(
                crossing, to: white, progress: progress, parameters: CrossingParameters(sliceCount: 5))
            return try Bitmap(width: width, height: height).applying(effect).pixels.map { $0[3] }
        }
        // Of a way f the share is that of f + ½ in its half: a slice is open by half where f is a quarter from the front.
        let left = try row(.sliceLeft, 0.5, width: 10, height: 1)
        #expect(left[0] == 0 && left[1] == 0 && left[9] == 255 && left[8] == 255)
        #expect(stride(from: 0, to: 10, by: 2).allSatisfy { left[$0] >= left[$0 + 1] })
        #expect(left.contains { $0 > 0 && $0 < 255 })
        #expect(try row(.sliceRight, 0.5, width: 10, height: 1) == left.reversed())
        #expect(try row(.sliceUp, 0.5, width: 1, height: 10) == left)
        #expect(try row(.sliceDown, 0.5, width: 1, height: 10) == left.reversed())
    }

    /// Lines go their own ways, in the direction of the wind.
    @Test func winds() throws {
        let left = try shares(.windLeft, 0.5, width: 12, height: 4)
        let rows = (0..<4).map { Array(left[12 * $0..<12 * ($0 + 1)]) }
        #expect(rows.allSatisfy { $0 == $0.sorted() && $0[0] == 0 && $0[11] == 255 })
        #expect(Set(rows).count == 4)
        let right = try shares(.windRight, 0.5, width: 12, height: 4)
        #expect((0..<4).allSatisfy { Array(right[12 * $0..<12 * ($0 + 1)]) == rows[$0].reversed() })
        let up = try shares(.windUp, 0.5, width: 4, height: 12)
        let down = try shares(.windDown, 0.5, width: 4, height: 12)
        for column in 0..<4 {
            #expect((0..<12).map { up[4 * $0 + column] } == rows[column])
            #expect((0..<12).map { down[4 * $0 + column] } == rows[column].reversed())
        }
    }

    /// Rows are blurred, and know nothing of each other; columns are not.
    @Test func blursAlongRows() throws {
        let stripes = try Bitmap(grays: (0..<16 * 9).map { $0 / 16 % 2 == 0 ? 40 : 200 }, width: 16)
        #expect(try stripes.crossed(.blurHorizontal, to: stripes, 0.5) == stripes)
        let columns = try Bitmap(grays: (0..<16 * 9).map { $0 % 16 < 8 ? 0 : 200 }, width: 16)
        let blurred = try columns.crossed(.blurHorizontal, to: columns, 0.5).pixels.map { $0[0] }
        #expect((1..<9).allSatisfy { blurred[16 * $0..<16 * ($0 + 1)].elementsEqual(blurred[0..<16]) })
        #expect(Array(blurred[0..<16]) == blurred[0..<16].sorted() && blurred[7] > 60 && blurred[8] < 140)
        // The mean of 9 pixels has a variance of 80/12, 2.58²; a Gaussian of that has Φ(½/2.58) = 0.577 of the step at half
        // a pixel from it, less what the edge of the picture, 3 standard deviations away, lacks.
        #expect(abs(Double(blurred[8]) - 200 * 0.577) <= 2 && Int(blurred[7]) + Int(blurred[8]) == 200)
        // The blur is the same at both ends, and gone close to them.
        #expect(
            try columns.crossed(.blurHorizontal, to: columns, 0.2)
                == columns.crossed(.blurHorizontal, to: columns, 0.8))
        #expect(try columns.crossed(.blurHorizontal, to: columns, 0.02) == columns)
    }

    /// Half a pixel on, both pictures have half of the pixel that they meet in, and each has moved by half of one.
    @Test func slidesGoOnBetweenPixels() throws {
        let outgoing = try Bitmap(grays: [0, 40, 80, 120], width: 4)
        let incoming = try Bitmap(grays: [200, 180, 160, 140], width: 4)
        let slide = try outgoing.crossed(.slideLeft, to: incoming, 0.375)
        #expect(slide.pixels.map { $0[0] } == [60, 100, 160, 190])
        #expect(slide.pixels.allSatisfy { $0[3] == 255 })
    }

    /// A squeezed picture is the average of what it was, beside the other one.
    @Test func squeezesAverage() throws {
        let outgoing = try Bitmap(grays: [0, 40, 80, 120], width: 4)
        let white = try Bitmap(grays: [255, 255, 255, 255], width: 4)
        #expect(
            try outgoing.crossed(.squeezeVertical, to: white, 0.5).pixels.map { $0[0] } == [
                255, 20, 100, 255,
            ])
        let upright = try Bitmap(width: 1, height: 4, bytes: outgoing.bytes)
        let uprightWhite = try Bitmap(width: 1, height: 4, bytes: white.bytes)
        #expect(
            try upright.crossed(.squeezeHorizontal, to: uprightWhite, 0.5).pixels.map { $0[0] }
                == [255, 20, 100, 255])
    }

    /// Halfway into a picture's middle there is its middle, from corner to corner.
    @Test func zoomsIntoTheMiddle() throws {
        let outgoing = try Bitmap.anyBytes(width: 5, height: 3, seed: 8)
        let incoming = try Bitmap.anyBytes(width: 5, height: 3, seed: 9)
        #expect(
            try outgoing.crossed(.zoomIn, to: incoming, 0.5).pixels
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
            try pictures[0].crossed(.pixelize, to: pictures[1], 0.5)
                == tiles[0].crossed(.fade, to: tiles[1], 0.5))
        // Only the length of the shorter side counts, and how far it is to the nearer end.
        #expect(
            try pictures[0].crossed(.pixelize, to: pictures[0], 0.3)
                == pictures[0].crossed(.pixelize, to: pictures[0], 0.7))
    }
}
