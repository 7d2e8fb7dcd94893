import Testing

@testable import ShaderHost

/// Memory between passes: used again once it is free, and given back when nothing asks for its size any more.
@Suite("Intermediate pictures")
struct IntermediatePoolTests {
    private let pool = IntermediatePool()

    private func layout(_ width: Int) throws -> PixelLayout {
        try PixelLayout(width: width, height: 3, format: .rgba32Float)
    }

    private func take(_ width: Int) throws -> UnsafeMutableRawPointer? {
        try pool.take(layout(width)).memory.baseAddress
    }

    @Test func theSameMemoryComesBack() throws {
        let first = try take(5)
        for _ in 0..<100 { #expect(try take(5) == first) }
    }

    @Test func notWhileItIsInUse() throws {
        let held = try pool.take(layout(5))
        let other = try pool.take(layout(5))
        #expect(held !== other)
        for _ in 0..<100 {
            let third = try pool.take(layout(5))
            #expect(third !== held && third !== other)
        }
        withExtendedLifetime((held, other)) {}
    }

    @Test func layoutsAreNotMixed() throws {
        let narrow = try take(5)
        let wide = try take(7)
        #expect(narrow != wide)
        #expect(try take(5) == narrow)
        #expect(try take(7) == wide)
    }

    /// What 16 others were taken after goes; what somebody holds stays his.
    @Test func staleMemoryGoes() throws {
        weak var stale: PixelStorage?
        let held = try pool.take(layout(7))
        do {
            let storage = try pool.take(layout(5))
            stale = storage
        }
        for _ in 0..<16 { _ = try take(9) }
        #expect(stale != nil)
        _ = try take(9)
        #expect(stale == nil)
        for _ in 0..<40 {
            let other = try pool.take(layout(7))
            #expect(other !== held)
        }
    }

    /// With four pictures in use, it takes four times as many.
    @Test func manyAtOnceKeepMore() throws {
        weak var stale: PixelStorage?
        let held = try (0..<4).map { _ in try pool.take(layout(7)) }
        do { stale = try pool.take(layout(5)) }
        for _ in 0..<64 { _ = try take(9) }
        #expect(stale != nil)
        _ = try take(9)
        #expect(stale == nil)
        withExtendedLifetime(held) {}
    }

    /// Memory in use from frame to frame is not stale, however long ago it was taken first.
    @Test func whatIsUsedAgainStays() throws {
        weak var used: PixelStorage?
        do { used = try pool.take(layout(5)) }
        for _ in 0..<40 { _ = try take(5) }
        _ = try take(7)
        #expect(used != nil)
    }
}
