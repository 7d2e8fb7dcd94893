/// A point of a mesh and its four handles, in pixels from the picture's top left corner; numbers of any kind.
public struct MeshNode: Sendable {
    let position, leading, top, trailing, bottom: SIMD2<Double>

    public init(
        position: SIMD2<Double>, leading: SIMD2<Double>, top: SIMD2<Double>, trailing: SIMD2<Double>,
        bottom: SIMD2<Double>
    ) {
        (self.position, self.leading, self.top) = (position, leading, top)
        (self.trailing, self.bottom) = (trailing, bottom)
    }
}
