import Dispatch

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Foundation
#endif

/// The number of cores that this process may really use, 1 or more: what its affinity mask allows, and no more
/// than its control group's quota pays for. In a container the machine's own count can be many times as large.
/// It is 1 where the process may start no second thread.
///
/// Found out once; a process that changes its affinity later passes a thread count of its own.
public let availableCores: Int = {
    #if os(Linux)
        canStartThreads ? max(min(coresByAffinity, coresByQuota ?? .max), 1) : 1
    #else
        ProcessInfo.processInfo.activeProcessorCount
    #endif
}()

/// Whether Dispatch can be asked for threads. Where none can be started it would try again every second for ever.
let canStartThreads: Bool = {
    #if os(Linux)
        guard startsThread() else { return false }
        letDispatchOpenItsFiles()
    #endif
    return true
}()

#if os(Linux)
    /// Not under some limits on processes (`ulimit -u`), nor where memory has no room for a stack (`ulimit -v`).
    private func startsThread() -> Bool {
        var thread = pthread_t()
        guard pthread_create(&thread, nil, { _ in nil }, nil) == 0 else { return false }
        return pthread_join(thread, nil) == 0
    }

    /// With its first thread Dispatch opens a file to wait at, and ends the process where it cannot: let that be before the
    /// process opens its own. Its threads may all be waiting for this, and so it is not for long.
    private func letDispatchOpenItsFiles() {
        let start = DispatchGroup()
        DispatchQueue.global().async(group: start) {}
        _ = start.wait(timeout: .now() + .milliseconds(100))
    }

    /// The bits set in the hexadecimal mask that the kernel prints. Swift does not see the C library's function
    /// for it, which glibc declares for GNU sources only.
    private var coresByAffinity: Int {
        let status = (contents(of: "/proc/self/status") ?? "").split(separator: "\n")
        guard let mask = status.first(where: { $0.hasPrefix("Cpus_allowed:") }) else {
            return sysconf(Int32(_SC_NPROCESSORS_ONLN))
        }
        return mask.split(separator: "\t").last.map { digits in
            digits.reduce(0) { $0 + ($1.hexDigitValue ?? 0).nonzeroBitCount }
        } ?? 1
    }

    /// Quota ÷ period of every control group around this process, the smallest, rounded up; nil where none is
    /// set. Version 2 writes both into `cpu.max`; version 1 has a file for each.
    private var coresByQuota: Int? {
        let groups = (contents(of: "/proc/self/cgroup") ?? "").split(separator: "\n").flatMap { line in
            let fields = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
            return fields.count == 3 ? ancestors(of: String(fields[2])) : []
        }
        return Set(groups).compactMap { group in
            cores(contents(of: "/sys/fs/cgroup\(group)/cpu.max"))
                ?? cores(
                    (contents(of: "/sys/fs/cgroup/cpu\(group)/cpu.cfs_quota_us") ?? "")
                        + (contents(of: "/sys/fs/cgroup/cpu\(group)/cpu.cfs_period_us") ?? ""))
        }.min()
    }

    /// `/a/b` gives `/a/b`, `/a` and the root, which is the empty path.
    private func ancestors(of path: String) -> [String] {
        let names = path.split(separator: "/")
        return (0...names.count).map { names.prefix($0).map { "/\($0)" }.joined() }
    }

    /// "150000 100000" is one core and a half, for which two threads are of use. "max 100000" and "-1 100000"
    /// set no limit.
    private func cores(_ quotaAndPeriod: String?) -> Int? {
        let numbers = (quotaAndPeriod ?? "").split { $0 == " " || $0 == "\n" }.compactMap { Int($0) }
        guard numbers.count == 2, numbers[0] > 0, numbers[1] > 0 else { return nil }
        return (numbers[0] - 1) / numbers[1] + 1
    }

    private func contents(of path: String) -> String? {
        guard let file = fopen(path, "r") else { return nil }
        defer { fclose(file) }
        var bytes = [UInt8](repeating: 0, count: 16_384)
        let count = fread(&bytes, 1, bytes.count, file)
        return String(decoding: bytes.prefix(count), as: UTF8.self)
    }
#endif
