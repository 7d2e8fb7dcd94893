import ShaderHost
import ShaderKernels
import TestSupport
import Testing

@Suite("Frames of a transition")
struct RenderFramesTests {
    private let picture: Bitmap

    init() throws { picture = try .anyBytes(width: 21, height: 5) }

    private func effect(_ phase: Float) -> some VisualEffect {
        EmptyVisualEffect().layerEffect(Mosaic(value: phase, tileSize: 8), maxSampleOffset: .zero)
            .colorEffect(Opacity(value: phase))
    }

    /// The frames as bitmaps of their own, with their indices and phases.
    private func frames(of sweep: PhaseSweep) throws -> [(index: Int, phase: Float, picture: Bitmap)] {
        var frames: [(Int, Float, Bitmap)] = []
        var buffer = try Bitmap(width: 21, height: 5)
        try picture.withPixels { source in
            try buffer.withMutablePixels { destination in
                try Renderer().renderFrames(of: sweep, from: source, into: destination, effect: effect) {
                    frame in
                    let bytes = (0..<5).flatMap { Array(frame.pixels.row($0)) }
                    frames.append((frame.index, frame.phase, try Bitmap(width: 21, height: 5, bytes: bytes)))
                }
            }
        }
        return frames
    }

    @Test func theyAreTheEffectAtTheirPhases() throws {
        let sweep = try PhaseSweep.whole(frameCount: 7)
        let frames = try frames(of: sweep)
        #expect(frames.map(\.index) == Array(0..<7))
        #expect(frames.map(\.phase) == (0..<7).map { sweep.phase(ofFrame: $0) })
        for frame in frames { #expect(try frame.picture == picture.applying(effect(frame.phase))) }
    }

    /// Both ends are the end states to the byte: the picture itself where it is in place, nothing where it is
    /// gone.
    @Test func theEndsAreTheEndStates() throws {
        let insertion = try frames(of: .insertion(frameCount: 4))
        let removal = try frames(of: .removal(frameCount: 4))
        #expect(insertion.last?.picture == picture && removal.first?.picture == picture)
        #expect(insertion.first?.picture.bytes.allSatisfy { $0 == 0 } == true)
        #expect(removal.last?.picture.bytes.allSatisfy { $0 == 0 } == true)
        #expect(try frames(of: .whole(frameCount: 5))[2].picture == picture)
    }

    @Test func oneFrameShowsTheEnd() throws {
        let frames = try frames(of: .insertion(frameCount: 1))
        #expect(frames.count == 1 && frames[0].picture == picture)
    }

    /// In between, something of both ends can be seen: no hard cut.
    @Test func theMiddleIsNeitherEnd() throws {
        let frames = try frames(of: .removal(frameCount: 3))
        #expect(frames[1].picture != frames[0].picture && frames[1].picture != frames[2].picture)
    }

    @Test func theBufferIsReused() throws {
        var buffer = try Bitmap(width: 21, height: 5)
        try picture.withPixels { source in
            try buffer.withMutablePixels { destination in
                let address = UnsafeRawPointer(destination.row(0).baseAddress)
                try Renderer().renderFrames(
                    of: .whole(frameCount: 3), from: source, into: destination, effect: effect
                ) { frame in
                    #expect(frame.pixels.row(0).baseAddress == address)
                    for y in 0..<5 { destination.row(y).initializeMemory(as: UInt8.self, repeating: 0xCD) }
                }
            }
        }
        #expect(buffer.bytes.allSatisfy { $0 == 0xCD })
    }

    private struct Stop: Error {}

    @Test func anErrorOfTheCallbackEndsTheSweep() throws {
        var seen: [Int] = []
        var buffer = try Bitmap(width: 21, height: 5)
        #expect(throws: Stop.self) {
            try picture.withPixels { source in
                try buffer.withMutablePixels { destination in
                    try Renderer().renderFrames(
                        of: .whole(frameCount: 9), from: source, into: destination, effect: effect
                    ) { frame in
                        seen.append(frame.index)
                        if frame.index == 2 { throw Stop() }
                    }
                }
            }
        }
        #expect(seen == [0, 1, 2])
    }

    @Test func anErrorOfTheEffectEndsTheSweep() throws {
        var seen: [Int] = []
        var buffer = try Bitmap(width: 21, height: 5)
        #expect(throws: Stop.self) {
            try picture.withPixels { source in
                try buffer.withMutablePixels { destination in
                    try Renderer().renderFrames(
                        of: .removal(frameCount: 3), from: source, into: destination,
                        effect: { if $0 > 0.4 { throw Stop() } else { effect($0) } },
                        body: { seen.append($0.index) })
                }
            }
        }
        #expect(seen == [0])
    }

    @Test func anImpossiblePairOfPicturesIsAnError() throws {
        var buffer = try Bitmap(width: 5, height: 21)
        let error = PixelError.sizesDiffer(source: picture.layout, destination: buffer.layout)
        #expect(throws: error) {
            try picture.withPixels { source in
                try buffer.withMutablePixels { destination in
                    try Renderer().renderFrames(
                        of: .whole(frameCount: 2), from: source, into: destination, effect: effect
                    ) { _ in }
                }
            }
        }
    }
}
