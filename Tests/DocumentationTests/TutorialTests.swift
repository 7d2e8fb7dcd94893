import Foundation
import ShaderHost
import Testing

@Suite("Tutorial")
struct TutorialTests {
    @Test func firstSteps() throws {
        let photo = try evening()
        #expect(photo.pixel(0, 0) == [26, 26, 102, 255])
        #expect(try gray(photo).pixel(0, 0) == [51, 51, 51, 255])
        #expect(photo.pixel(320, 180) == [255, 230, 153, 255], "the sun")

        let framed = try framed(photo)
        #expect(framed.pixel(0, 0)[3] == 0)
        #expect(framed.pixel(320, 180)[3] == 255)

        let pushed = try pushed(photo, at: -0.5)
        #expect([0, 319, 320].map { pushed.pixel($0, 0)[3] } == [128, 128, 0])
    }

    @Test func ownTransition() throws {
        let white = try gray(255, width: 80, height: 1)
        let half = try white.applying(EmptyVisualEffect().colorEffect(Blinds(openness: 0.5, width: 40)))
        #expect((0..<80).map { half.pixel($0, 0)[3] } == (0..<80).map { $0 % 40 < 20 ? 255 : 0 })
        let (closed, open) = (Blinds(openness: 0, width: 40), Blinds(openness: 1, width: 40))
        #expect(try white.applying(EmptyVisualEffect().colorEffect(closed)).bytes.allSatisfy { $0 == 0 })
        #expect(try white.applying(EmptyVisualEffect().colorEffect(open)) == white)
    }

    @Test func film() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "film-\(UUID()).rgba")
        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let handle = try FileHandle(forWritingTo: file)
        try writeFilm(of: gray(255, width: 80, height: 2), to: handle)
        try handle.close()

        // How many of the 40 points of a stripe are to be seen: none at first, all from the spring's overshoot on, none in the end.
        let bytes = try Data(contentsOf: file)
        #expect(bytes.count == 75 * 80 * 2 * 4)
        func open(_ frame: Int) -> Int { (0..<40).map { Int(bytes[frame * 640 + $0 * 4 + 3]) }.reduce(0, +) }
        #expect([0, 8, 44, 74].map(open) == [0, 40 * 255, 40 * 255, 0])
        #expect(open(2) > 0 && open(2) < open(5))
    }
}
