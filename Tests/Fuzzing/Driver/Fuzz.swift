import Foundation
import FuzzTargets

#if FUZZING
    /// libFuzzer's driver. Taken by its name, so that an ordinary build needs no header and no library of it.
    @_silgen_name("LLVMFuzzerRunDriver")
    private func runDriver(
        _ count: UnsafeMutablePointer<Int32>,
        _ words: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
        _ check: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
    ) -> Int32

    /// What C can call knows nothing but this.
    nonisolated(unsafe) private var current = FuzzTarget.all[0]

    func fuzz(_ target: FuzzTarget, _ options: [String]) throws -> Never {
        current = target
        let words = ["fuzz", "-max_len=\(target.maximumLength)"] + options
        // libFuzzer keeps them for as long as it runs.
        let memory = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: words.count + 1)
        memory.initialize(repeating: nil, count: words.count + 1)
        for (index, word) in words.enumerated() { memory[index] = strdup(word) }
        var (start, count) = (memory, Int32(words.count))
        exit(
            runDriver(&count, &start) { bytes, count in
                do {
                    try current.check(Array(UnsafeBufferPointer(start: bytes, count: count)))
                } catch {
                    FileHandle.standardError.write(Data("\(current.name): \(error)\n".utf8))
                    abort()
                }
                return 0
            })
    }
#else
    func fuzz(_ target: FuzzTarget, _ paths: [String]) throws {
        for path in paths {
            try target.check(Array(Data(contentsOf: URL(fileURLWithPath: path))))
            print("\(target.name): \(path) is as it should be")
        }
    }
#endif
