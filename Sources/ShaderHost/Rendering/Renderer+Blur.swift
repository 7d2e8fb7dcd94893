import ShaderKernels
public import ShaderLoops

extension Renderer {
    /// Rows of a picture through an effect, and blurred: as floats, down the columns, which swaps them with the rows, and
    /// down those.
    ///
    /// - Parameters:
    ///   - sigma: in pixels, above 0.
    ///   - isOpaque: whether edges stay as opaque as they are.
    ///   - axes: along rows alone, the way down the columns does nothing but turn the picture.
    @usableFromInline
    func rows<L: PixelLanes>(
        of source: SourcePicture, through effect: some VisualEffect, blurredBy sigma: Double, isOpaque: Bool,
        along axes: BlurAxes = .both, lanes: L.Type
    ) throws(PixelError) -> RowShader {
        let (width, height) = (source.layout.width, source.layout.height)
        let grid = BlurGrid(sigma: sigma)
        let isTall = axes == .both
        let upright: PixelStorage
        if grid.isOfThePicture {
            upright = try takeIntermediate(.paddedFloats(width: width, height: height))
            try effect.render(source, into: upright.view, with: self, lanes: L.self)
        } else {
            upright = try reduced(
                picture(of: source, through: effect, lanes: L.self), x: grid.reduction,
                y: isTall ? grid.reduction : .identity, width: grid.count(of: width),
                height: isTall ? grid.count(of: height) : height)
        }
        let turned = try takeIntermediate(
            .paddedFloats(width: upright.layout.height, height: upright.layout.width))
        let filter = GaussianFilter(sigma: grid.sigma)
        // Beyond the picture there is nothing; what is missing there is made up for.
        func scales(_ length: Int) -> [Float] {
            isOpaque ? filter.blurred(grid.shares(of: length)).map { 1 / $0 } : []
        }
        blurColumns(
            of: upright, into: turned, filter: isTall ? filter : .none, scales: isTall ? scales(height) : [])
        blurColumns(of: turned, into: upright, filter: filter, scales: scales(width))
        let blurred = SourcePicture(upright)
        return grid.isOfThePicture
            ? rows(of: blurred, through: Unmoved(), lanes: L.self)
            : rows(of: blurred, sampledBy: enlargement(from: grid, along: axes), on: self.grid)
    }

    /// Shows pixels of a blur's grid in the places of the picture's.
    private func enlargement(from grid: BlurGrid, along axes: BlurAxes) -> Displaced<Projection> {
        let origin = grid.reduction.origin / Double(displayScale)
        let isTall = axes == .both
        let map = ProjectionTransform.scale(x: grid.step, y: isTall ? grid.step : 1)
            .concatenating(.translation(x: origin, y: isTall ? origin : 0))
        return Displaced(
            kernel: Projection(showing: map), padding: LayerPadding(horizontal: true, vertical: true))
    }

    /// - Parameter scales: what each row of the result is multiplied by; none is 1.
    private func blurColumns(
        of source: PixelStorage, into destination: PixelStorage, filter: GaussianFilter, scales: [Float]
    ) {
        guard let input = source.bytes.baseAddress, let output = destination.bytes.baseAddress else { return }
        let layout = source.layout
        scales.withUnsafeBufferPointer { scales in
            let pass = BlurPass(
                filter: filter, source: input, width: layout.width, height: layout.height,
                sourceBytesPerRow: layout.bytesPerRow, destination: output,
                destinationBytesPerRow: destination.layout.bytesPerRow,
                scales: scales.isEmpty ? nil : scales.baseAddress)
            let group = BlurPass.maximumColumns
            bands.forEachBand(rows: (layout.width - 1) / group + 1, pixelsPerRow: group * layout.height) {
                [instructionSet, scratch] groups in
                let columns = groups.lowerBound * group..<min(groups.upperBound * group, pass.width)
                scratch.withScratch { instructionSet.run(.blur(pass), columns, scratch: $0) }
            }
        }
    }
}

/// Which ways a picture is blurred.
@usableFromInline
enum BlurAxes: Sendable {
    case rows, both
}
