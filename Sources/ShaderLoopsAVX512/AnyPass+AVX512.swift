import ShaderKernels
public import ShaderLoops

/// The loops of the package's own passes, compiled for x86-64-v4.
public func runAVX512(_ pass: UnsafePointer<AnyPass>, _ part: Range<Int>, scratch: Scratch) {
    pass.pointee.run(part, scratch: scratch, lanes: Lanes16.self)
}
