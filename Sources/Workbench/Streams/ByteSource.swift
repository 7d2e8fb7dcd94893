import Foundation
import ImageFiles

/// Standard input, or another file that is read from its start to its end.
package struct ByteSource {
    private let descriptor: Int32

    /// - Parameter descriptor: 0 is standard input.
    package init(descriptor: Int32 = 0) { self.descriptor = descriptor }

    /// Fills memory from the start.
    ///
    /// - Throws: ``StreamError/unreadable(_:)``.
    /// - Returns: how many bytes there were; fewer than asked for at the end only.
    func fill(_ memory: UnsafeMutableRawBufferPointer) throws -> Int {
        var count = 0
        while count < memory.count {
            let more = read(descriptor, memory.baseAddress.map { $0 + count }, memory.count - count)
            if more > 0 {
                count += more
            } else if more == 0 {
                return count
            } else if errno != EINTR {
                throw StreamError.unreadable(SystemError(code: errno))
            }
        }
        return count
    }

    /// A line without its end; nil where there is nothing more, or no end within the limit.
    ///
    /// It is read byte by byte: there is one a frame, and what follows belongs to others.
    func line(limit: Int = 1024) throws -> String? {
        var line: [UInt8] = []
        while line.count < limit {
            var byte = UInt8(0)
            let count = try withUnsafeMutableBytes(of: &byte) { try fill($0) }
            guard count == 1 else { return line.isEmpty ? nil : String(decoding: line, as: UTF8.self) }
            if byte == UInt8(ascii: "\n") { return String(decoding: line, as: UTF8.self) }
            line.append(byte)
        }
        return nil
    }
}
