package import ShaderLoops

extension Outline {
    /// The coverage of all pixels, row by row.
    package var pixels: [Float] {
        (0..<height).flatMap { row in
            let (coverage, pixels) = self.row(row)
            return coverage.map { [Float](repeating: $0, count: width) } ?? pixels
        }
    }

    /// What a row says, and what it writes into numbers that were −1. The working memory begins with noise.
    package func row(_ row: Int) -> (coverage: Float?, pixels: [Float]) {
        var pixels = [Float](repeating: -1, count: width)
        let byteCount = Outline.workingByteCount(width: width)
        let memory = UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: 64)
        defer { memory.deallocate() }
        memory.initializeMemory(as: UInt8.self, repeating: 0xA5, count: byteCount)
        let result = pixels.withUnsafeMutableBufferPointer { buffer -> Float? in
            guard let base = buffer.baseAddress else { return 0 }
            return self.coverage(row: row, into: base, workingMemory: memory)
        }
        return (result, pixels)
    }
}
