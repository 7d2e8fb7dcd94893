import ShaderHost
import ShaderLoops
import Testing

/// Every kernel, every input, and every way to draw them, against the goldens: exactly, alpha included (C8).
@Suite("Goldens")
struct KernelGoldenTests {
    private let folder: GoldenFolder

    init() throws { folder = try .ofThisPackage }

    /// The scalar instantiation, which writes the goldens, still draws them.
    @Test(arguments: Subject.recorded, Input.allCases)
    func scalar(subject: Subject, input: Input) throws {
        let sheet = try Sheet.draw(subject, of: input.bitmap) { try $0.scalar($1) }
        try folder.check(sheet, named: "\(subject.golden).\(input)", by: .scalar)
    }

    /// The two mosaics are drawn by different code.
    @Test(arguments: [Subject.mosaic2, .paddedMosaic2], Input.allCases)
    func twins(subject: Subject, input: Input) throws {
        let sheet = try Sheet.draw(subject, of: input.bitmap) { try $0.scalar($1) }
        try check(sheet, subject, input, "scalar-\(subject)")
    }

    /// As many lanes as there are, in the package's one loop.
    @Test(arguments: Subject.allCases, allLanes)
    func everyWidth(subject: Subject, lanes: any PixelLanes.Type) throws {
        for input in Input.allCases {
            let sheet = try Sheet.draw(subject, of: input.bitmap) { try $1.looped($0.effect, lanes: lanes) }
            try check(sheet, subject, input, "\(lanes)-\(subject)")
        }
    }

    /// What programs use: the renderer, with the loops of each instruction set.
    @Test(arguments: Subject.allCases, InstructionSet.available)
    func everyInstructionSet(subject: Subject, instructionSet: InstructionSet) throws {
        let renderer = Renderer(bands: BandScheduler(threadCount: 1), instructionSet: instructionSet)
        for input in Input.allCases {
            let sheet = try Sheet.draw(subject, of: input.bitmap) {
                try $1.applying($0.effect, renderer: renderer)
            }
            try check(sheet, subject, input, "\(instructionSet)-\(subject)")
        }
    }

    @Test(arguments: Subject.allCases, [1, 2, 3, 16])
    func everyNumberOfBands(subject: Subject, bands: Int) throws {
        let renderer = Renderer(bands: BandScheduler(threadCount: bands, minimumBandPixels: 1))
        for input in Input.allCases {
            let sheet = try Sheet.draw(subject, of: input.bitmap) {
                try $1.applying($0.effect, renderer: renderer)
            }
            try check(sheet, subject, input, "\(bands)-bands-\(subject)")
        }
    }

    private func check(
        _ sheet: Bitmap, _ subject: Subject, _ input: Input, _ variant: String
    ) throws {
        try folder.check(sheet, named: "\(subject.golden).\(input)", by: .variant(variant))
    }
}
