/// Tiles of one colour that grow as the phase leaves 0: every pixel shows the layer at the nearest corner of a
/// grid that starts at the content's top left, so that the tiles lie around the corners.
public struct Mosaic: LayerKernel {
    @usableFromInline let grid: MosaicGrid

    /// The phase, and a tile's edge at phase ±1, in points.
    public var value: Float { grid.value }
    public var tileSize: Float { grid.tileSize }

    /// - Parameters:
    ///   - value: the phase, −1…1; at 0 the picture is untouched.
    ///   - tileSize: a tile's edge at phase ±1, in points; 32 is the usual choice. Zero, negative and NaN leave
    ///     the picture untouched.
    public init(value: Float, tileSize: Float) {
        grid = MosaicGrid(value: value, tileSize: tileSize)
    }

    @inlinable public var isIdentity: Bool { grid.isIdentity }
    @inlinable public var builtIn: BuiltInDistortion? { .mosaic(Mosaic2(grid: grid)) }

    @inlinable @inline(__always)
    public func color<L: Lanes>(at position: Point<L>, in layer: some Layer<L>) -> RGBA<L> {
        layer.sample(grid.nearestCorner(to: position))
    }
}

extension Mosaic {
    public static let description = KernelDescription(
        name: "mosaic", kind: .layer,
        summary: "tiles that grow as the phase leaves 0, by sampling",
        parameters: [.phase, .tileSize])
}
