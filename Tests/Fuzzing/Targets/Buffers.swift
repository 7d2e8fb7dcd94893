import PictureBuilders
import ShaderHost
import TestSupport

extension FuzzTarget {
    /// A renderer's own memory: layouts of any numbers, buffers that are as long as their pixels to the byte, an effect with any
    /// arguments. Nothing but pixels is written, and there is one result however it is rendered.
    static let buffers = FuzzTarget(
        name: "buffers", maximumLength: 600,
        check: { bytes in
            var reader = ByteReader(bytes)
            let isLie = reader.byte() % 16 == 0
            if isLie { try checkLayout(&reader) }
            let task = RenderTask(&reader)
            guard let layouts = try? task.layouts() else {
                throw Finding("a layout of usual numbers is refused")
            }
            let source = try task.source(layouts.source, &reader)
            let first = try task.result(of: source, into: layouts.destination, with: .inUse)
            let second = try task.result(of: source, into: layouts.destination, with: .scalar)
            try Finding.unless(first == second, "results differ")
        },
        seeds: {
            // Each effect by itself, with any numbers; then each that takes means.
            var seeds: [String: [UInt8]] = [:]
            for (family, kinds, isTidy) in [(0, 8, 0), (1, 7, 0), (2, 7, 0), (3, 8, 0), (0, 6, 1)]
                as [(UInt8, UInt8, UInt8)]
            {
                for kind in 0..<kinds {
                    var generator = Noise(seed: UInt64(family) * 16 + UInt64(kind))
                    let start: [UInt8] = [1, 12, 0, 6, 0, kind % 4, family, kind % 3, 1, 3, 1, 1, isTidy, 1, 0]
                    let effect = isTidy == 1 ? [kind] : [family, kind]
                    let rest = (0..<120).map { _ in UInt8.random(in: 0...255, using: &generator) }
                    seeds["\(isTidy == 1 ? "means" : "\(family)")-\(kind)"] = start + effect + rest
                }
            }
            return seeds
        })

    /// Numbers that nobody checked: what is refused says so, what is not fits its memory.
    private static func checkLayout(_ reader: inout ByteReader) throws {
        let (width, height) = (reader.integer(Int.self), reader.integer(Int.self))
        let bytesPerRow = reader.flag() ? reader.integer(Int.self) : nil
        guard
            let layout = try? PixelLayout(
                width: width, height: height, bytesPerRow: bytesPerRow,
                format: reader.element(of: PixelFormat.allCases) ?? .rgba8)
        else { return }
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: 64, alignment: 1)
        defer { memory.deallocate() }
        let view = try? PixelView(UnsafeRawBufferPointer(memory), layout: layout)
        try Finding.unless(view == nil || layout.byteCount <= memory.count, "\(layout) fits 64 bytes")
    }
}
