import ShaderKernels
import Testing

/// Something to be computed at every width: of two values that vary and one that is the same for all pixels,
/// each of which it may ignore.
protocol LaneOperation: Sendable {
    func callAsFunction<L: Lanes>(_ x: L, _ y: L, _ uniform: Float) -> L
}

/// Every pair of samples, in lanes that all hold different pairs, against the same operation at `Float`.
func checkEveryWidth(
    _ operation: some LaneOperation, of samples: [Float] = SampleFloats.all,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    for lanes in wideLanes { check(operation, of: samples, as: lanes, sourceLocation) }
}

private func check<L: TestLanes>(
    _ operation: some LaneOperation, of samples: [Float], as lanes: L.Type, _ sourceLocation: SourceLocation
) {
    for turn in samples.indices {
        let uniform = samples[turn]
        for start in stride(from: 0, to: samples.count, by: L.count) {
            let (x, y) = (L(samples, from: start), L(samples, from: start + turn))
            let wide = operation(x, y, uniform).values
            let scalar = zip(x.values, y.values).map { operation($0, $1, uniform) }
            guard same(wide, scalar) else {
                Issue.record(
                    """
                    \(operation) at \(L.self) of \(x), \(y), uniform \(uniform):
                    \(wide), at Float \(scalar)
                    """, sourceLocation: sourceLocation)
                return
            }
        }
    }
}
