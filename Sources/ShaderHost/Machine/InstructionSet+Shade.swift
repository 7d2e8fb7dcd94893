import ShaderKernels
package import ShaderLoops

#if arch(x86_64)
    import ShaderLoopsAVX2
    import ShaderLoopsAVX512
#endif

extension InstructionSet {
    /// Shades rows with the loops that were compiled for this set. A function of its own, by which
    /// `Scripts/check-instruction-counts` finds the loops.
    @inline(never)
    func shade(_ pass: BuiltInPass, rows: Range<Int>, scratch: Scratch) {
        #if arch(x86_64)
            withUnsafePointer(to: pass) { pointer in
                switch self {
                case .baseline: pass.shade(rows: rows, scratch: scratch, lanes: Lanes4.self)
                case .avx2: shadeAVX2(pointer, rows: rows, scratch: scratch)
                case .avx512: shadeAVX512(pointer, rows: rows, scratch: scratch)
                }
            }
        #else
            pass.shade(rows: rows, scratch: scratch, lanes: Lanes4.self)
        #endif
    }
}

extension InstructionSet {
    /// Blurs columns with the loops that were compiled for this set.
    func blur(_ pass: BlurPass, columns: Range<Int>) {
        #if arch(x86_64)
            withUnsafePointer(to: pass) { pointer in
                switch self {
                case .baseline: pass.blur(columns: columns, lanes: Lanes4.self)
                case .avx2: blurAVX2(pointer, columns: columns)
                case .avx512: blurAVX512(pointer, columns: columns)
                }
            }
        #else
            pass.blur(columns: columns, lanes: Lanes4.self)
        #endif
    }
}

extension InstructionSet {
    /// Shades a row of a mesh with the loops that were compiled for this set.
    package func shade(_ raster: MeshRaster, row: Int, into pixels: UnsafeMutablePointer<Float>) {
        #if arch(x86_64)
            withUnsafePointer(to: raster) { pointer in
                switch self {
                case .baseline: raster.shade(row: row, into: pixels, lanes: Lanes4.self)
                case .avx2: meshAVX2(pointer, row: row, into: pixels)
                case .avx512: meshAVX512(pointer, row: row, into: pixels)
                }
            }
        #else
            raster.shade(row: row, into: pixels, lanes: Lanes4.self)
        #endif
    }
}
