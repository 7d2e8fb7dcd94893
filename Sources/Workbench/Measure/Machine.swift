import Foundation
import ShaderHost

/// What speed depends on besides the program: named with every result, since no result means anything without
/// it.
struct Machine: Encodable, Equatable {
    enum Build: String, Encodable {
        case debug, release
    }

    let cpu: String
    /// That this process may use.
    let cores: Int
    let operatingSystem: String
    let instructionSet: InstructionSet
    let build: Build

    static var current: Machine {
        Machine(
            cpu: processorName ?? architecture, cores: availableCores,
            operatingSystem: ProcessInfo.processInfo.operatingSystemVersionString,
            instructionSet: .inUse, build: currentBuild)
    }

    private static var currentBuild: Build {
        #if DEBUG
            .debug
        #else
            .release
        #endif
    }

    private static var architecture: String {
        #if arch(x86_64)
            "x86-64"
        #else
            "arm64"
        #endif
    }

    #if os(Linux)
        /// Absent on arm64, where the kernel knows numbers only.
        private static var processorName: String? {
            guard let text = try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8) else { return nil }
            let line = text.split(separator: "\n").first { $0.hasPrefix("model name") }
            let name = line?.split(separator: ":", maxSplits: 1).last?.trimmingCharacters(in: .whitespaces)
            return name.flatMap { $0.isEmpty ? nil : $0 }
        }
    #else
        private static var processorName: String? {
            var name = [UInt8](repeating: 0, count: 256)
            var size = name.count
            guard sysctlbyname("machdep.cpu.brand_string", &name, &size, nil, 0) == 0 else { return nil }
            return String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
        }
    #endif
}

/// As the environment variable spells it that asks for one.
extension InstructionSet: Encodable {}
