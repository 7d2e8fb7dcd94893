import ShaderHost

/// An effect between two buffers, as an input spells it.
struct RenderTask {
    private let width, height: Int
    private let formats: (source: PixelFormat, destination: PixelFormat)
    private let gaps: (source: Int, destination: Int)
    private let way: Way
    private let threads: Int
    private let scale: Float
    /// Whether pixels are usual ones, and the effect only takes means of them: then so are those of the result.
    private let isTidy: Bool
    private let effect: AnyVisualEffect

    private enum Way {
        case render, inPlace
        case draw(column: Int, row: Int)
    }

    init(_ reader: inout ByteReader) {
        (width, height) = (reader.number(in: 0...40), reader.number(in: 0...24))
        func format() -> PixelFormat { reader.element(of: PixelFormat.allCases) ?? .rgba8 }
        let formats = (format(), format())
        gaps = (Int(reader.byte() % 40), Int(reader.byte() % 40))
        way =
            switch reader.byte() % 6 {
            case 0: .inPlace
            case 1: .draw(column: reader.integer(), row: reader.integer())
            case 2: .draw(column: Int(reader.integer(Int8.self)), row: Int(reader.integer(Int8.self)))
            default: .render
            }
        threads = 1 + Int(reader.byte() % 3)
        scale = reader.flag() ? 1 : Float(reader.amount())
        if case .render = way { isTidy = reader.flag() } else { isTidy = false }
        self.formats = isTidy ? (formats.0, .rgba32Float) : formats
        effect = isTidy ? reader.mean() : reader.effect()
    }

    func layouts() throws -> (source: PixelLayout, destination: PixelLayout) {
        func layout(_ format: PixelFormat, gap: Int) throws -> PixelLayout {
            try PixelLayout(
                width: width, height: height, bytesPerRow: width * format.bytesPerPixel + gap, format: format)
        }
        return (
            try layout(formats.source, gap: gaps.source), try layout(formats.destination, gap: gaps.destination)
        )
    }

    func source(_ layout: PixelLayout, _ reader: inout ByteReader) throws -> Buffer {
        let source = Buffer(layout) { reader.fill($0) }
        guard isTidy else { return source }
        var picture = try Bitmap(
            width: width, height: height, bytes: source.bytes + [UInt8](repeating: 0, count: 4 * width * height)
        )
        try picture.withMutablePixels { pixels in
            pixels.premultiply()
            try Renderer(threadCount: 1).render(
                EmptyVisualEffect(), from: PixelView(pixels), into: source.mutablePixels())
        }
        return source
    }

    /// All bytes of the destination; nil where the effect is refused.
    func result(of source: Buffer, into layout: PixelLayout, with set: InstructionSet) throws -> [UInt8]? {
        let before = source.bytes
        let renderer = Renderer(
            displayScale: scale,
            bands: BandScheduler(threadCount: set == .scalar ? 1 : threads, minimumBandPixels: 1),
            instructionSet: set)
        let destination =
            if case .inPlace = way {
                Buffer(source.layout) { $0.copyMemory(from: UnsafeRawBufferPointer(source.memory)) }
            } else {
                Buffer(layout) { for index in $0.indices { $0[index] = UInt8(truncatingIfNeeded: index &* 7) } }
            }
        let untouched = destination.bytes
        do throws(PixelError) {
            switch way {
            case .render: try renderer.render(effect, from: source.pixels(), into: destination.mutablePixels())
            case .inPlace:
                try renderer.render(effect, from: destination.pixels(), into: destination.mutablePixels())
            case .draw(let column, let row):
                try renderer.draw(
                    effect, from: source.pixels(), onto: destination.mutablePixels(), column: column, row: row)
            }
        } catch {
            try Finding.unless(destination.bytes == untouched, "\(error), but something was written")
            return nil
        }
        try Finding.unless(source.bytes == before, "the source was written")
        let after = destination.bytes
        for gap in destination.gaps {
            try Finding.unless(after[gap] == untouched[gap], "a gap was written")
        }
        if isTidy { try checkRange(of: destination) }
        return after
    }

    /// A thousandth is a quarter of a code value of 8 bits; what rounding adds is far below.
    private func checkRange(of buffer: Buffer) throws {
        let pixels = try buffer.pixels()
        for y in 0..<height {
            let row = pixels.row(y)
            for offset in stride(from: 0, to: row.count, by: 4) {
                let value = row.loadUnaligned(fromByteOffset: offset, as: Float.self)
                try Finding.unless(-0.001...1.001 ~= value, "\(value) in row \(y) at byte \(offset)")
            }
        }
    }
}
