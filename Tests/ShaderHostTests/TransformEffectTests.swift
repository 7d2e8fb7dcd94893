import ShaderHost
import ShaderKernels
import TestSupport
import Testing

/// Moving content in the plane: SwiftUI's directions, and one sampling for any number of maps.
@Suite("Geometry effects")
struct TransformEffectTests {
    private let start = EmptyVisualEffect()
    private let picture: Bitmap

    init() throws { picture = try .anyBytes(width: 24, height: 16) }

    /// The pixel that is seen at a place; clear outside.
    private func pixel(_ x: Int, _ y: Int) -> [UInt8] {
        (0..<24).contains(x) && (0..<16).contains(y) ? picture.pixels[y * 24 + x] : [0, 0, 0, 0]
    }

    private func expect(
        _ effect: some VisualEffect, isPixelAt place: (_ x: Int, _ y: Int) -> (Int, Int)
    ) throws {
        let actual = try picture.applying(effect).pixels
        for y in 0..<16 {
            for x in 0..<24 {
                let (sourceX, sourceY) = place(x, y)
                let expected = pixel(sourceX, sourceY)
                guard actual[y * 24 + x] == expected else {
                    Issue.record("(\(x), \(y)) is \(actual[y * 24 + x]), not \(expected)")
                    return
                }
            }
        }
    }

    @Test(arguments: [
        (0, 0), (5, 3), (-7, 2), (23, -15), (24, 0), (25, 1), (1000, 0), (-25, 0), (0, 1000), (0, -17),
        (-1_000_000_000, 5),
    ])
    func wholeOffsetsCopyPixels(x: Int, y: Int) throws {
        try expect(start.offset(x: Double(x), y: Double(y))) { ($0 - x, $1 - y) }
    }

    /// Clockwise on the screen, about the middle.
    @Test func quarterTurnsAreExact() throws {
        try expect(start.rotationEffect(.degrees(180))) { (23 - $0, 15 - $1) }
        try expect(start.rotationEffect(.degrees(90))) { (4 + $1, 19 - $0) }
        try expect(start.rotationEffect(.degrees(-90))) { (19 - $1, $0 - 4) }
        try expect(start.rotationEffect(.degrees(90), anchor: .topLeading)) { ($1, -$0 - 1) }
        #expect(try picture.applying(start.rotationEffect(.degrees(360))) == picture)
    }

    @Test func mirrorsAndWholeScales() throws {
        try expect(start.scaleEffect(x: -1)) { (23 - $0, $1) }
        try expect(start.scaleEffect(x: 1, y: -1, anchor: .top)) { ($0, -1 - $1) }
        #expect(try picture.applying(start.scaleEffect(1)) == picture)
    }

    @Test(arguments: [0, .nan, .infinity, -.infinity, 1e-300] as [Double])
    func nothingIsLeftOfWhatHasNoSize(scale: Double) throws {
        let clear = try Bitmap(width: 24, height: 16)
        #expect(try picture.applying(start.scaleEffect(scale)) == clear)
        #expect(try picture.applying(start.scaleEffect(x: scale, y: 1)) == clear)
    }

    @Test(arguments: [.nan, .infinity, 1e300, -1e300] as [Double])
    func whatIsNowhereIsClear(number: Double) throws {
        let clear = try Bitmap(width: 24, height: 16)
        #expect(try picture.applying(start.offset(x: number)) == clear)
        guard !number.isFinite else { return }
        #expect(try picture.applying(start.rotationEffect(.degrees(number))) == clear)
    }

    /// However many maps, and whatever stands between their types, the content is sampled once: two turns that
    /// undo each other leave every byte.
    @Test func mapsAreOne() throws {
        func turned(_ effect: some VisualEffect, _ degrees: Double) -> some VisualEffect {
            effect.rotationEffect(.degrees(degrees))
        }
        let there = turned(turned(turned(start, 30), 60), -90)
        #expect(try picture.applying(there) == picture)
        try expect(start.scaleEffect(0.5).offset(x: 3, y: 1).scaleEffect(2)) { ($0 - 6, $1 - 2) }
        try expect(start.offset(x: 3, y: 1).rotationEffect(.degrees(180))) { (20 - $0, 14 - $1) }
    }

    /// Half a turn about the vertical axis shows the content from behind.
    @Test func turnsInSpace() throws {
        let axis = (x: 0.0, y: 1.0, z: 0.0)
        try expect(start.rotation3DEffect(.degrees(180), axis: axis)) { (23 - $0, $1) }
        try expect(start.rotation3DEffect(.degrees(90), axis: (x: 0, y: 0, z: 2))) { (4 + $1, 19 - $0) }
        #expect(try picture.applying(start.rotation3DEffect(.degrees(0), axis: axis)) == picture)
        #expect(try picture.applying(start.rotation3DEffect(.degrees(70), axis: (x: 0, y: 0, z: 0))) == picture)
        for length in [1e-200, 1e200] {
            try expect(start.rotation3DEffect(.degrees(180), axis: (x: 0, y: length, z: 0))) { (23 - $0, $1) }
        }
        // Edge on.
        let edge = try picture.applying(start.rotation3DEffect(.degrees(90), axis: axis, perspective: 0))
        #expect(try edge == Bitmap(width: 24, height: 16))
    }

    /// Of a turn about the vertical axis by 60° the content is half as wide; the nearer edge is taller.
    @Test func perspective() throws {
        let white = try Bitmap(width: 40, height: 40, bytes: [UInt8](repeating: 255, count: 6400))
        let axis = (x: 0.0, y: 1.0, z: 0.0)
        func alpha(_ perspective: Double) throws -> [[UInt8]] {
            let pixels = try white.applying(
                start.rotation3DEffect(.degrees(60), axis: axis, perspective: perspective)
            ).pixels
            return (0..<40).map { y in (0..<40).map { pixels[y * 40 + $0][3] } }
        }
        let flat = try alpha(0)
        #expect(flat.allSatisfy { $0 == flat[0] })
        #expect(flat[20].count { $0 == 255 } == 20)
        let deep = try alpha(1)
        let heights = (0..<40).map { x in deep.count { $0[x] > 127 } }
        let (left, right) = (heights.first { $0 > 0 } ?? 0, heights.last { $0 > 0 } ?? 0)
        #expect(left != right)
    }

    /// A map of one's own, which asks for the size.
    @Test func anOwnMap() throws {
        struct Slide: GeometryEffect {
            func effectValue(size: Size) -> ProjectionTransform { .translation(x: size.width / 4, y: 0) }
        }
        try expect(start.modifier(Slide())) { ($0 - 6, $1) }
        let doubled = Renderer(displayScale: 2)
        let effect = start.offset(x: 3, y: 2)
        #expect(try picture.applying(effect, renderer: doubled) == picture.applying(start.offset(x: 6, y: 4)))
    }

    /// Of maps that cannot be undone, and of points behind the eye, nothing is seen.
    @Test func projections() throws {
        var flat = ProjectionTransform()
        (flat.m11, flat.m22) = (0, 0)
        #expect(try picture.applying(start.projectionEffect(flat)) == Bitmap(width: 24, height: 16))
        var behind = ProjectionTransform()
        behind.m33 = -1
        #expect(try picture.applying(start.projectionEffect(behind)) == Bitmap(width: 24, height: 16))
        for size in [1e-120, 1e-40, 1e120] {
            var same = ProjectionTransform()
            (same.m11, same.m22, same.m33) = (size, size, size)
            #expect(try picture.applying(start.projectionEffect(same)) == picture)
        }
        var halved = ProjectionTransform()
        halved.m33 = 2
        #expect(
            try picture.applying(start.projectionEffect(halved))
                == picture.applying(start.scaleEffect(0.5, anchor: .topLeading)))
    }
}
