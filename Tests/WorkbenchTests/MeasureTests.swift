import Foundation
import ShaderHost
import ShaderKernels
import Testing

@testable import Workbench

@Suite("measure")
struct MeasureTests {
    private let machine = Machine(
        cpu: "A Processor", cores: 4, operatingSystem: "An OS", instructionSet: .avx512, build: .release)

    private func result(_ kernel: String, framesPerSecond: Double) throws -> MeasuredKernel {
        let rounds = [1.0, 2.0, 4.0].map {
            Round(
                frames: 24, secondsPerFrame: $0 / 2 / framesPerSecond,
                secondsPerCopy: 0.5 / framesPerSecond)
        }
        let layout = try PixelLayout(width: 1920, height: 1080)
        let setting = MeasureSetting(layout: layout, threads: 4, instructionSet: .avx512)
        let summary = try #require(RoundSummary(rounds))
        return MeasuredKernel(kernel: kernel, setting: setting, summary: summary)
    }

    @Test func theTableIsReadableAtAGlance() throws {
        let table = MeasureTable(kernelNames: ["gray", "a_long_name"])
        let fast = try result("gray", framesPerSecond: 1234.56)
        let slow = try result("a_long_name", framesPerSecond: 1.5)
        let heading = table.heading(machine, fast.setting, picture: "test card", phase: nil)
        #expect(
            heading + table.row(fast) + table.row(slow) == """
                A Processor, 4 cores usable, An OS
                AVX-512 instructions, release build, 4 threads
                test card, 1920x1080 pixels, rgba8, phase -1 to 1

                kernel         frames/s     minimum     maximum   Mpixels/s  copy ratio   runs
                gray             1234.6       617.3      2469.1      2560.0        0.50   3 x 24 frames
                a_long_name        1.50        0.75        3.00        3.11        0.50   3 x 24 frames

                """)
    }

    @Test func theReportHasTheContractsFields() throws {
        let report = MeasureReport(machine: machine, results: [try result("gray", framesPerSecond: 100)])
        let object = try JSONSerialization.jsonObject(with: Data(jsonText(report).utf8)) as? [String: Any]
        let result = try #require((object?["results"] as? [[String: Any]])?.first)
        #expect(
            Set(result.keys) == [
                "kernel", "width", "height", "format", "threads", "instructionSet", "framesPerSecond",
                "megapixelsPerSecond", "copyRatio",
            ])
        #expect(result["kernel"] as? String == "gray")
        #expect(result["width"] as? Int == 1920 && result["height"] as? Int == 1080)
        #expect(result["format"] as? String == "rgba8" && result["threads"] as? Int == 4)
        let speed = ["median": 100.0, "minimum": 50, "maximum": 200]
        #expect(result["framesPerSecond"] as? [String: Double] == speed)
        #expect(result["copyRatio"] as? Double == 0.5)
        let machine = try #require(object?["machine"] as? [String: Any])
        #expect(machine["instructionSet"] as? String == "avx512")
        #expect(result["instructionSet"] as? String == "avx512")
        #expect(machine["cpu"] as? String == "A Processor" && machine["build"] as? String == "release")
    }

    @Test func itMeasuresWhatItIsTold() throws {
        let words = ["measure", "--size", "5x3", "--frames", "2", "--runs", "1", "--threads", "1", "--json"]
        let recording = RecordingConsole()
        #expect(Tool.run(words + ["--kernel", "gray"], console: recording.console()) == .done)
        let object = try JSONSerialization.jsonObject(with: Data(recording.data.utf8)) as? [String: Any]
        let results = try #require(object?["results"] as? [[String: Any]])
        #expect(results.map { $0["kernel"] as? String } == ["gray"])
        #expect(results.first?["width"] as? Int == 5 && results.first?["height"] as? Int == 3)
        #expect(recording.messages.contains("debug build") == (Machine.current.build == .debug))
    }

    /// Seconds each: only those that differ in their loops.
    @Test func itMeasuresTheUsualOnesUnlessItIsTold() throws {
        let words = ["measure", "--size", "5x3", "--frames", "2", "--runs", "1", "--threads", "1", "--json"]
        let recording = RecordingConsole()
        #expect(Tool.run(words, console: recording.console()) == .done)
        let object = try JSONSerialization.jsonObject(with: Data(recording.data.utf8)) as? [String: Any]
        let results = try #require(object?["results"] as? [[String: Any]])
        #expect(
            results.map { $0["kernel"] as? String } == [
                "gray", "opacity", "mosaic", "mosaic2", "wave", "rotation",
            ])
        #expect(Set(Catalogue.measured.map(\.description.name)).isStrictSubset(of: Catalogue.names))
    }

    @Test func parametersAreThoseOfRender() throws {
        let words = ["--kernel", "mosaic", "--kernel", "blur", "--tile-size", "5", "--kernel", "mosaic2"]
        let calls = try Measure(Arguments(words, options: Measure.options)).calls
        #expect(calls.map(\.kernel.description.name) == ["mosaic", "blur", "mosaic2"])
        #expect(calls[0].arguments["tileSize"] == 5 && calls[2].arguments["tileSize"] == 5)
        #expect(calls[1].arguments["radius"] == 12)
    }

    @Test func aParameterThatNothingMeasuredHasIsRefused() {
        let chosen = run(
            "--kernel=gray", "--kernel=mosaic", "--radius=3", "--tile-size=3", "--size=5x3", "--runs=1")
        #expect(chosen.status == .wrongCommandLine && chosen.data.isEmpty)
        #expect(chosen.messages.hasPrefix("shaderbench: --radius is no parameter of gray or mosaic; "))
        let usual = run("--radius=3", "--size=5x3", "--runs=1")
        #expect(usual.status == .wrongCommandLine && usual.data.isEmpty)
        #expect(usual.messages.contains("--radius is no parameter of gray or opacity or mosaic or mosaic2 or "))
    }

    @Test func framesAreCalledWithWhatIsGiven() throws {
        let called = Lock<[SIMD2<Float>]>([])
        let kernel = CataloguedKernel(Mosaic.description) { arguments in
            called.withLock { $0.append([arguments.phase, arguments["tileSize"]]) }
            return EmptyVisualEffect()
        }
        let bench = try Bench(picture: testCard(PictureSize(width: 5, height: 3)), threadCount: 1)
        _ = try bench.timing(kernel, kernel.arguments(["tileSize": 7]))(3)
        _ = try bench.timing(kernel, kernel.arguments(["tileSize": 8]), phase: 0.25)(2)
        #expect(called.withLock { $0 } == [[-1, 7], [0, 7], [1, 7], [0.25, 8], [0.25, 8]])
    }

    @Test func aPictureHasASizeOfItsOwn() {
        let outcome = run("--input", "a.png", "--size", "5x3")
        #expect(outcome.status == .wrongCommandLine)
        #expect(
            outcome.messages
                == "shaderbench: --input and --size exclude each other: a picture has a size of its own\n")
    }

    @Test func aMachineHasAName() {
        let machine = Machine.current
        #expect(!machine.cpu.isEmpty && machine.cores >= 1 && !machine.operatingSystem.isEmpty)
    }
}

@Suite("Copying")
struct CopyMethodTests {
    /// Row distances and starts that no vector divides, and bytes around and between that must stay.
    @Test(arguments: CopyMethod.allCases)
    func copiesRowsAndNothingElse(method: CopyMethod) throws {
        let layout = try PixelLayout(width: 11, height: 7, bytesPerRow: 51)
        let source = (0..<layout.byteCount + 64).map { UInt8(truncatingIfNeeded: $0 * 7 + 1) }
        for offset in [0, 1, 15, 16, 33] {
            var destination = [UInt8](repeating: 0, count: layout.byteCount + 64)
            try source.withUnsafeBytes { source in
                try destination.withUnsafeMutableBytes { destination in
                    let from = try PixelView(UnsafeRawBufferPointer(rebasing: source[3...]), layout: layout)
                    let to = try MutablePixelView(
                        UnsafeMutableRawBufferPointer(rebasing: destination[offset...]), layout: layout)
                    method.copy(rows: 2..<6, from: from, to: to)
                    method.copy(rows: 6..<6, from: from, to: to)
                }
            }
            let copied = 2 * 51..<5 * 51 + 44
            let expected = destination.indices.map { index in
                copied.contains(index - offset) ? source[index - offset + 3] : 0
            }
            #expect(destination == expected)
        }
    }
}
