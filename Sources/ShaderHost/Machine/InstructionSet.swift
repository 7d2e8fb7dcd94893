/// The vector instructions that the pixel loops use. Which ones are used changes the speed, and not one bit of a picture.
public enum InstructionSet: String, Sendable, CaseIterable {
    /// x86-64 as it has always been: 4 lanes.
    case sse2 = "SSE2"
    /// arm64 as it has always been: 4 lanes.
    case neon = "NEON"

    /// The one in use in this process.
    public static let inUse: InstructionSet = {
        #if arch(x86_64)
            .sse2
        #else
            .neon
        #endif
    }()
}
