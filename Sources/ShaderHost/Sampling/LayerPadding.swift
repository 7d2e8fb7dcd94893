/// Along which axes a layer is padded with clear pixels.
@frozen
public struct LayerPadding: Sendable {
    @usableFromInline let horizontal: Bool
    @usableFromInline let vertical: Bool

    @usableFromInline
    init(_ offset: SampleOffset) {
        horizontal = offset.width > 0
        vertical = offset.height > 0
    }
}
