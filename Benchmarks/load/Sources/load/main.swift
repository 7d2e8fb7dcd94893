import Foundation
import ShaderHost

// Many render at once, from a task group, from actors and from threads of their own. Every result must have the bytes that it
// has when it is rendered alone, threads must not multiply, memory must not grow, and the work must get done as fast as by one
// worker in turn.
//     swift run -c release --package-path Benchmarks/load [SECONDS]
// The seconds are for each of the three; taking the work in turn, half as long, comes on top.

let seconds = CommandLine.arguments.dropFirst().first.flatMap { Double($0) } ?? 60
/// Pairs of turns in which the two ways are compared: another's load on the machine meets both.
let turns = 6
let work = try Work()
var failures: [String] = []

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
func mean(_ values: ArraySlice<Int>) -> Double { Double(values.reduce(0, +)) / Double(max(values.count, 1)) }

/// Jobs a second.
@MainActor
func rate(_ seconds: Double, _ renderer: Renderer, _ run: (Shift) async -> Void) async -> Double {
    let shift = Shift(work, renderer: renderer, duration: .seconds(seconds))
    let start = ContinuousClock.now
    await run(shift)
    let duration = ContinuousClock.now - start
    if shift.wrong > 0 { failures.append("\(shift.wrong) of \(shift.count) results are wrong") }
    return Double(shift.count) / (duration / .seconds(1))
}

let workers = try (0..<64).map { _ in try Worker(work) }
for crew in Crew.allCases {
    let renderer = Renderer()
    var (ratios, rates, threads, memory) = ([Double](), [Double](), 0, [Int]())
    for turn in 0...turns {
        let inTurn = await rate(seconds / Double(2 * turns), renderer) { workers[0].workAlone($0) }
        let watch = ProcessWatch()
        let atOnce = await rate(seconds / Double(turns), renderer) { await crew.run($0, workers) }
        let samples = watch.end()
        guard turn > 0 else { continue }  // in the first one memory is taken that stays in use
        ratios.append(atOnce / inTurn)
        rates.append(atOnce)
        // Without the one that looks.
        threads = max(threads, (samples.map(\.threads).max() ?? 0) - 1)
        memory += samples.map(\.kilobytes)
    }
    let third = memory.count / 3
    let (first, last) = (mean(memory.prefix(third)) / 1024, mean(memory.suffix(third)) / 1024)
    let limit = availableCores + 4 + crew.ownThreads(workers: workers.count)
    let ratio = median(ratios)
    print(
        "\(workers.count) \(crew): \(Int(median(rates))) results a second, \(ratio) times as many as in turn; "
            + "at most \(threads) threads of \(limit); \(Int(first)) MB, \(Int(last)) MB in the end")
    if threads > limit { failures.append("\(crew): \(threads) threads, and not \(limit)") }
    if last > 1.05 * first { failures.append("\(crew): memory grows from \(first) to \(last) MB") }
    if ratio < 0.9 { failures.append("\(crew): \(ratio) times as fast as in turn") }
}

for failure in failures { FileHandle.standardError.write(Data("load: \(failure)\n".utf8)) }
exit(failures.isEmpty ? 0 : 1)
