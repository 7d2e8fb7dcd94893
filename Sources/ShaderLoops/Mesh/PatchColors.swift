public import ShaderKernels

/// The colours of one patch: a polynomial of u and v, by Horner's rule in both.
///
/// It takes 120 operations for all four channels. A bilinear one has zeros above, and needs no loop of its own: what is
/// multiplied and added there changes no bit.
@frozen @usableFromInline
struct PatchColors {
    /// 16 times four channels, the powers of u before those of v.
    @usableFromInline let coefficients: UnsafeRawPointer

    @inlinable
    init(coefficients: UnsafeRawPointer) { self.coefficients = coefficients }

    @inlinable static var byteCount: Int { 16 * 16 }

    @inlinable @inline(__always)
    func color<L: Lanes>(u: L, v: L) -> RGBA<L> {
        ((factor(3, v) * u + factor(2, v)) * u + factor(1, v)) * u + factor(0, v)
    }

    /// What a power of u is multiplied by.
    @inlinable @inline(__always)
    func factor<L: Lanes>(_ power: Int, _ v: L) -> RGBA<L> {
        ((coefficient(power, 3) * v + coefficient(power, 2)) * v + coefficient(power, 1)) * v
            + coefficient(power, 0)
    }

    @inlinable @inline(__always)
    func coefficient<L: Lanes>(_ i: Int, _ j: Int) -> RGBA<L> {
        let channels = (coefficients + (i &* 4 &+ j) &* 16).assumingMemoryBound(to: Float.self)
        return RGBA(
            L(repeating: channels[0]), L(repeating: channels[1]), L(repeating: channels[2]),
            L(repeating: channels[3]))
    }
}
