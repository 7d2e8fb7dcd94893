import ShaderHost
import ShaderKernels
import TestSupport
import Testing

@testable import Workbench

/// C7: what does nothing leaves every byte, of pixels that are no numbers too.
@Suite("Properties: identity")
struct IdentityPropertyTests {
    private static let calls = [
        "opacity(1)", "brightness(0)", "contrast(1)", "saturation(1)", "grayscale(0)", "hueRotation(0)",
        "colorMultiply(white)", "offset(0, 0)", "scale(1)", "scale(1, anchor: 0.3 7)", "rotation(0)",
        "rotation3D(0)",
        "blur(0)", "mosaic(value: 0, tileSize: 7)", "mosaic(tileSize: 0)", "mosaic2(value: 0)",
        "mosaic2(tileSize: 0)",
    ]

    private func check(_ effect: AnyVisualEffect, _ picture: Bitmap, _ comment: Comment) throws {
        let size = Size(width: Double(picture.width), height: Double(picture.height))
        #expect(effect.isIdentity(for: size), comment)
        #expect(try picture.applying(effect) == picture, comment)
    }

    @Test func ofChainsThatDoNothing() throws {
        for var random in RandomCases(60, of: "ofChainsThatDoNothing") {
            let picture = try random.noise.picture()
            let calls = (0..<Int.random(in: 1...9, using: &random.noise)).map { _ in
                random.noise.one(of: Self.calls, or: "")
            }
            let text = calls.joined(separator: " | ")
            let phase = random.noise.phase()
            try check(
                EffectExpression(parsing: text).effect(phase: phase), picture,
                "\(random.seed): \(text) at \(phase) on \(picture.layout)")
        }
    }

    /// Transitions in place, and crossings that have not begun.
    @Test func ofWhatIsThere() throws {
        for var random in RandomCases(60, of: "ofWhatIsThere") {
            let picture = try random.noise.picture()
            let size = Size(width: Double(picture.width), height: Double(picture.height))
            let text = RandomEffect.call(to: Vocabulary.transitions, using: &random.noise)
            let other = try random.noise.picture(format: picture.format)
            let crossing = random.noise.one(of: Crossing.allCases, or: .fade)
            let comment: Comment = "\(random.seed): \(text), \(crossing) on \(picture.layout)"
            if case .transition(let transition) = try TransitionExpression(parsing: text).kind {
                try check(transition.effect(at: 0, for: size), picture, comment)
            }
            let start = EmptyVisualEffect().crossing(crossing, to: Image(other), progress: 0)
            try check(AnyVisualEffect(start), picture, comment)
        }
    }

    /// At its end there is the other picture to the byte.
    @Test func ofCrossingsThatAreOver() throws {
        for var random in RandomCases(60, of: "ofCrossingsThatAreOver") {
            let (picture, format) = (try random.noise.picture(), random.noise.format())
            let other = try random.noise.premultipliedPicture(
                width: picture.width, height: picture.height, format: format)
            let crossing = random.noise.one(of: Crossing.allCases, or: .fade)
            let end = EmptyVisualEffect().crossing(crossing, to: Image(other), progress: 1)
            #expect(
                try picture.applying(end, format: format) == other,
                "\(random.seed): \(crossing) on \(picture.layout) to \(format)")
        }
    }

    /// Whatever says that it does nothing.
    @Test func ofWhatSaysSo() throws {
        var found = 0
        for var random in RandomCases(300, of: "ofWhatSaysSo") {
            let picture = try random.noise.picture()
            let effect = try RandomEffect(using: &random.noise)
            let size = Size(width: Double(picture.width), height: Double(picture.height))
            guard effect.effect.isIdentity(for: size) else { continue }
            found += 1
            #expect(
                try picture.applying(effect.effect) == picture, "\(random.seed): \(effect) on \(picture.layout)"
            )
        }
        #expect(found > 0)
    }
}
