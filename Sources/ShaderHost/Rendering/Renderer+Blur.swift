import ShaderKernels
import ShaderLoops

extension Renderer {
    /// A picture through an effect, and blurred: as floats, down the columns, which swaps them with the rows, and down
    /// those.
    func blurred<L: PixelLanes>(
        _ source: SourcePicture, through effect: some VisualEffect, filter: GaussianFilter, isOpaque: Bool,
        lanes: L.Type
    ) throws(PixelError) -> SourcePicture {
        let (width, height) = (source.layout.width, source.layout.height)
        let upright = try takeIntermediate(.paddedFloats(width: width, height: height))
        let turned = try takeIntermediate(.paddedFloats(width: height, height: width))
        try effect.render(source, into: upright.view, with: self, lanes: L.self)
        blurColumns(of: upright, into: turned, filter: filter, isOpaque: isOpaque)
        blurColumns(of: turned, into: upright, filter: filter, isOpaque: isOpaque)
        return SourcePicture(upright)
    }

    private func blurColumns(
        of source: PixelStorage, into destination: PixelStorage, filter: GaussianFilter, isOpaque: Bool
    ) {
        guard let input = source.memory.baseAddress, let output = destination.memory.baseAddress else { return }
        let layout = source.layout
        // Beyond the ends there is nothing; what is missing there is made up for.
        let scales = isOpaque ? filter.coverage(count: layout.height).map { 1 / $0 } : []
        scales.withUnsafeBufferPointer { scales in
            let pass = BlurPass(
                filter: filter, source: input, width: layout.width, height: layout.height,
                sourceBytesPerRow: layout.bytesPerRow, destination: output,
                destinationBytesPerRow: destination.layout.bytesPerRow,
                scales: isOpaque ? scales.baseAddress : nil)
            let group = BlurPass.maximumColumns
            bands.forEachBand(rows: (layout.width - 1) / group + 1, pixelsPerRow: group * layout.height) {
                [instructionSet, scratch] groups in
                let columns = groups.lowerBound * group..<min(groups.upperBound * group, pass.width)
                scratch.withScratch { instructionSet.run(.blur(pass), columns, scratch: $0) }
            }
        }
    }
}
