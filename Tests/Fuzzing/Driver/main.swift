import Foundation
import FuzzTargets

// Usage: fuzz TARGET [libFuzzer's options and folders]     in a build for fuzzing, as Scripts/fuzz makes it
//        fuzz TARGET FILE…                                 in any other: replays inputs
//        fuzz seeds FOLDER                                 writes inputs to begin with
//        fuzz words TARGET                                 prints libFuzzer's dictionary
//        fuzz targets                                      prints their names

let words = Array(CommandLine.arguments.dropFirst())
func target(_ name: String?) throws -> FuzzTarget {
    guard let target = FuzzTarget.all.first(where: { $0.name == name }) else {
        throw UsageError(targets: FuzzTarget.all.map(\.name))
    }
    return target
}

do {
    switch words.first {
    case "targets": for target in FuzzTarget.all { print(target.name) }
    case "words": for word in try target(words.dropFirst().first).words { print("\"\(word)\"") }
    case "seeds": try Seeds.write(to: words.dropFirst().first ?? "Tests/Fuzzing/Corpus")
    default: try fuzz(target(words.first), Array(words.dropFirst()))
    }
} catch {
    FileHandle.standardError.write(Data("fuzz: \(error)\n".utf8))
    exit(2)
}

struct UsageError: Error, CustomStringConvertible {
    let targets: [String]
    var description: String {
        "the first word must be seeds, words, targets, or one of \(targets.joined(separator: ", "))"
    }
}
