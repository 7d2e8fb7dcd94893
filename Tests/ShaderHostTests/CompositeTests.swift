import ShaderHost
import ShaderKernels
import ShaderLoops
import TestSupport
import Testing

/// Two pictures put together: the kernel, called for each pixel of the two as floats, and stored once.
@Suite("Composites")
struct CompositeTests {
    private let start = EmptyVisualEffect()
    private let width = 37

    private func picture(_ format: PixelFormat = .rgba8) throws -> Bitmap {
        try .anyBytes(width: width, height: 11, format: format)
    }

    /// Clear, opaque and in between, from left to right.
    private let fading = LinearGradient(
        stops: [
            Gradient.Stop(color: .clear, location: 0.2),
            Gradient.Stop(color: Color(red: 1, green: 0.25, blue: 0), location: 0.8),
        ], startPoint: .leading, endPoint: .trailing)

    private func expect(
        _ composite: some VisualEffect, of picture: Bitmap, equals expected: Bitmap, _ comment: String,
        scale: Float = 1
    ) throws {
        for renderer in Renderer.all(displayScale: scale) {
            let result = try picture.applying(composite, format: expected.format, renderer: renderer)
            #expect(result == expected, "\(comment), \(renderer.threadCount) threads")
        }
    }

    @Test(arguments: BlendMode.allCases)
    func overlays(mode: BlendMode) throws {
        let content = start.brightness(0.1)
        for from in PixelFormat.allCases {
            let picture = try picture(from)
            let bottom = try picture.floats(through: content)
            let top = try picture.floats(through: fading.drawing)
            for format in PixelFormat.allCases {
                let expected = try bottom.under(top, by: Blend(mode), format: format)
                let result = try picture.applying(
                    content.overlay(fading.drawing.blendMode(mode)), format: format)
                #expect(result == expected, "\(from) to \(format)")
            }
        }
        let picture = try picture()
        let expected = try picture.floats(through: content).under(
            picture.floats(through: fading.drawing), by: Blend(mode), format: .rgba8)
        try expect(
            content.overlay { fading.drawing.blendMode(mode) }, of: picture, equals: expected, "\(mode)")
    }

    /// The content lies on top, in its own mode.
    @Test(arguments: BlendMode.allCases)
    func backgrounds(mode: BlendMode) throws {
        let content = start.opacity(0.6).blendMode(mode)
        let picture = try picture()
        let expected = try picture.floats(through: fading.drawing).under(
            picture.floats(through: content), by: Blend(mode), format: .bgra8)
        try expect(content.background(fading), of: picture, equals: expected, "\(mode)")
        #expect(
            try picture.applying(content.background { fading }, format: .bgra8) == expected)
    }

    @Test(arguments: PixelFormat.allCases)
    func masks(format: PixelFormat) throws {
        let picture = try picture()
        let expected = try picture.floats(through: start).under(
            picture.floats(through: fading.drawing), by: Mask(), format: format)
        try expect(start.mask(fading), of: picture, equals: expected, "mask")
        try expect(start.mask { fading }, of: picture, equals: expected, "mask")
    }

    /// Not symmetrical, and different in every pixel.
    private struct Checks: CompositingKernel {
        func color<L: Lanes>(at position: Point<L>, of top: RGBA<L>, over bottom: RGBA<L>) -> RGBA<L> {
            let half = (position.x + position.y) * 0.5
            return (top * 0.75 + bottom).replacing(with: bottom, where: half - floor(half) .< 0.5)
        }
    }

    @Test(arguments: [1, 2, 3] as [Float], PixelFormat.allCases)
    func kernelsOfOnesOwn(scale: Float, format: PixelFormat) throws {
        let picture = try picture()
        let renderer = Renderer(threadCount: 1, displayScale: scale)
        let expected = try picture.floats(through: start, renderer: renderer).under(
            picture.floats(through: fading.drawing, renderer: renderer), by: Checks(), format: format,
            scale: scale)
        try expect(
            start.compositingEffect(Checks(), with: fading), of: picture, equals: expected, "checks",
            scale: scale)
        for lanes in [Float.self, Lanes8.self, Lanes16.self] as [any PixelLanes.Type] {
            var result = try Bitmap(width: width, height: 11, format: format)
            try picture.withPixels { source in
                try result.withMutablePixels {
                    try renderer.render(
                        start.compositingEffect(Checks(), with: fading), from: source, into: $0, lanes: lanes)
                }
            }
            #expect(result == expected)
        }
    }

    /// What is there as it is, is read where it is.
    @Test(arguments: PixelFormat.allCases, PixelFormat.allCases)
    func picturesOverPictures(below: PixelFormat, above: PixelFormat) throws {
        let picture = try picture(below)
        let top = try Bitmap.anyBytes(width: width, height: 11, format: above, seed: 2)
        for format in PixelFormat.allCases {
            let expected = try picture.floats(through: start).under(
                top.floats(through: start), by: Checks(), format: format)
            try expect(
                start.compositingEffect(Checks(), with: Image(top)), of: picture, equals: expected,
                "\(above) over \(below) to \(format)")
        }
    }

    /// Rows that are all the same are shaded once, above, below or both; those that only seem so are not.
    @Test func repeatedRows() throws {
        let picture = try picture()
        let styles = [
            ("across", fading),
            (
                "down",
                LinearGradient(
                    colors: [Color(red: 1, green: 0, blue: 0), .clear], startPoint: .top, endPoint: .bottom)
            ),
            (
                "aslant",
                LinearGradient(
                    colors: [Color(red: 0, green: 0, blue: 1), .white], startPoint: .topLeading,
                    endPoint: .trailing)
            ),
        ]
        for (nameBelow, below) in styles {
            for (nameAbove, above) in styles {
                let expected = try picture.floats(through: below.drawing).under(
                    picture.floats(through: above.drawing), by: Checks(), format: .rgba8)
                try expect(
                    below.drawing.compositingEffect(Checks(), with: above), of: picture, equals: expected,
                    "\(nameAbove) over \(nameBelow)")
            }
        }
    }

    /// Fewer pixels than lanes, as many, one more.
    @Test(arguments: [1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 31, 32, 33, 255])
    func widths(width: Int) throws {
        let picture = try Bitmap.anyBytes(width: width, height: 3)
        let expected = try picture.floats(through: start).under(
            picture.floats(through: fading.drawing), by: Blend(.softLight), format: .rgba8)
        try expect(
            start.overlay(fading.drawing.blendMode(.softLight)), of: picture, equals: expected, "\(width)")
    }

    /// What lies over starts from the content as it is by then, not from the source.
    @Test func whatLiesOverSeesTheContent() throws {
        let picture = try picture()
        let contents = start.offset(x: 3).colorEffect(Inverse())
        let seen = try picture.floats(through: contents)
        func expected(_ top: some VisualEffect, by kernel: some CompositingKernel) throws -> Bitmap {
            try seen.under(seen.floats(through: top), by: kernel, format: .rgba8)
        }
        let blurred = start.blur(radius: 2).opacity(0.5)
        try expect(
            contents.overlay(blurred), of: picture, equals: expected(blurred, by: Blend(.normal)), "overlay")
        try expect(
            contents.mask(start.luminanceToAlpha()), of: picture,
            equals: expected(start.luminanceToAlpha(), by: Mask()), "mask")
        let below = try seen.floats(through: blurred).under(seen, by: Blend(.normal), format: .rgba8)
        try expect(contents.background(blurred), of: picture, equals: below, "background")
        let glow = start.visualEffect { content, geometry in content.offset(x: geometry.size.width / 37) }
            .blendMode(.screen)
        try expect(contents.overlay(glow), of: picture, equals: expected(glow, by: Blend(.screen)), "glow")
    }

    @Test func nothingOnTopLeavesEveryByte() throws {
        for format in [PixelFormat.rgba8, .bgra8] {
            let picture = try Bitmap.anyBytes(width: width, height: 11, format: format)
            for mode in BlendMode.allCases {
                try expect(
                    start.overlay(Color.clear.drawing.blendMode(mode)), of: picture, equals: picture, "\(mode)")
            }
            try expect(start.mask(Color.black), of: picture, equals: picture, "opaque mask")
            try expect(
                start.mask(Color.clear), of: picture, equals: Bitmap(width: width, height: 11, format: format),
                "clear mask")
            let orange = Color(red: 1, green: 0.5, blue: 0)
            try expect(
                start.overlay(orange), of: picture, equals: picture.applying(orange.drawing), "opaque top")
            try expect(start.background(Color.clear), of: picture, equals: picture, "clear background")
        }
    }

    /// What follows a composite joins it, as what comes before does.
    @Test func colorsFollow() throws {
        let picture = try picture()
        let composite = start.brightness(0.1).overlay(fading.drawing.blendMode(.multiply))
        let expected = try picture.floats(through: composite).applying(
            start.hueRotation(.degrees(40)).opacity(0.7), format: .rgba8)
        try expect(
            composite.hueRotation(.degrees(40)).opacity(0.7), of: picture, equals: expected, "colours")
    }

    /// Rows longer than their pixels keep what stands behind them.
    @Test(arguments: [1, 5, 17])
    func gapsAreNotTouched(width: Int) throws {
        for format in PixelFormat.allCases {
            let picture = try Bitmap.anyBytes(width: width, height: 4, format: .rgba8)
            let layout = try PixelLayout(
                width: width, height: 4, bytesPerRow: width * format.bytesPerPixel + 24, format: format)
            let composite = start.overlay(fading.drawing.clipShape(Circle()))
            let expected = try picture.applying(composite, format: format)
            for renderer in Renderer.all() {
                var memory = [UInt8](repeating: 0xAA, count: layout.bytesPerRow * 4)
                try memory.withUnsafeMutableBytes { memory in
                    let destination = try MutablePixelView(memory, layout: layout)
                    try picture.withPixels { try renderer.render(composite, from: $0, into: destination) }
                }
                for row in 0..<4 {
                    let bytes = memory[row * layout.bytesPerRow..<(row + 1) * layout.bytesPerRow]
                    #expect(
                        Array(bytes.prefix(layout.packedBytesPerRow))
                            == expected.withPixels { Array($0.row(row)) })
                    #expect(bytes.dropFirst(layout.packedBytesPerRow).allSatisfy { $0 == 0xAA })
                }
            }
        }
    }
}
