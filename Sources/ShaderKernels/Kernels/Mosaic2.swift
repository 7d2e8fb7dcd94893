/// The same tiles as ``Mosaic``, made by moving positions instead of by sampling; the pictures are equal to the
/// byte.
@frozen
public struct Mosaic2: DistortionKernel, BitwiseCopyable {
    @usableFromInline let grid: MosaicGrid

    /// The phase, and a tile's edge at phase ±1, in points.
    public var value: Float { grid.value }
    public var tileSize: Float { grid.tileSize }

    /// - Parameters: as for ``Mosaic``.
    public init(value: Float, tileSize: Float) {
        grid = MosaicGrid(value: value, tileSize: tileSize)
    }

    @inlinable
    init(grid: MosaicGrid) {
        self.grid = grid
    }

    @inlinable public var isIdentity: Bool { grid.isIdentity }
    @inlinable public var builtIn: BuiltInDistortion? { .mosaic(self) }

    @inlinable @inline(__always)
    public func sourcePosition<L: Lanes>(of position: Point<L>) -> Point<L> {
        grid.nearestCorner(to: position)
    }
}

extension Mosaic2 {
    public static let description = KernelDescription(
        name: "mosaic2", kind: .distortion,
        summary: "the same tiles, by moving positions",
        parameters: [.phase, .tileSize])
}
