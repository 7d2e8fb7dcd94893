import Foundation
import ShaderHost
import Testing

@Suite("Instruction sets")
struct InstructionSetTests {
    /// Every processor has the lowest, and a higher one only together with all below it.
    @Test func availableSetsAreAllUpToOne() {
        let available = InstructionSet.available
        #expect(available == Array(InstructionSet.allCases.prefix(available.count)))
        #expect(available.prefix(2) == [.scalar, .baseline])
    }

    @Test func theOneInUseIsAvailable() {
        #expect(InstructionSet.available.contains(.inUse))
        #expect(!InstructionSet.inUse.name.isEmpty)
    }

    // The set is chosen once a process, so each of these is one of its own.

    @Test func theEnvironmentMayAskForALowerOne() async {
        await #expect(processExitsWith: .success) {
            setenv(InstructionSet.environmentVariable, InstructionSet.baseline.rawValue, 1)
            precondition(InstructionSet.inUse == .baseline)
        }
    }

    @Test func anyOtherWordChangesNothing() async {
        await #expect(processExitsWith: .success) {
            setenv(InstructionSet.environmentVariable, "mmx", 1)
            precondition(InstructionSet.inUse == InstructionSet.available.last)
        }
    }
}
