import ImageFiles

/// Width and height in pixels, within the limits that picture files have.
package struct PictureSize: Sendable, Equatable, Encodable {
    package let width: Int
    package let height: Int

    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// "1920x1080". Nil for anything else, and beyond ``ImageSize``.
    package init?(parsing text: String) {
        let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        let sides = 1...ImageSize.maximumSide
        guard numbers.count == 2, let width = numbers[0], let height = numbers[1],
            sides ~= width, sides ~= height, width * height <= ImageSize.maximumPixelCount
        else { return nil }
        self.init(width: width, height: height)
    }
}

extension PictureSize: CustomStringConvertible {
    package var description: String { "\(width)x\(height)" }
}
