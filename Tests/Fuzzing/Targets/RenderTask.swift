import ShaderHost

/// An effect between two buffers, as an input spells it.
struct RenderTask {
    private let width, height: Int
    private let formats: (source: PixelFormat, destination: PixelFormat)
    private let gaps: (source: Int, destination: Int)
    private let way: Way
    private let threads: Int
    private let scale: Float
    private let effect: AnyVisualEffect

    private enum Way {
        case render, inPlace
        case draw(column: Int, row: Int)
    }

    init(_ reader: inout ByteReader) {
        (width, height) = (reader.number(in: 0...40), reader.number(in: 0...24))
        func format() -> PixelFormat { reader.element(of: PixelFormat.allCases) ?? .rgba8 }
        formats = (format(), format())
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
        effect = reader.effect()
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
        return after
    }
}
