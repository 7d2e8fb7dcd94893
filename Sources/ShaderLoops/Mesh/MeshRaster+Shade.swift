public import ShaderKernels

extension MeshRaster {
    /// Shades a row, 0..<height; the same bytes for all lanes.
    ///
    /// - Parameter pixels: room for `width` pixels of four floats: premultiplied, sRGB-encoded.
    @inlinable
    public func shade<L: PixelLanes>(row: Int, into pixels: UnsafeMutablePointer<Float>, lanes: L.Type) {
        guard width > 0 else { return }
        let memory = UnsafeMutableRawPointer(pixels)
        divide(row: row, memory: memory)
        withUnsafeTemporaryAllocation(byteCount: L.count &* 16, alignment: 64) { spare in
            guard let spare = spare.baseAddress else { return }
            var column = 0
            while column < width {
                let run = (memory + column &* 16).loadUnaligned(as: PixelRun.self)
                let columns = column..<Int(run.end)
                if run.triangle < 0 {
                    for column in columns {
                        (memory + column &* 16).storeBytes(of: background, as: SIMD4<Float>.self)
                    }
                } else {
                    shade(
                        columns, of: triangles[Int(run.triangle)], row: row, into: memory, spare: spare,
                        lanes: L.self)
                }
                column = columns.upperBound
            }
        }
    }

    /// The last pixels of a run fill their lanes with some before them, which come out as they were. A shorter run goes
    /// through a copy: behind it the next one is written down.
    @inline(never) @inlinable
    func shade<L: PixelLanes>(
        _ columns: Range<Int>, of triangle: MeshTriangle, row: Int, into memory: UnsafeMutableRawPointer,
        spare: UnsafeMutableRawPointer, lanes: L.Type
    ) {
        let u = triangle.u.value(column: columns.lowerBound, row: row)
        let v = triangle.v.value(column: columns.lowerBound, row: row)
        coefficients.withUnsafeBytes { coefficients in
            guard let base = coefficients.baseAddress else { return }
            let colors = PatchColors(coefficients: base + Int(triangle.patch) &* PatchColors.byteCount)
            @inline(__always)
            func shade(column: Int, to output: UnsafeMutableRawPointer) {
                let pixels = L.indices + Float(column &- columns.lowerBound)
                let color = colors.color(
                    u: triangle.u.values(from: u, pixels: pixels), v: triangle.v.values(from: v, pixels: pixels)
                )
                FloatCodec().store(
                    isPerceptual ? encodedColor(ofOklab: color) : color, to: output, streams: false,
                    isInRange: false)
            }
            guard columns.count >= L.count else {
                shade(column: columns.lowerBound, to: spare)
                (memory + columns.lowerBound &* 16).copyMemory(from: spare, byteCount: columns.count &* 16)
                return
            }
            let last = columns.upperBound &- L.count
            var column = columns.lowerBound
            while column < last {
                shade(column: column, to: memory + column &* 16)
                column &+= L.count
            }
            shade(column: last, to: memory + last &* 16)
        }
    }
}
