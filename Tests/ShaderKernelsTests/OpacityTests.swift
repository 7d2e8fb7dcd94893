import ShaderKernels
import Testing

@Suite("Opacity")
struct OpacityTests {
    /// The factor that a phase scales a pixel by.
    private func factor(_ phase: Float) -> Float {
        Opacity(value: phase).color(at: Point(0.5, 0.5), of: RGBA(1, 1, 1, 1)).a
    }

    @Test(arguments: [-1, -0.6, -0.0, 0, 0.3, 1, .nan] as [Float])
    func keepsTheLaws(phase: Float) {
        checkKernelLaws(Opacity(value: phase))
    }

    @Test func isTheFormulaBetweenTheEnds() {
        for phase in stride(from: -1.0 as Float, through: 1, by: 0x1p-10) {
            #expect(factor(phase) == (phase > 0 ? 1 - phase : 1 + phase))
        }
        for phase: Float in [0.1, -0.1, 1 / 3, -0.01, 0.999] {
            #expect(factor(phase) == Float(1 - abs(Double(phase))))
        }
    }

    @Test func endsAndTheMiddleAreExact() {
        #expect(factor(-1) == 0 && factor(1) == 0)
        #expect(factor(0) == 1 && factor(-0.0) == 1)
    }

    /// Alpha cannot be negative, so what goes on beyond the ends stays clear.
    @Test(arguments: [Float(1).nextUp, -Float(1).nextUp, 1.3, -7, 1e30, -1e30, .infinity, -.infinity, .nan])
    func beyondTheEndsItIsClear(phase: Float) {
        #expect(factor(phase).bitPattern == 0)
    }

    @Test func isIdentityWhereNothingChanges() {
        for phase: Float in [0, -0.0, 1e-30, -1e-30] { #expect(Opacity(value: phase).isIdentity) }
        for phase: Float in [0.01, -0.01, 1, -1, .nan, .infinity] { #expect(!Opacity(value: phase).isIdentity) }
    }

    /// All four channels are scaled alike: un-premultiplied, the colour stays.
    @Test(arguments: [0, 0.5, 0.9] as [Float])
    func scalesAllFourChannels(phase: Float) {
        let channels: [Float] = [0.2, 0.4, 0.6, 0.8]
        let pixel = RGBA(channels[0], channels[1], channels[2], channels[3])
        let color = Opacity(value: phase).color(at: Point(0.5, 0.5), of: pixel)
        #expect([color.r, color.g, color.b, color.a] == channels.map { $0 * (1 - phase) })
    }
}
