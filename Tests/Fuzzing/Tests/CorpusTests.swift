import Foundation
import FuzzTargets
import Testing

/// Inputs to begin with, and those that have found faults, once each.
@Suite("Fuzzing corpus")
struct CorpusTests {
    @Test(arguments: FuzzTarget.all.map(\.name))
    func everyInputIsAsItShouldBe(name: String) throws {
        let target = try #require(FuzzTarget.all.first { $0.name == name })
        let folder = try #require(Bundle.module.url(forResource: "Corpus", withExtension: nil)).appending(
            path: name)
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        #expect(files.count >= 10)
        for file in files {
            let bytes = try Array(Data(contentsOf: file))
            #expect(bytes.count <= target.maximumLength, "\(file.lastPathComponent)")
            #expect(throws: Never.self, "\(file.lastPathComponent)") { try target.check(bytes) }
        }
    }
}
