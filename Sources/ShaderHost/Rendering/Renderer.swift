public import ShaderKernels
public import ShaderLoops

/// Runs effects over pixels, on several cores.
///
/// A renderer holds settings, and the memory that it reuses from frame to frame: keep one for as long as there
/// are frames. It may be used from many tasks at once, and from inside of a `concurrentPerform`; of all renders in a process
/// twice as many as there are cores are under way at a time, and others wait for their turn.
public final class Renderer: Sendable {
    /// How many cores work on one picture.
    public var threadCount: Int { bands.threadCount }
    /// Pixels a point, as the kernels see it.
    public var displayScale: Float { grid.scale }

    @usableFromInline let grid: PixelGrid
    @usableFromInline let bands: BandScheduler
    @usableFromInline let scratch: ScratchPool
    @usableFromInline let instructionSet: InstructionSet
    private let intermediates = IntermediatePool()

    /// - Parameters:
    ///   - threadCount: 1 or more; less counts as 1, and `nil` is the number of cores that this process may
    ///     really use.
    ///   - displayScale: pixels a point, above 0 and finite, and one by it too; anything else counts as 1.
    public convenience init(threadCount: Int? = nil, displayScale: Float = 1) {
        self.init(
            displayScale: displayScale, bands: BandScheduler(threadCount: threadCount ?? availableCores))
    }

    package init(
        displayScale: Float = 1, bands: BandScheduler, instructionSet: InstructionSet = .inUse
    ) {
        self.bands = bands
        scratch = ScratchPool(threadCount: bands.threadCount)
        self.instructionSet = instructionSet
        let isUsable = displayScale > 0 && displayScale.isFinite && (1 / displayScale).isFinite
        grid = PixelGrid(scale: isUsable ? displayScale : 1)
    }

    /// Renders `source` through `effect` into `destination`, which has the same size (C6) and any format.
    ///
    /// Effects made of colour effects alone work in place: the destination may be the source's own memory.
    /// Others refuse memory in which the two share pixels.
    ///
    /// - Parameter lanes: how many pixels a kernel from outside of the package shades at once. What is best
    ///   depends on the instructions that the calling module is compiled for: `Lanes4` by default, `Lanes8`
    ///   with `-Xcc -march=x86-64-v3`, `Lanes16` with `-Xcc -march=x86-64-v4`. It changes no byte of the
    ///   result. The package's own kernels choose for themselves, at run time.
    /// - Throws: ``PixelError``, before any pixel is written.
    @inlinable
    public func render<Effect: VisualEffect, L: PixelLanes>(
        _ effect: Effect, from source: PixelView, into destination: MutablePixelView,
        lanes: L.Type = Lanes4.self
    ) throws(PixelError) {
        try check(source, destination, worksInPlace: Effect.worksInPlace)
        guard !source.layout.isEmpty else { return }
        // What the effect owns may be in use by pointers that do not count.
        try run(pixelCount: source.layout.pixelCount) { () throws(PixelError) in
            try withExtendedLifetime(effect) { () throws(PixelError) in
                try effect.render(SourcePicture(source), into: destination, with: self, lanes: L.self)
            }
        }
    }

    /// Runs a whole render when it has a turn. What one core does alone is done before others would have been woken, holds next
    /// to no memory, and waits for nobody.
    @usableFromInline
    func run(pixelCount: Int, _ render: () throws(PixelError) -> Void) throws(PixelError) {
        try scratch.check()
        if pixelCount <= bands.minimumBandPixels {
            try render()
        } else {
            try RenderTurns.ofProcess.take(render)
        }
    }

    /// The source after an effect: rendered elsewhere where the effect does anything.
    @inlinable
    func picture<L: PixelLanes>(
        of source: SourcePicture, through effect: some VisualEffect, lanes: L.Type
    ) throws(PixelError) -> SourcePicture {
        guard !effect.isIdentity(for: size(of: source.layout)) else { return source }
        let result = try takeIntermediate(width: source.layout.width, height: source.layout.height)
        try effect.render(source, into: result.view, with: self, lanes: L.self)
        return SourcePicture(result)
    }

    /// In points.
    @usableFromInline
    func size(of layout: PixelLayout) -> Size {
        Size(
            width: Double(layout.width) / Double(displayScale),
            height: Double(layout.height) / Double(displayScale))
    }

    @usableFromInline
    func check(_ source: PixelView, _ destination: MutablePixelView, worksInPlace: Bool) throws(PixelError) {
        guard source.layout.width == destination.layout.width, source.layout.height == destination.layout.height
        else { throw .sizesDiffer(source: source.layout, destination: destination.layout) }
        try checkOverlap(source, destination, worksInPlace: worksInPlace)
    }

    @usableFromInline
    func checkOverlap(
        _ source: PixelView, _ destination: MutablePixelView, worksInPlace: Bool
    ) throws(PixelError) {
        guard !source.sharesPixels(with: destination) || worksInPlace && source.isSamePlace(as: destination)
        else { throw .buffersOverlap }
    }

    /// Throws where positions in a picture are not exact enough for a pass that samples it.
    @usableFromInline
    func check(_ layout: PixelLayout, isPointwise: Bool) throws(PixelError) {
        if !isPointwise { try checkPositions(width: layout.width, height: layout.height) }
    }

    func checkPositions(width: Int, height: Int) throws(PixelError) {
        guard max(width, height) <= PixelGrid.maximumSampledSize else {
            throw .tooLargeToSample(width: width, height: height, maximum: PixelGrid.maximumSampledSize)
        }
    }

    @usableFromInline
    func takeIntermediate(width: Int, height: Int) throws(PixelError) -> PixelStorage {
        try takeIntermediate(PixelLayout(width: width, height: height, format: .rgba32Float))
    }

    func takeIntermediate(_ layout: PixelLayout) throws(PixelError) -> PixelStorage {
        try intermediates.take(layout)
    }
}
