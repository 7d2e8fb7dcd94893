import ShaderHost

extension Bitmap {
    /// The picture as it is meant to be looked at. Four of the eight orientations swap width and height.
    ///
    /// The bitmap must have four bytes a pixel.
    func turned(from orientation: ExifOrientation) throws(ImageDataError) -> Bitmap {
        if orientation == .upright { return self }
        let swapsSides = orientation.swapsSides
        var result = try Bitmap(
            claimedWidth: swapsSides ? height : width, claimedHeight: swapsSides ? width : height)
        let (lastColumn, lastRow) = (width - 1, height - 1)
        try result.change { result in
            withPixels { stored in
                for y in 0..<result.layout.height {
                    let row = result.row(y)
                    for x in 0..<result.layout.width {
                        var (column, line) = swapsSides ? (y, x) : (x, y)
                        if orientation.reversesColumns { column = lastColumn - column }
                        if orientation.reversesRows { line = lastRow - line }
                        let pixel = stored.row(line).loadUnaligned(
                            fromByteOffset: 4 * column, as: UInt32.self)
                        row.storeBytes(of: pixel, toByteOffset: 4 * x, as: UInt32.self)
                    }
                }
            }
        }
        return result
    }
}

/// Each orientation is an optional swap of the sides and then an optional reversal of the stored columns and
/// rows.
extension ExifOrientation {
    fileprivate var swapsSides: Bool {
        switch self {
        case .upright, .mirrored, .rotated180, .flipped: false
        case .transposed, .rotated90, .transversed, .rotated270: true
        }
    }

    fileprivate var reversesColumns: Bool {
        switch self {
        case .mirrored, .rotated180, .transversed, .rotated270: true
        case .upright, .flipped, .transposed, .rotated90: false
        }
    }

    fileprivate var reversesRows: Bool {
        switch self {
        case .rotated180, .flipped, .rotated90, .transversed: true
        case .upright, .mirrored, .transposed, .rotated270: false
        }
    }
}
