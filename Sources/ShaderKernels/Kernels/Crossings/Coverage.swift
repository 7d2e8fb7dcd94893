// How much of a pixel either picture has: 0…1, counted along the normal of an edge.

/// The outgoing picture where the share is 0 and the incoming one where it is 1, to the bit and whatever the other one
/// holds, and a mixture between.
@inlinable @inline(__always)
func crossed<L: Lanes>(_ outgoing: RGBA<L>, _ incoming: RGBA<L>, _ share: L) -> RGBA<L> {
    mix(outgoing, incoming, share)
        .replacing(with: outgoing, where: share .<= 0)
        .replacing(with: incoming, where: L(repeating: 1) .<= share)
}

/// The share of a pixel on the far side of a straight edge.
///
/// - Parameter distance: of its centre from the edge, in pixels; positive on the far side. NaN counts as the near side.
@inlinable @inline(__always)
func coverage<L: Lanes>(beyond distance: L) -> L {
    clamp(distance + 0.5, 0, 1)
}

/// The share of a pixel that lies within a reach of the middle, to either side: what [d − ½, d + ½] and [−r, r] have in
/// common.
///
/// - Parameters:
///   - distance: d, of the pixel's centre from the middle, in pixels; 0 or more. NaN is not within any reach.
///   - reach: r, in pixels. A reach of less than half a pixel does not fill even the middle one.
@inlinable @inline(__always)
func coverage<L: Lanes>(of distance: L, within reach: Float) -> L {
    clamp(min(reach - distance + 0.5, L(repeating: 2 * reach)), 0, 1)
        .replacing(with: 0, where: distance .!= distance)
}
