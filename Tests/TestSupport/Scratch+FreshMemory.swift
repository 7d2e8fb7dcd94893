package import ShaderLoops

extension Scratch {
    /// Scratch memory that nobody has used.
    package static func withScratch(_ body: (Scratch) -> Void) {
        let memory = UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: 64)
        defer { memory.deallocate() }
        body(Scratch(base: memory))
    }
}
