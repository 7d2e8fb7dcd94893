import ShaderKernels
import TestSupport
import Testing

@testable import ShaderHost

@Suite("Memory shared by source and destination")
struct OverlapTests {
    private let recoloring = EmptyVisualEffect().colorEffect(Inverse()).colorEffect(Gray())
    private let moving = EmptyVisualEffect().distortionEffect(
        Shift(x: 1), maxSampleOffset: SampleOffset(width: 1, height: 0))

    @Test(arguments: PixelFormat.allCases)
    func colorEffectsWorkInPlace(format: PixelFormat) throws {
        let picture = try Bitmap.anyBytes(width: 37, height: 5, format: format)
        let apart = try picture.applying(recoloring)
        var inPlace = picture
        try inPlace.withMutablePixels { try Renderer().render(recoloring, from: PixelView($0), into: $0) }
        #expect(inPlace == apart)
    }

    @Test func colorEffectsSwapTheChannelOrderInPlace() throws {
        let picture = try Bitmap.anyBytes(width: 37, height: 5)
        let apart = try picture.applying(recoloring, format: .bgra8)
        var bytes = picture.bytes
        try bytes.withUnsafeMutableBytes { memory in
            let source = try PixelView(UnsafeRawBufferPointer(memory), layout: picture.layout)
            try Renderer().render(
                recoloring, from: source, into: MutablePixelView(memory, layout: apart.layout))
        }
        #expect(bytes == apart.bytes)
    }

    @Test func nothingInPlaceChangesNothing() throws {
        var picture = try Bitmap.anyBytes(width: 37, height: 5)
        let before = picture
        try picture.withMutablePixels {
            try Renderer().render(EmptyVisualEffect(), from: PixelView($0), into: $0)
        }
        #expect(picture.bytes == before.bytes)
    }

    @Test func effectsThatSampleAreRefusedInPlace() throws {
        for effect in [
            moving, moving.colorEffect(Gray()), recoloring.layerEffect(SameLayer(), maxSampleOffset: .zero),
        ] as [any VisualEffect] {
            var picture = try Bitmap.anyBytes(width: 4, height: 4)
            let before = picture
            #expect(throws: PixelError.buffersOverlap) {
                try picture.withMutablePixels { try Renderer().render(effect, from: PixelView($0), into: $0) }
            }
            #expect(picture.bytes == before.bytes, "nothing was written")
        }
    }

    /// Two pictures in one canvas: the right half and the left half of the same rows.
    @Test func picturesSideBySideShareNothing() throws {
        let picture = try Bitmap.anyBytes(width: 3, height: 4)
        let layout = try PixelLayout(width: 3, height: 4, bytesPerRow: 24)
        var canvas = [UInt8](repeating: 0xAA, count: 24 * 4)
        try canvas.withUnsafeMutableBytes { canvas in
            let left = try MutablePixelView(
                UnsafeMutableRawBufferPointer(rebasing: canvas[..<84]), layout: layout)
            let right = try MutablePixelView(
                UnsafeMutableRawBufferPointer(rebasing: canvas[12...]), layout: layout)
            for y in 0..<4 { left.row(y).copyBytes(from: picture.withPixels { Array($0.row(y)) }) }
            try Renderer().render(moving, from: PixelView(left), into: right)
            let moved = try picture.applying(moving)
            for y in 0..<4 {
                #expect(Array(right.row(y)) == moved.withPixels { Array($0.row(y)) })
                #expect(Array(left.row(y)) == picture.withPixels { Array($0.row(y)) })
            }
        }
    }

    /// Columns 12 to 23 of the rows are free; one byte off, to either side, and the second picture reaches into
    /// the first.
    @Test(arguments: [1, 4, 8, 11, 13, 20, 23, 25, 35, 37, 47])
    func picturesThatTouchAreRefused(offset: Int) throws {
        let layout = try PixelLayout(width: 3, height: 4, bytesPerRow: 24)
        var canvas = [UInt8](repeating: 0xAA, count: 24 * 8)
        try canvas.withUnsafeMutableBytes { canvas in
            let source = try PixelView(UnsafeRawBufferPointer(canvas), layout: layout)
            let shifted = UnsafeMutableRawBufferPointer(rebasing: canvas[offset...])
            let destination = try MutablePixelView(shifted, layout: layout)
            for effect in [moving, recoloring] as [any VisualEffect] {
                #expect(throws: PixelError.buffersOverlap) {
                    try Renderer().render(effect, from: source, into: destination)
                }
            }
        }
        #expect(canvas.allSatisfy { $0 == 0xAA }, "nothing was written")
    }

    /// All small arrangements, against a comparison byte by byte.
    @Test func sharingIsFoundExactlyInRowsOfOneLength() throws {
        var memory = [UInt8](repeating: 0, count: 256)
        try memory.withUnsafeMutableBytes { memory in
            for (width, otherWidth) in [(1, 1), (1, 2), (2, 1), (3, 2)] {
                for stride in [12, 13, 20] {
                    for offset in 0..<64 {
                        let view = try PixelView(
                            UnsafeRawBufferPointer(memory),
                            layout: PixelLayout(width: width, height: 3, bytesPerRow: stride))
                        let other = try MutablePixelView(
                            UnsafeMutableRawBufferPointer(rebasing: memory[offset...]),
                            layout: PixelLayout(width: otherWidth, height: 2, bytesPerRow: stride))
                        let bytes = Set((0..<3).flatMap { $0 * stride..<$0 * stride + 4 * width })
                        let start = offset
                        let otherBytes = (0..<2).flatMap {
                            start + $0 * stride..<start + $0 * stride + 4 * otherWidth
                        }
                        let expected = !bytes.isDisjoint(with: otherBytes)
                        let found = view.sharesPixels(with: other)
                        #expect(found == expected, "\(width), \(otherWidth), \(stride), \(offset)")
                    }
                }
            }
        }
    }

    @Test func rowsOfDifferentLengthsThatInterleaveAreRefused() throws {
        var memory = [UInt8](repeating: 0, count: 256)
        try memory.withUnsafeMutableBytes { memory in
            let source = try PixelView(
                UnsafeRawBufferPointer(memory), layout: PixelLayout(width: 1, height: 4, bytesPerRow: 8))
            let destination = try MutablePixelView(
                memory, layout: PixelLayout(width: 1, height: 4, bytesPerRow: 12))
            #expect(throws: PixelError.buffersOverlap) {
                try Renderer().render(recoloring, from: source, into: destination)
            }
        }
    }

    @Test func picturesOneAfterTheOtherShareNothing() throws {
        var memory = [UInt8](repeating: 7, count: 2 * 48)
        try memory.withUnsafeMutableBytes { memory in
            let layout = try PixelLayout(width: 3, height: 4)
            let source = try PixelView(UnsafeRawBufferPointer(memory), layout: layout)
            let destination = try MutablePixelView(
                UnsafeMutableRawBufferPointer(rebasing: memory[48...]), layout: layout)
            try Renderer().render(moving, from: source, into: destination)
        }
    }
}
