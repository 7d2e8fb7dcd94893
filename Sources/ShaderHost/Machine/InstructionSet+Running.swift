public import ShaderKernels
public import ShaderLoops

#if arch(x86_64)
    import ShaderLoopsAVX2
    import ShaderLoopsAVX512
#endif

extension InstructionSet {
    /// Works on a part of a picture with the loops that were compiled for this set. A function of its own, by which
    /// `Scripts/check-instruction-counts` finds the loops.
    ///
    /// - Parameter part: rows, or columns of a blur.
    @inline(never) @usableFromInline
    func run(_ pass: AnyPass, _ part: Range<Int>, scratch: Scratch) {
        #if arch(x86_64)
            withUnsafePointer(to: pass) { pointer in
                switch self {
                case .scalar: pass.run(part, scratch: scratch, lanes: Float.self)
                case .baseline: pass.run(part, scratch: scratch, lanes: Lanes4.self)
                case .avx2: runAVX2(pointer, part, scratch: scratch)
                case .avx512: runAVX512(pointer, part, scratch: scratch)
                }
            }
        #else
            switch self {
            case .scalar: pass.run(part, scratch: scratch, lanes: Float.self)
            default: pass.run(part, scratch: scratch, lanes: Lanes4.self)
            }
        #endif
    }
}

// What a pass with a kernel of somebody else's comes to: loops that were compiled with that kernel.

extension InstructionSet {
    /// Calls `body` with what shades rows of a pass.
    @inlinable
    func withLoop<L: PixelLanes>(
        of pass: PixelPass, with shading: some Shading, lanes: L.Type,
        _ body: (_ shade: @Sendable (Range<Int>, Scratch) -> Void) -> Void
    ) {
        withUnsafeTemporaryAllocation(of: BuiltInColor.self, capacity: BuiltInDescription.capacity) { memory in
            var description = BuiltInDescription(memory: memory)
            if shading.describe(in: &description) {
                let pass = AnyPass.pixels(BuiltInPass(pass, description))
                body { run(pass, $0, scratch: $1) }
            } else {
                body { pass.shade(rows: $0, with: shading, scratch: $1, lanes: L.self) }
            }
        }
    }

    /// Some rows of a pass.
    @inlinable
    func shade<L: PixelLanes>(
        _ rows: Range<Int>, of source: SourcePixels<AnyCodec>, into destination: DestinationPixels<AnyCodec>,
        with shading: some Shading, scratch: Scratch, lanes: L.Type
    ) {
        let pass = PixelPass(from: source, to: destination, streams: destination.streams)
        if shading.isIdentity && pass.keepsFormat {
            pass.copy(rows: rows)
        } else {
            withLoop(of: pass, with: shading, lanes: L.self) { $0(rows, scratch) }
        }
    }

    /// Some rows of a composite.
    @inlinable
    func composite<L: PixelLanes>(
        _ rows: Range<Int>, of pass: CompositePass, with kernel: some CompositingKernel, scratch: Scratch,
        lanes: L.Type
    ) {
        if let kernel = kernel.builtIn {
            run(.composite(BuiltInCompositePass(pass, kernel: kernel)), rows, scratch: scratch)
        } else {
            pass.shade(rows: rows, with: kernel, scratch: scratch, lanes: L.self)
        }
    }
}
