public import ShaderKernels

/// Two by two neighbouring pixels for each lane.
@frozen
public struct Quad<L: Lanes> {
    @usableFromInline let topLeft: RGBA<L>
    @usableFromInline let topRight: RGBA<L>
    @usableFromInline let bottomLeft: RGBA<L>
    @usableFromInline let bottomRight: RGBA<L>

    @inlinable @inline(__always)
    init(topLeft: RGBA<L>, topRight: RGBA<L>, bottomLeft: RGBA<L>, bottomRight: RGBA<L>) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomLeft = bottomLeft
        self.bottomRight = bottomRight
    }

    /// Bilinear interpolation, `x` and `y` in 0…1 from the top left pixel.
    @inlinable @inline(__always)
    func mixed(_ x: L, _ y: L) -> RGBA<L> {
        mix(mix(topLeft, topRight, x), mix(bottomLeft, bottomRight, x), y)
    }

    /// The same where pixels can be infinite or NaN, which a weight of 0 does not take out: at a pixel's centre
    /// that pixel alone counts, to the bit.
    @inlinable @inline(__always)
    func mixedExactly(_ x: L, _ y: L) -> RGBA<L> {
        let isRight = x .== 1
        let top = topLeft.replacing(with: topRight, where: isRight)
        let bottom = bottomLeft.replacing(with: bottomRight, where: isRight)
        let center = top.replacing(with: bottom, where: y .== 1)
        let isCenter = ((x .== 0) .| isRight) .& ((y .== 0) .| (y .== 1))
        return mixed(x, y).replacing(with: center, where: isCenter)
    }
}
