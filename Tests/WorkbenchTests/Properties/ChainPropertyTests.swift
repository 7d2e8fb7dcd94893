import ShaderHost
import TestSupport
import Testing

@testable import Workbench

/// C2: a chain is its effects one after another.
@Suite("Properties: chains")
struct ChainPropertyTests {
    /// Those that follow each other sample once, instead of one sample of another.
    private static let movements: Set = ["offset", "scale", "rotation", "rotation3D"]
    /// Those between which there is nothing but colours that stay as they are would be multiplied first, which rounds
    /// elsewhere. A chain gets one.
    private static let matrices: Set = [
        "brightness", "contrast", "saturation", "grayscale", "hueRotation", "colorInvert", "colorMultiply",
        "luminanceToAlpha",
    ]

    private func steps(using noise: inout Noise, of entries: [Entry<EffectStep>]) -> [String] {
        var (excluded, hasMatrix): (Set<String>, Bool) = ([], false)
        return (0..<Int.random(in: 2...5, using: &noise)).map { _ in
            let call = RandomEffect.call(to: entries.filter { !excluded.contains($0.name) }, using: &noise)
            hasMatrix = hasMatrix || Self.matrices.contains { call.hasPrefix($0 + "(") }
            excluded = Self.movements.contains { call.hasPrefix($0 + "(") } ? Self.movements : []
            if hasMatrix { excluded.formUnion(Self.matrices) }
            return call
        }
    }

    /// With single precision between them nothing is rounded there: to the byte. Bytes are sampled as such, and not as the
    /// floats that a step which does nothing would make of them.
    @Test func inSinglePrecision() throws {
        for var random in RandomCases(100, of: "inSinglePrecision") {
            let (picture, format) = (try random.noise.picture(format: .rgba32Float), random.noise.format())
            let (steps, phase) = (steps(using: &random.noise, of: Vocabulary.effects), random.noise.phase())
            let chain = try EffectExpression(parsing: steps.joined(separator: " | ")).effect(phase: phase)
            let single = try steps.dropLast().reduce(picture) {
                try $0.applying(EffectExpression(parsing: $1).effect(phase: phase), format: .rgba32Float)
            }
            let last = try EffectExpression(parsing: steps[steps.count - 1]).effect(phase: phase)
            #expect(
                try picture.applying(chain, format: format) == single.applying(last, format: format),
                "\(random.seed): \(steps) at \(phase) on \(picture.layout) to \(format)")
        }
    }

    /// Effects whose results are means of what they are given, with shares that are not negative and come to 1 at most. So
    /// none makes a difference larger, and none leaves what 8 bits can hold.
    private static let means: Set = [
        "gray", "opacity", "mosaic", "mosaic2", "wave", "offset", "scale", "rotation", "rotation3D",
        "rectangle",
        "roundedRectangle", "circle", "ellipse", "capsule",
    ]

    /// Stored to 8 bits between effects, each of n stores is off by ½ at most, and so is what comes of all by n/2 before the
    /// last one. Numbers that far from each other are rounded to whole ones that are at most ⌊n/2⌋ + 1 apart.
    @Test func in8Bits() throws {
        for var random in RandomCases(100, of: "in8Bits") {
            let picture = try random.noise.premultipliedPicture(width: 23, height: 9)
            let entries = Vocabulary.effects.filter { Self.means.contains($0.name) }
            let (steps, phase) = (steps(using: &random.noise, of: entries), random.noise.phase())
            let chain = try EffectExpression(parsing: steps.joined(separator: " | ")).effect(phase: phase)
            let stored = try steps.reduce(picture) {
                try $0.applying(EffectExpression(parsing: $1).effect(phase: phase))
            }
            let differences = zip(try picture.applying(chain).bytes, stored.bytes).map {
                abs(Int($0) - Int($1))
            }
            let bound = (steps.count - 1) / 2 + 1
            #expect(
                differences.max() ?? 0 <= bound, "\(random.seed): \(steps) at \(phase), \(picture.layout)")
        }
    }
}
