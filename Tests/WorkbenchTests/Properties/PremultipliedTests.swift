import ShaderHost
import TestSupport
import Testing

/// C1: what is premultiplied stays so, 0 ≤ colour ≤ alpha ≤ 1, whatever the arguments.
@Suite("Properties: premultiplied")
struct PremultipliedTests {
    @Test func staysPremultiplied() throws {
        for var random in RandomCases(150, of: "staysPremultiplied") {
            let picture = try random.noise.premultipliedPicture(width: 23, height: 9)
            let effect = try RandomEffect(using: &random.noise, of: .premultiplied)
            let bytes = try picture.applying(effect.effect).bytes
            let isPremultiplied = stride(from: 0, to: bytes.count, by: 4).allSatisfy { start in
                bytes[start..<start + 3].allSatisfy { $0 <= bytes[start + 3] }
            }
            #expect(isPremultiplied, "\(random.seed): \(effect) on \(picture.layout)")
        }
    }
}
