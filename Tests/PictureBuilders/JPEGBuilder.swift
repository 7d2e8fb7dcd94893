package import CTurboJPEG

/// Makes JPEG files with TurboJPEG's compressor, at full quality and, by default, full chroma.
package struct JPEGBuilder {
    package var width: Int
    package var height: Int
    /// Row by row, as many bytes a pixel as `format` has channels.
    package var samples: [UInt8]
    package var format: TJPF
    package var subsampling: TJSAMP
    package var isProgressive = false
    /// Segments to put behind the start of the image: marker, data.
    package var segments: [Segment] = []

    package init(
        width: Int, height: Int, samples: [UInt8], format: TJPF = TJPF_RGB, subsampling: TJSAMP = TJSAMP_444
    ) {
        (self.width, self.height, self.samples) = (width, height, samples)
        (self.format, self.subsampling) = (format, subsampling)
    }

    /// What TurboJPEG says where it does not encode.
    package struct Failure: Error {
        package let reason: String
    }

    package func build() throws -> [UInt8] {
        guard let handle = tjInitCompress() else { throw Failure(reason: String(cString: tjGetErrorStr2(nil))) }
        defer { tjDestroy(handle) }
        var memory: UnsafeMutablePointer<UInt8>?
        var count: UInt = 0
        defer { tjFree(memory) }
        let status = tjCompress2(
            handle, samples, Int32(width), 0, Int32(height), Int32(format.rawValue), &memory, &count,
            Int32(subsampling.rawValue), 100, TJFLAG_ACCURATEDCT | (isProgressive ? TJFLAG_PROGRESSIVE : 0))
        guard status == 0 else { throw Failure(reason: String(cString: tjGetErrorStr2(handle))) }
        var file = Array(UnsafeBufferPointer(start: memory, count: Int(count)))
        file.insert(contentsOf: segments.flatMap(Self.bytes(of:)), at: 2)
        return file
    }

    package typealias Segment = (marker: UInt8, data: [UInt8])

    package static func bytes(of segment: Segment) -> [UInt8] {
        [0xFF, segment.marker] + bigEndian(segment.data.count + 2, count: 2) + segment.data
    }

    /// Flat squares of 8×8 pixels, which the format keeps within a step or two of their colours.
    package static func squares(_ colours: [[[UInt8]]]) -> JPEGBuilder {
        let rows = colours.flatMap { row in
            repeatElement(row.flatMap { repeatElement($0, count: 8) }.flatMap { $0 }, count: 8)
        }
        return JPEGBuilder(
            width: 8 * colours[0].count, height: 8 * colours.count, samples: rows.flatMap { $0 })
    }
}

/// Whether every byte of two pictures is within `tolerance` of the other.
package func isClose(_ left: [UInt8], _ right: [UInt8], within tolerance: Int) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { abs(Int($0) - Int($1)) <= tolerance }
}
