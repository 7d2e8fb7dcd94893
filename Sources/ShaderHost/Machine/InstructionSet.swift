import CLanes

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The vector instructions that the package's own pixel loops use. Which ones are used changes the speed, and
/// not one bit of a picture (C8).
public enum InstructionSet: String, Sendable, CaseIterable {
    /// One pixel at a time: the reference, for tests.
    case scalar
    /// What every processor of the architecture has: SSE2 or NEON, 4 lanes.
    case baseline
    /// x86-64-v3, 8 lanes.
    case avx2
    /// x86-64-v4, 16 lanes.
    case avx512

    /// The environment variable that forces a lower set than the processor has, for tests and comparisons: the
    /// name of one of the cases. A set that the processor lacks, and any other text, changes nothing.
    public static let environmentVariable = "SHADEREFFECTS_INSTRUCTION_SET"

    /// The sets that this processor has, from the lowest up.
    public static let available: [InstructionSet] =
        switch clanes_level() {
        case 4: [.scalar, .baseline, .avx2, .avx512]
        case 3: [.scalar, .baseline, .avx2]
        default: [.scalar, .baseline]
        }

    /// The set in use in this process: the highest, unless the environment asks for another.
    public static let inUse: InstructionSet =
        available.last { $0.rawValue == wanted } ?? available.last ?? .baseline

    /// What the environment asks for where that is not to be had, for programs that want to say so.
    public static var ignoredRequest: String? {
        available.contains { $0.rawValue == wanted } ? nil : wanted
    }

    private static let wanted: String? = getenv(environmentVariable).map { String(cString: $0) }

    /// As processors' makers spell it.
    public var name: String {
        switch self {
        case .scalar: "no vectors"
        case .baseline:
            #if arch(x86_64)
                "SSE2"
            #else
                "NEON"
            #endif
        case .avx2: "AVX2"
        case .avx512: "AVX-512"
        }
    }
}
