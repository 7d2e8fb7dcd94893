import ShaderHost
import ShaderKernels
import Testing

/// The numbers that the articles give.
@Suite("Articles")
struct ArticlesTests {
    @Test func firstPage() throws {
        #expect(try faded(gray(200)).pixel(0, 0) == [100, 100, 100, 128])
    }

    @Test func pixels() throws {
        var red = try halfRed()
        #expect(red.bytes == [128, 0, 0, 128])
        try red.withMutablePixels { $0.unpremultiply() }
        #expect(red.bytes == [255, 0, 0, 128])

        #expect(try thereAndBack(gray(200)).pixel(0, 0) == [200, 200, 200, 255])

        #expect(try ruled(displayScale: 1).bytes == [50, 50, 50, 255, 150, 150, 150, 255])
        #expect(try ruled(displayScale: 2).bytes == [25, 25, 25, 255, 75, 75, 75, 255])

        let two = try Bitmap(width: 2, height: 1, bytes: [100, 100, 100, 255, 200, 200, 200, 255])
        #expect(try shifted(two, maxSampleOffset: .zero).bytes == [100, 100, 100, 255, 150, 150, 150, 255])
        for width: Float in [0.001, 1, 100] {
            let offset = SampleOffset(width: width, height: 0)
            #expect(
                try shifted(two, maxSampleOffset: offset).bytes == [50, 50, 50, 128, 150, 150, 150, 255])
        }
    }

    @Test func phases() throws {
        let white = try gray(255, height: 100)
        let above = try dropped(white, at: -0.25)
        #expect((0..<80).allSatisfy { above.pixel(0, $0) == [191, 191, 191, 191] })
        #expect((80..<100).allSatisfy { above.pixel(0, $0) == [0, 0, 0, 0] })

        let size = Size(width: 4, height: 4)
        #expect(try gray(255).applying(Curved().effect(at: -0.5, for: size)).pixel(0, 0)[3] == 128)

        // Half in from the left; and going, smaller and fading, in the same place.
        let coming = try gray(255).applying(unequal.effect(at: -0.5, for: size))
        #expect((coming.pixel(0, 0)[3], coming.pixel(3, 0)[3]) == (128, 0))
        let going = try gray(255, width: 40, height: 40)
            .applying(unequal.effect(at: 0.5, for: Size(width: 40, height: 40)))
        #expect((going.pixel(20, 20)[3], going.pixel(1, 20)[3]) == (128, 0))
    }

    @Test(
        arguments: [
            (.linear(duration: 0.5), [0.2, 0.4, 0.6, 0.8, 1, 1]),
            (.easeInOut(duration: 0.5), [0.0817, 0.3319, 0.6681, 0.9183, 1, 1]),
            (.easeInOut, [0.1697, 0.6216, 0.9591, 1, 1, 1]),
            (.smooth, [0.3708, 0.7213, 0.8865, 0.9574, 0.9845, 0.9944]),
            (.snappy, [0.4023, 0.7926, 0.9525, 0.9984, 1.0044, 1.0025]),
            (.bouncy, [0.4387, 0.8805, 1.0297, 1.0360, 1.0133, 1.0008]),
            (.interpolatingSpring, [0.3577, 0.7154, 0.8900, 0.9605, 0.9864, 0.9955]),
        ] as [(Animation, [Double])])
    func time(of animation: Animation, positions: [Double]) {
        let found = way(animation, at: [0.1, 0.2, 0.3, 0.4, 0.5, 0.6])
        #expect(found.map { ($0 * 10000).rounded() } == positions.map { ($0 * 10000).rounded() })
    }

    @Test func modifiersOfTime() {
        #expect(abs(turnedBack(after: 0.1, at: 0.1) - 0.371) < 0.0005)
        #expect(abs(turnedBack(after: 0.1, at: 0.15) - 0.442) < 0.0005)
        let there = way(pulse, at: [0, 0.2, 0.6, 1, 1.4, 1.8, 1.9]).map { ($0 * 1e9).rounded() / 1e9 }
        #expect(there == [0, 0, 1, 0, 1, 0, 1])
        let late = Animation.linear(duration: 1).delay(0.2).speed(2)
        #expect(way(late, at: [0.1, 0.6]) == [0, 1])
        #expect((wobble(at: 0.1), wobble(at: 0.3)) == (12, -12))
        #expect(abs(wobble(at: 0.8)) < 0.2)
    }

    @Test(arguments: [(24, 20), (30, 25), (60, 50), (120, 99)])
    func springsAndFrameRates(rate: Int, lastFrame: Int) {
        func frames(_ animation: Animation) -> AnimationRun<Double> {
            AnimationRun(from: 0, to: 1, animation: animation)
        }
        var bouncy = frames(.bouncy)
        let half = (0...rate / 2).map { bouncy.value(at: Double($0) / Double(rate)) }.last
        #expect(half.map { ($0 * 10000).rounded() } == 10133)

        var smooth = frames(.smooth)
        let end = (0...rate).first {
            _ = smooth.value(at: Double($0) / Double(rate))
            return smooth.isFinished
        }
        #expect(end == lastFrame)
    }

    @Test(
        arguments: [
            (1, [200, 255]), (1.25, [163, 207]), (1.5, [150, 191]), (1.75, [163, 207]), (2, [200, 255]),
        ]
            as [(Double, [UInt8])])
    func replacing(time: Double, faded: [UInt8]) throws {
        let (old, new) = (try gray(200), try gray(200))
        let pixel = try picture(of: pairOfFades(from: old, to: new), at: time).pixel(0, 0)
        #expect([pixel[0], pixel[3]] == faded)
        #expect(try picture(of: crossDissolve(from: old, to: new), at: time) == old)
        #expect(try picture(of: cover(old, by: new), at: time) == old)
    }

    @Test func stages() throws {
        let stage = titled(try gray(50, width: 100, height: 60), with: try gray(250, width: 20, height: 10))
        for (time, left) in [(0.5, 0), (1, 10), (1.5, 20)] {
            let shown = try picture(of: stage, at: time)
            #expect((0..<100).filter { shown.pixel($0, 25)[0] == 250 } == Array(left..<left + 20))
        }
        var photo = try gray(50, width: 100, height: 60)
        try stamp(gray(250, width: 20, height: 10), onto: &photo, column: 90, row: 55)
        #expect(photo.pixel(99, 59) == [250, 250, 250, 255])
        #expect(photo.pixel(89, 59)[0] < 50, "the shadow")
        #expect(photo.pixel(0, 0)[0] == 50)
    }

    @Test func scrolling() throws {
        let photo = try gray(200, width: 100, height: 100)
        let shown = try scrolled(gallery(of: [photo, photo, photo]), to: 25)
        #expect([0, 110, 199].map { shown.pixel($0, 0)[3] } == [191, 255, 64])

        let stage = opened(
            try gray(200, width: 160, height: 90), from: Rect(x: 10, y: 20, width: 40, height: 40))
        let start = try picture(of: stage, at: 0)
        #expect((0..<160).filter { start.pixel($0, 40)[3] == 255 } == Array(10..<50))
        #expect(try picture(of: stage, at: 1.9).pixel(0, 0)[3] == 255)
    }

    @Test func crossings() throws {
        let (old, new) = (try gray(100), try gray(200))
        let wiped = try halfway(.wipeLeft, from: old, to: new)
        #expect((0..<4).map { wiped.pixel($0, 0)[0] } == [100, 100, 200, 200])
        #expect(try halfway(.fade, from: old, to: new).pixel(0, 0) == [150, 150, 150, 255])
        let open = try opened(gray(100, width: 40), onto: gray(200, width: 40), progress: 0.5)
        #expect((open.pixel(2, 2)[0], open.pixel(37, 2)[0]) == (200, 100))
        #expect(
            ["wipeleft", "wipetl", "vertopen", "hlslice"].map { Crossing(xfade: $0) }
                == [.wipeLeft, .wipeTopLeft, .verticalOpen, .sliceLeft])
        #expect(try diagonal(from: old, to: new, progress: 0) == old)
        #expect(try diagonal(from: old, to: new, progress: 1) == new)
        let half = try diagonal(from: old, to: new, progress: 0.5)
        #expect((0..<4).map { half.pixel($0, $0)[0] } == [200, 200, 100, 100])
    }

    @Test(arguments: Crossing.allCases)
    func crossingsKeepOpaquePicturesOpaque(crossing: Crossing) throws {
        let (old, new) = (try gray(100, width: 13, height: 9), try gray(200, width: 13, height: 9))
        let shown = try halfway(crossing, from: old, to: new)
        #expect(stride(from: 3, to: shown.bytes.count, by: 4).allSatisfy { shown.bytes[$0] == 255 })
    }

    @Test func choices() throws {
        // The title lies behind the photo.
        let stage = chosenOtherwise(try gray(50), try gray(250))
        #expect(try picture(of: stage, at: 3).pixel(0, 0)[0] == 50)
        // Halfway between the rectangle and its place, and half as opaque.
        let size = Size(width: 320, height: 180)
        let photo = try gray(250, width: 320, height: 180)
        let zoomed = try photo.applying(fadingZoom.effect(at: 0.5, for: size))
        #expect((0..<320).filter { zoomed.pixel($0, 60)[3] == 128 } == Array(20..<260))
        #expect(zoomed.pixel(10, 60)[3] == 0)

        var strip = ScrollStrip(width: 200, height: 100, axis: .horizontal)
        strip.append(photo, length: 100, configuration: centered) { content, phase in
            content.opacity(phase.isIdentity ? 1 : 0)
        }
        // In its place at −50, where its middle is the viewport's; here it has 100 of the way of 150 to go.
        #expect(try scrolled(strip, to: 0).pixel(50, 50)[3] == 170)
    }
}
