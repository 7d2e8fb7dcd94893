import ShaderHost
import Testing

@testable import Workbench

@Suite("Contact sheets")
struct SheetTests {
    @Test func zoomsAreWholeFactors() {
        let zooms: [(Int, Int, Zoom)] = [
            (1920, 1080, .smaller(by: 3)), (641, 2, .smaller(by: 2)), (640, 640, .larger(by: 1)),
            (300, 200, .larger(by: 1)), (385, 2, .larger(by: 1)), (61, 47, .larger(by: 6)),
            (1, 1, .larger(by: 384)), (3, 100_000, .smaller(by: 157)),
        ]
        for (width, height, zoom) in zooms { #expect(ContactSheet.zoom(width: width, height: height) == zoom) }
    }

    @Test func threeOfTheLargestPicturesFit2000Pixels() throws {
        let cell = ContactSheet.Cell(picture: try Bitmap(width: 640, height: 1), label: "a")
        #expect(try ContactSheet([cell, cell, cell, cell]).bitmap().width <= 2000)
    }

    @Test func shrinkingAveragesPremultipliedPixels() throws {
        // One opaque white pixel among clear ones, and a block at the edge that is cut off.
        let clear = [UInt8](repeating: 0, count: 4)
        let white = [UInt8](repeating: 255, count: 4)
        let rows = [[white, clear, white], [clear, clear, [1, 2, 3, 255]]]
        let picture = try Bitmap(width: 3, height: 2, bytes: Array(rows.joined().joined()))
        let small = try picture.zoomed(.smaller(by: 2))
        #expect(small.width == 2 && small.height == 1)
        #expect(small.bytes == [64, 64, 64, 64, 128, 129, 129, 255])
    }

    @Test func enlargingRepeatsPixels() throws {
        let picture = try Bitmap(width: 2, height: 1, bytes: [1, 1, 1, 255, 2, 2, 2, 255])
        let large = try picture.zoomed(.larger(by: 2))
        #expect(large.width == 4 && large.height == 2)
        #expect((0..<8).map { large.bytes[4 * $0] } == [1, 1, 2, 2, 1, 1, 2, 2])
    }

    @Test func transparencyShowsACheckerboard() throws {
        var canvas = Canvas(width: 40, height: 12, color: PixelColor(9, 9, 9, 255))
        canvas.draw(try Bitmap(width: 30, height: 30), x: 10, y: 0)
        #expect(canvas[9, 0] == PixelColor(9, 9, 9, 255))
        #expect(canvas[10, 0] != canvas[20, 0] && canvas[10, 0] == canvas[20, 10] && canvas[10, 0].w == 255)
        let half = try Bitmap(width: 1, height: 1, bytes: [128, 0, 0, 128])
        canvas.draw(half, x: 0, y: 0)
        #expect(canvas[0, 0] == PixelColor(128 + 75, 75, 75, 255))
    }

    @Test func labelsHaveALetterForEverythingTheySay() throws {
        let names = Catalogue.kernels.flatMap { [$0.description.name] + $0.parameters.map(\.name) }
        let missing = LabelFont.rows(of: "\u{FFFD}")
        for character in Set(names.joined() + "0123456789 phase .,-+=:()/%|#e") {
            #expect(LabelFont.rows(of: character) != missing)
            #expect(LabelFont.rows(of: character).allSatisfy { $0.count == LabelFont.glyphWidth })
        }
        #expect(LabelFont.rows(of: "T").first == [true, true, true, true, true])
        #expect(LabelFont.rows(of: "T").count == LabelFont.glyphHeight)
    }

    @Test func lettersAreAllDifferent() {
        let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,-+=:()/%|#"
        #expect(Set(letters.map { LabelFont.rows(of: $0) }).count == letters.count)
    }

    @Test func aLabelSaysWhereTheSceneIs() throws {
        func label(_ phase: Double) throws -> String {
            let sweep = Sweep(
                { _, _ in AnyVisualEffect(EmptyVisualEffect()) }, of: try samplePicture(width: 2, height: 2),
                animation: nil, renderer: Renderer())
            sweep.show(phase: phase)
            return sweep.moment
        }
        #expect(try label(0.25) == "phase +0.25" && label(-1) == "phase -1.00")
        #expect(try label(-0.001) == "phase  0.00")
    }
}
