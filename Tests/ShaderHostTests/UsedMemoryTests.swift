import ShaderKernels
import TestSupport
import Testing

@testable import ShaderHost

/// Memory between passes is used again for pictures of other sizes. What stood in it before, in gaps between rows too, must not
/// show.
@Suite("Memory that has been used")
struct UsedMemoryTests {
    private static let effects: [AnyVisualEffect] = [
        AnyVisualEffect(EmptyVisualEffect().blur(radius: 3)),
        AnyVisualEffect(EmptyVisualEffect().blur(radius: 30)),
        AnyVisualEffect(EmptyVisualEffect().blur(radius: 30, opaque: true)),
        AnyVisualEffect(EmptyVisualEffect().scaleEffect(0.3)),
        AnyVisualEffect(EmptyVisualEffect().rotationEffect(.degrees(20)).scaleEffect(0.4).blur(radius: 2)),
        AnyVisualEffect(EmptyVisualEffect().shadow(radius: 6, x: 3, y: 2).rotationEffect(.degrees(-50))),
        AnyVisualEffect(EmptyVisualEffect().clipShape(Circle()).shadow(radius: 20)),
        AnyVisualEffect(
            EmptyVisualEffect().crossing(
                .radial, to: EmptyVisualEffect().blur(radius: 5).scaleEffect(0.7), progress: 0.4)),
    ]

    /// Bytes of NaN, and of 0.747.
    private static let leftovers: [UInt8] = [0xFF, 0x3F]

    /// Leaves something in all that a picture of about this size could be given.
    private func spoil(_ renderer: Renderer, width: Int, height: Int, with leftover: UInt8) throws {
        var pictures: [PixelStorage] = []
        for share in [0.1, 0.2, 0.5, 1, 1.5, 2, 3] {
            for _ in 0..<4 {
                let picture = try renderer.takeIntermediate(width: Int(Double(width) * share), height: height)
                picture.bytes.initializeMemory(as: UInt8.self, repeating: leftover)
                pictures.append(picture)
            }
        }
    }

    @Test(arguments: effects.indices, InstructionSet.available)
    func doesNotShow(effect: Int, instructionSet: InstructionSet) throws {
        let effect = Self.effects[effect]
        for (width, height) in [(83, 37), (129, 64), (40, 131)] {
            let picture = try Bitmap.anyBytes(width: width, height: height)
            let bands = BandScheduler(threadCount: 2, minimumBandPixels: 64)
            let expected = try picture.applying(
                effect, renderer: Renderer(bands: bands, instructionSet: instructionSet))
            for leftover in Self.leftovers {
                let renderer = Renderer(bands: bands, instructionSet: instructionSet)
                try spoil(renderer, width: width, height: height, with: leftover)
                let spoiled = try renderer.takeIntermediate(width: width, height: height)
                #expect(spoiled.bytes.allSatisfy { $0 == leftover })
                for _ in 0..<2 { #expect(try picture.applying(effect, renderer: renderer) == expected) }
            }
        }
    }

    /// What a blur averages has no name any more when it takes memory for the averages, and is as large as they are.
    @Test(arguments: [(10, 11), (16, 3), (33, 2), (70, 70)], [11, 40, 123.0])
    func isNotTakenWhileItIsRead(size: (Int, Int), radius: Double) throws {
        let picture = try Bitmap.anyBytes(width: size.0, height: size.1)
        let gray = EmptyVisualEffect().saturation(0)
        let step = try picture.applying(gray, format: .rgba32Float)
        let expected = try step.applying(EmptyVisualEffect().blur(radius: radius))
        let renderer = Renderer()
        for _ in 0..<3 {
            let result = try picture.applying(
                gray.blur(radius: radius), format: .rgba32Float, renderer: renderer)
            #expect(result == expected)
        }
    }

    /// Of content that is turned until its edge is seen, or lies where none of it comes into view, there is nothing to blur: not
    /// what stood in the memory before either.
    @Test func nothingComesOfNothing() throws {
        let start = EmptyVisualEffect()
        func check(_ effect: some VisualEffect, size: Int, canvas: Int, column: Int = 0) throws {
            let picture = try Bitmap.anyBytes(width: size, height: size)
            let renderer = Renderer(threadCount: 1)
            for side in [canvas, 2 * canvas, 3 * canvas, size] {
                try spoil(renderer, width: side, height: side, with: Self.leftovers[1])
            }
            var result = try Bitmap(width: canvas, height: canvas)
            try picture.withPixels { source in
                try result.withMutablePixels {
                    try renderer.draw(effect, from: source, onto: $0, column: column)
                }
            }
            #expect(result.bytes.allSatisfy { $0 == 0 })
        }
        try check(start.rotation3DEffect(.degrees(90), axis: (0, 1, 0)).shadow(radius: 5), size: 64, canvas: 64)
        try check(start.scaleEffect(0.98).shadow(radius: 30), size: 500, canvas: 64, column: 128)
        try check(start.offset(x: 500).shadow(radius: 9), size: 10, canvas: 10)
    }
}
