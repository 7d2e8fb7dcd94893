/// What can be laid over content or under it, mask it, or fill a shape: an effect, a shape, a style, a shader, a picture.
public protocol Drawable: Sendable {
    associatedtype Drawing: VisualEffect
    var drawing: Drawing { get }
}

extension VisualEffect {
    public var drawing: Self { self }
}
