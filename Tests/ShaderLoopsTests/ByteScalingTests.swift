import ShaderKernels
import Testing

@testable import ShaderLoops

/// The short way through colour kernels for pixels of 8 bits, against the kernels themselves, byte by byte.
@Suite("Scaling of bytes")
struct ByteScalingTests {
    /// What the short way makes of the chain; nil where it declines.
    private func withScaling(of kernels: [BuiltInColor], _ body: (ByteScaling?) -> Void) {
        withUnsafeTemporaryAllocation(of: BuiltInColor.self, capacity: 16) { memory in
            var colors = ColorSequence(memory: memory)
            for kernel in kernels where !colors.append(kernel) {
                Issue.record("there is no room for the chain")
            }
            body(ByteScaling(colors))
        }
    }

    /// What the kernels make of one pixel, one after another and stored once.
    private func kernelByKernel(_ kernels: [BuiltInColor], _ word: UInt32) -> UInt32 {
        var (input, output) = (word, UInt32(0))
        var color: RGBA<Float> = ByteCodec.rgba.load(&input, as: Float.self).map { $0 * ByteCodec.rgba.unit }
        for kernel in kernels { color = kernel.color(at: Point(0.5, 0.5), of: color) }
        ByteCodec.rgba.store(color, to: &output)
        return output
    }

    /// - Returns: whether there was a short way to be compared.
    private func check(_ kernels: [BuiltInColor], _ words: some Sequence<UInt32>) -> Bool {
        var isTaken = false
        withScaling(of: kernels) { scaling in
            guard let scaling else { return }
            isTaken = true
            for word in words {
                let (short, long) = (scaling.words(word, as: Float.self), kernelByKernel(kernels, word))
                guard short == long else {
                    Issue.record("\(kernels) of \(word): \(short), not \(long)")
                    return
                }
            }
        }
        return isTaken
    }

    /// Every byte, different ones in the four channels.
    private let bytes = (0..<256 as Range<UInt32>).map {
        $0 | (255 - $0) << 8 | ($0 ^ 85) << 16 | ($0 ^ 170) << 24
    }

    /// Every sum that three bytes can have, however they make it up.
    private let sums = (0...765 as ClosedRange<UInt32>).flatMap { sum -> [UInt32] in
        let red = min(sum / 3, 255)
        let green = min(sum - red, 255)
        let blue = sum - red - green
        return blue > 255 ? [] : [red | green << 8 | blue << 16 | 200 << 24, blue | red << 8 | green << 16]
    }

    @Test func opacities() {
        // Of a prime's fractions, no byte's multiple is a tie.
        let taken = (-508...508).count { check([.opacity(Opacity(value: Float($0) / 509))], bytes) }
        #expect(taken > 800, "the short way is the rule")
    }

    /// Factors at which some byte's multiple is a tie, or all but one: (k + ½)/b, and the floats beside it.
    @Test func opacitiesNearTies() {
        var taken = 0
        for byte: Float in [3, 100, 128, 200, 254, 255] {
            for numerator: Float in [0.5, 1.5, 50.5, 63.5, 99.5, 126.5] where numerator < byte {
                let phase = 1 - numerator / byte
                for ulps in stride(from: -40, through: 40, by: 2) as StrideThrough<Float> {
                    taken += check([.opacity(Opacity(value: phase + ulps * phase.ulp))], bytes) ? 1 : 0
                }
            }
        }
        #expect(taken > 0, "some of them are far enough from a tie")
    }

    @Test func halvesAreLeftToTheKernels() {
        withScaling(of: [.opacity(Opacity(value: 0.5))]) { #expect($0 == nil) }
    }

    @Test func gray() {
        #expect(check([.gray(Gray())], sums))
        #expect(check([.gray(Gray()), .gray(Gray())], sums))
    }

    @Test func chains() {
        let taken = (1..<100).count { step in
            let fade = BuiltInColor.opacity(Opacity(value: Float(step) / 100))
            let rise = BuiltInColor.opacity(Opacity(value: Float(step) / 373 - 0.5))
            let chains = [
                [fade, .gray(Gray())], [.gray(Gray()), fade], [fade, rise], [rise, .gray(Gray()), fade, rise],
            ]
            return chains.count { check($0, sums + bytes) } > 0
        }
        #expect(taken > 50)
    }
}
