import Dispatch

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Lets only so many renders of the process be under way: each holds pictures between its passes, and more of them than keep
/// the cores busy only hold more memory. 64 threads that blur and turn pictures of 960×540 held 1150 MB, and hold 475.
///
/// A render inside of another, which an effect's closure may begin, belongs to the other's turn. One that the outer render
/// waits for on another thread is not known as such; so that they cannot wait for each other, nobody waits longer
/// than a second.
@usableFromInline
final class RenderTurns: Sendable {
    /// As many again as there are cores: one may be woken late, or wait for its last band.
    @usableFromInline static let ofProcess = RenderTurns(count: 2 * availableCores, longestWait: .seconds(1))

    private let free: DispatchSemaphore
    private let longestWait: DispatchTimeInterval

    init(count: Int, longestWait: DispatchTimeInterval) {
        (free, self.longestWait) = (DispatchSemaphore(value: count), longestWait)
    }

    /// Of each thread, whether it has a turn. A task's own value would do, but takes memory for each render.
    private static let ofThread: pthread_key_t? = {
        var key = pthread_key_t()
        return pthread_key_create(&key, nil) == 0 ? key : nil
    }()
    /// Where threads cannot be marked, every render is taken for one inside of another, and none waits.
    private static var isOurs: Bool {
        get { ofThread.map { pthread_getspecific($0) != nil } ?? true }
        set {
            if let ofThread { pthread_setspecific(ofThread, newValue ? UnsafeRawPointer(bitPattern: 1) : nil) }
        }
    }

    /// Calls `body` when there is a turn for it.
    @usableFromInline
    func take(_ body: () throws(PixelError) -> Void) throws(PixelError) {
        guard !Self.isOurs else { return try body() }
        let hasWaited = free.wait(timeout: .now() + longestWait) == .success
        Self.isOurs = true
        defer {
            Self.isOurs = false
            if hasWaited { free.signal() }
        }
        try body()
    }
}
