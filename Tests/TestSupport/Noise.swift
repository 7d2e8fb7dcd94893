/// Numbers without a pattern, and the same ones on every run.
package struct Noise: RandomNumberGenerator {
    private var state: UInt64

    package init(seed: UInt64 = 1) { state = seed }

    package mutating func next() -> UInt64 {  // SplitMix64
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
        return z ^ z >> 31
    }

    /// One in so many.
    package mutating func isOne(in count: Int) -> Bool { next() % UInt64(count) == 0 }

    package mutating func one<Element>(of elements: [Element], or other: Element) -> Element {
        elements.randomElement(using: &self) ?? other
    }
}
