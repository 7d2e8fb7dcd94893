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
        try address(pool.take(layout(width)))
    }

    private func address(_ picture: PixelStorage) -> UnsafeMutableRawPointer? { picture.bytes.baseAddress }

    @Test func theSameMemoryComesBack() throws {
        let first = try take(5)
        for _ in 0..<100 { #expect(try take(5) == first) }
    }

    @Test func notWhileItIsInUse() throws {
        let held = try pool.take(layout(5))
        let other = try pool.take(layout(5))
        #expect(address(held) != address(other))
        for _ in 0..<100 {
            let third = try take(5)
            #expect(third != address(held) && third != address(other))
        }
        withExtendedLifetime((held, other)) {}
    }

    /// Sizes that a render goes back and forth between have the same memory; small ones do not hold large ones' memory.
    @Test func anotherLayoutCanHaveIt() throws {
        let wide = try take(16)
        #expect(try take(8) == wide)
        #expect(try take(11) == wide)
        let narrow = try take(7)
        #expect(narrow != wide)
        #expect(try take(7) == narrow)
        #expect(try take(8) == wide)
        #expect(try take(17) != wide)
    }

    /// A large block stays for what needs one.
    @Test func theSmallestThatIsLargeEnough() throws {
        let (wide, narrow): (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?)
        do {
            let both = try (pool.take(layout(12)), pool.take(layout(10)))
            (wide, narrow) = (address(both.0), address(both.1))
        }
        for _ in 0..<10 {
            #expect(try take(9) == narrow)
            #expect(try take(12) == wide)
        }
    }

    @Test func theirLayoutIsTheirOwn() throws {
        _ = try take(16)
        let picture = try pool.take(layout(9))
        #expect(try picture.layout == layout(9))
        #expect(picture.view.row(2).count == 9 * 16)
    }

    /// What 16 others were taken after goes; what somebody holds stays his.
    @Test func staleMemoryGoes() throws {
        weak var stale: SharedMemory?
        let held = try pool.take(layout(7))
        do { stale = try pool.take(layout(5)).memory }
        for _ in 0..<16 { _ = try take(9) }
        #expect(stale != nil)
        _ = try take(9)
        #expect(stale == nil)
        for _ in 0..<40 { #expect(try take(7) != address(held)) }
    }

    /// With four pictures in use, it takes four times as many.
    @Test func manyAtOnceKeepMore() throws {
        weak var stale: SharedMemory?
        let held = try (0..<4).map { _ in try pool.take(layout(7)) }
        do { stale = try pool.take(layout(5)).memory }
        for _ in 0..<64 { _ = try take(9) }
        #expect(stale != nil)
        _ = try take(9)
        #expect(stale == nil)
        withExtendedLifetime(held) {}
    }

    /// Memory in use from frame to frame is not stale, however long ago it was taken first.
    @Test func whatIsUsedAgainStays() throws {
        weak var used: SharedMemory?
        do { used = try pool.take(layout(5)).memory }
        for _ in 0..<40 { _ = try take(5) }
        _ = try take(7)
        #expect(used != nil)
    }
}
