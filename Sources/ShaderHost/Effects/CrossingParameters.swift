public import ShaderKernels

/// What can be chosen about a crossing. Each one heeds what concerns it; the initialiser's defaults are xfade's numbers.
public struct CrossingParameters: Hashable, Sendable {
    /// What `fade` goes through, if there is one, and what is around the pictures of `circleCrop` and `rectangleCrop`, which
    /// is black if there is none.
    public var color: Color?

    /// How wide an edge is, from one pixel on. nil is each crossing's own, and so is NaN.
    ///
    /// - Wipes, `smooth…`, `diagonal…` and `wind…`: as a share of the picture along an axis; 0, 1, 1 and 0.2. The lines of
    ///   `wind…` lie as far apart as that, up to 1.
    /// - `slice…`: how much of the picture opens at a time, as a share of it; 0.5.
    /// - `circle…`, `vertical…` and `horizontal…`, open and close: as a share of the way from the center to the farthest place
    ///   in the picture; 1.
    /// - `radial`: in turns; a radian, 1/2π.
    public var softness: Double?

    /// What `circleOpen` and the other openings and closings, `circleCrop`, `rectangleCrop`, `radial` and `zoomIn` go
    /// around, in the picture or outside of it. NaN counts as the middle.
    public var center: UnitPoint

    /// The largest of `pixelize`, in points; nil is a twentieth of the shorter side. 0, less and NaN make no tiles.
    public var tileSize: Double?

    /// How many slices there are of `slice…`: 1 or more, each of a pixel at least.
    public var sliceCount: Int

    /// Of what seems to be random in `dissolve` and `wind…`.
    public var seed: UInt32

    public init(
        color: Color? = nil, softness: Double? = nil, center: UnitPoint = .center, tileSize: Double? = nil,
        sliceCount: Int = 10, seed: UInt32 = 0
    ) {
        self.color = color
        self.softness = softness
        self.center = center
        self.tileSize = tileSize
        self.sliceCount = sliceCount
        self.seed = seed
    }

    func softness(or own: Double) -> Double { softness.flatMap { $0.isNaN ? nil : $0 } ?? own }
}
