import ShaderKernels
import Testing

// What every kernel keeps, whatever it draws: the same pixels give the same bits at every width and whenever
// they are asked for; where a kernel says that it changes nothing, it changes nothing; and where it says that
// it does not look at the position, it does not.

func checkKernelLaws(_ kernel: some ColorKernel, sourceLocation: SourceLocation = #_sourceLocation) {
    checkLaws(sourceLocation, isIdentity: kernel.isIdentity) { Recoloring(kernel: kernel, channel: $0) }
    guard !kernel.usesPosition else { return }
    let pixel = RGBA<Float>(0.25, 0.5, 0.75, 1)
    let results = samples.map { kernel.color(at: Point($0, -$0), of: pixel) }
    for channel in Channel.allCases {
        #expect(results.allSatisfy { same($0[channel], results[0][channel]) }, sourceLocation: sourceLocation)
    }
}

func checkKernelLaws(_ kernel: some DistortionKernel, sourceLocation: SourceLocation = #_sourceLocation) {
    checkLaws(sourceLocation, isIdentity: kernel.isIdentity) { Moving(kernel: kernel, channel: $0) }
}

func checkKernelLaws(_ kernel: some LayerKernel, sourceLocation: SourceLocation = #_sourceLocation) {
    checkLaws(sourceLocation, isIdentity: kernel.isIdentity) { Layering(kernel: kernel, channel: $0) }
}

func checkKernelLaws(_ kernel: some CompositingKernel, sourceLocation: SourceLocation = #_sourceLocation) {
    for channel in Channel.allCases {
        checkEveryWidth(
            Compositing(kernel: kernel, channel: channel), of: samples, sourceLocation: sourceLocation)
    }
}

func checkKernelLaws(_ kernel: some FillKernel, sourceLocation: SourceLocation = #_sourceLocation) {
    for channel in Channel.allCases {
        checkEveryWidth(Filling(kernel: kernel, channel: channel), of: samples, sourceLocation: sourceLocation)
    }
}

/// Positions and channels: inside of a picture, at its edges, and where none should be.
private let samples: [Float] = [
    0, -0.0, 0.1, 1 / 3, 0.5, 1, 1.5, 2.5, 15.5, 16, 46.5, 852.5, 4_194_303.5, 254 / 255, 1e-30, 0x1p-140,
    -0.5, -1, -17, 1e30, -1e30, .greatestFiniteMagnitude, .infinity, -.infinity, .nan,
]

private func checkLaws<Result: KernelOperation>(
    _ sourceLocation: SourceLocation, isIdentity: Bool, _ result: (Channel) -> Result
) {
    for channel in Result.channels {
        let operation = result(channel)
        checkEveryWidth(operation, of: samples, sourceLocation: sourceLocation)
        guard isIdentity else { continue }
        for x in samples {
            for y in samples where !same(operation(x, y, 0.5), operation.unchanged(x, y, 0.5)) {
                Issue.record("\(operation) is no identity at \(x), \(y)", sourceLocation: sourceLocation)
                return
            }
        }
    }
}

private enum Channel: CaseIterable { case r, g, b, a }

/// One channel of what a kernel makes of sample numbers.
private protocol KernelOperation: LaneOperation {
    static var channels: [Channel] { get }
    /// What it is where the kernel changes nothing.
    func unchanged<L: Lanes>(_ x: L, _ y: L, _ uniform: Float) -> L
}

private struct Recoloring<Kernel: ColorKernel>: KernelOperation {
    static var channels: [Channel] { Channel.allCases }
    let kernel: Kernel
    let channel: Channel

    private func pixel<L: Lanes>(_ x: L, _ y: L, _ uniform: Float) -> RGBA<L> {
        RGBA(x, y, L(repeating: uniform), y)
    }

    func callAsFunction<L: Lanes>(_ x: L, _ y: L, _ uniform: Float) -> L {
        kernel.color(at: Point(x, y), of: pixel(x, y, uniform))[channel]
    }

    func unchanged<L: Lanes>(_ x: L, _ y: L, _ uniform: Float) -> L { pixel(x, y, uniform)[channel] }
}

private struct Moving<Kernel: DistortionKernel>: KernelOperation {
    static var channels: [Channel] { [.r, .g] }
    let kernel: Kernel
    let channel: Channel

    func callAsFunction<L: Lanes>(_ x: L, _ y: L, _ uniform: Float) -> L {
        let position = kernel.sourcePosition(of: Point(x, y))
        return channel == .r ? position.x : position.y
    }

    func unchanged<L: Lanes>(_ x: L, _ y: L, _ uniform: Float) -> L { channel == .r ? x : y }
}

private struct Layering<Kernel: LayerKernel>: KernelOperation {
    static var channels: [Channel] { Channel.allCases }
    let kernel: Kernel
    let channel: Channel

    func callAsFunction<L: Lanes>(_ x: L, _ y: L, _ uniform: Float) -> L {
        kernel.color(at: Point(x, y), in: PositionLayer<L>())[channel]
    }

    func unchanged<L: Lanes>(_ x: L, _ y: L, _ uniform: Float) -> L {
        PositionLayer<L>().sample(Point(x, y))[channel]
    }
}

private struct Compositing<Kernel: CompositingKernel>: LaneOperation {
    let kernel: Kernel
    let channel: Channel

    func callAsFunction<L: Lanes>(_ x: L, _ y: L, _ uniform: Float) -> L {
        let z = L(repeating: uniform)
        return kernel.color(at: Point(x, y), of: RGBA(x, y, z, y), over: RGBA(y, z, x, z))[channel]
    }
}

private struct Filling<Kernel: FillKernel>: LaneOperation {
    let kernel: Kernel
    let channel: Channel

    func callAsFunction<L: Lanes>(_ x: L, _ y: L, _ uniform: Float) -> L {
        kernel.color(at: Point(x, y))[channel]
    }
}

/// A layer whose colours tell where it was sampled.
struct PositionLayer<L: Lanes>: Layer {
    func sample(_ position: Point<L>) -> RGBA<L> {
        RGBA(position.x, position.y, position.x + position.y, L(repeating: 1))
    }
}

extension RGBA {
    fileprivate subscript(channel: Channel) -> L {
        switch channel {
        case .r: r
        case .g: g
        case .b: b
        case .a: a
        }
    }
}
