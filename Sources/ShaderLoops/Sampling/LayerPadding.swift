/// Along which axes a layer is padded with clear pixels.
@frozen
public struct LayerPadding: Sendable {
    @usableFromInline let horizontal: Bool
    @usableFromInline let vertical: Bool

    @inlinable
    public init(horizontal: Bool, vertical: Bool) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}
