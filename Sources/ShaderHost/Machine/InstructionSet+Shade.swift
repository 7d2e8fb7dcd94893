public import ShaderKernels
public import ShaderLoops

#if arch(x86_64)
    import ShaderLoopsAVX2
    import ShaderLoopsAVX512
#endif

extension InstructionSet {
    /// Shades rows with the loops that were compiled for this set. A function of its own, by which
    /// `Scripts/check-instruction-counts` finds the loops.
    @inline(never) @usableFromInline
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
    /// Calls `body` with what shades rows of a pass: the loops for this instruction set where all of the pass has been
    /// compiled beforehand.
    @inlinable
    func withLoop<L: PixelLanes>(
        of pass: PixelPass, with shading: some Shading, lanes: L.Type,
        _ body: (_ shade: @Sendable (Range<Int>, Scratch) -> Void) -> Void
    ) {
        withUnsafeTemporaryAllocation(of: BuiltInColor.self, capacity: BuiltInDescription.capacity) { memory in
            var description = BuiltInDescription(memory: memory)
            if shading.describe(in: &description) {
                let pass = BuiltInPass(pass, description)
                body { shade(pass, rows: $0, scratch: $1) }
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
    /// Puts rows together with the loops that were compiled for this set.
    @usableFromInline
    func composite(_ pass: BuiltInCompositePass, rows: Range<Int>, scratch: Scratch) {
        #if arch(x86_64)
            withUnsafePointer(to: pass) { pointer in
                switch self {
                case .baseline: pass.shade(rows: rows, scratch: scratch, lanes: Lanes4.self)
                case .avx2: compositeAVX2(pointer, rows: rows, scratch: scratch)
                case .avx512: compositeAVX512(pointer, rows: rows, scratch: scratch)
                }
            }
        #else
            pass.shade(rows: rows, scratch: scratch, lanes: Lanes4.self)
        #endif
    }

    /// The same for any kernel.
    @inlinable
    func composite<L: PixelLanes>(
        _ pass: CompositePass, rows: Range<Int>, with kernel: some CompositingKernel, scratch: Scratch,
        lanes: L.Type
    ) {
        if let kernel = kernel.builtIn {
            composite(BuiltInCompositePass(pass, kernel: kernel), rows: rows, scratch: scratch)
        } else {
            pass.shade(rows: rows, with: kernel, scratch: scratch, lanes: L.self)
        }
    }
}
