import Foundation

/// Random cases of a test, other ones on every run.
///
/// The seed is written to standard error before anything can go wrong, and every case has a seed of its own, which a failure
/// should name: with it in `SHADEREFFECTS_SEED` that case is the first one. `SHADEREFFECTS_CASES` says how many times as many
/// cases there are to be.
package struct RandomCases: Sequence, IteratorProtocol {
    private var seed: UInt64
    private var left: Int

    package init(_ count: Int, of test: String) {
        let environment = ProcessInfo.processInfo.environment
        seed = environment["SHADEREFFECTS_SEED"].flatMap { UInt64($0) } ?? .random(in: 0 ... .max)
        left = count * (environment["SHADEREFFECTS_CASES"].flatMap { Int($0) } ?? 1)
        FileHandle.standardError.write(Data("\(test): seed \(seed), \(left) cases\n".utf8))
    }

    package mutating func next() -> RandomCase? {
        guard left > 0 else { return nil }
        left -= 1
        defer { seed &+= 1 }
        return RandomCase(seed: seed, noise: Noise(seed: seed))
    }
}

package struct RandomCase {
    package let seed: UInt64
    package var noise: Noise
}
