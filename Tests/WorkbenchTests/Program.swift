import Foundation

/// The program as others start it: a process of its own.
enum Program {
    /// Beside the tests, where the package manager builds it. They are a bundle of another program on macOS, and a program
    /// elsewhere. There the list of bundles is not asked for: Debian's Foundation crashes over it on ARM.
    static let url: URL = {
        #if os(macOS)
            let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
            let folder = bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
        #else
            let folder = Bundle.main.bundleURL
        #endif
        return folder.appendingPathComponent("shaderbench")
    }()

    struct Outcome: Equatable {
        let status: Int32
        let data: String
        let messages: String
    }

    static func start(
        _ words: [String], environment: [String: String] = [:], output: Any, errors: Any
    ) throws -> Process {
        let process = Process()
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.executableURL = url
        process.arguments = words
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = errors
        try runWithoutBlockedSignals(process)
        return process
    }

    static func run(_ words: String..., environment: [String: String] = [:]) throws -> Outcome {
        let (output, errors) = (Pipe(), Pipe())
        return try end(
            of: start(words, environment: environment, output: output, errors: errors), output, errors)
    }

    /// Runs a script in bash, in a folder, where `shaderbench` is the program.
    static func shell(_ script: String, in folder: TemporaryFolder) throws -> Outcome {
        let (output, errors, process) = (Pipe(), Pipe(), Process())
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        process.environment = ProcessInfo.processInfo.environment.merging([
            "PATH": url.deletingLastPathComponent().path + ":" + path
        ]) { $1 }
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = ["-c", script]
        process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = errors
        try runWithoutBlockedSignals(process)
        return try end(of: process, output, errors)
    }

    /// Tests run on threads that block signals, and what is started there would too.
    private static func runWithoutBlockedSignals(_ process: Process) throws {
        var (none, before) = (sigset_t(), sigset_t())
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        try process.run()
    }

    private static func end(of process: Process, _ output: Pipe, _ errors: Pipe) throws -> Outcome {
        let data = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let messages = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return Outcome(status: process.terminationStatus, data: data, messages: messages)
    }
}
