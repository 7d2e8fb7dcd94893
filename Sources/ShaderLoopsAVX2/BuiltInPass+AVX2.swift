import ShaderKernels
public import ShaderLoops

/// The pixel loops of the package's own kernels, compiled for x86-64-v3.
public func shadeAVX2(_ pass: UnsafePointer<BuiltInPass>, rows: Range<Int>, scratch: Scratch) {
    pass.pointee.shade(rows: rows, scratch: scratch, lanes: Lanes8.self)
}

/// The blur, compiled for x86-64-v3.
public func blurAVX2(_ pass: UnsafePointer<BlurPass>, columns: Range<Int>) {
    pass.pointee.blur(columns: columns, lanes: Lanes8.self)
}

/// A row of a mesh, compiled for x86-64-v3.
public func meshAVX2(_ raster: UnsafePointer<MeshRaster>, row: Int, into pixels: UnsafeMutablePointer<Float>) {
    raster.pointee.shade(row: row, into: pixels, lanes: Lanes8.self)
}
