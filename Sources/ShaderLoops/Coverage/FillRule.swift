/// What counts as inside of lines that may surround a place several times.
public enum FillRule: Hashable, Sendable, CaseIterable {
    /// What is surrounded more often one way round than the other.
    case winding
    /// What is surrounded an odd number of times.
    case evenOdd
}

extension FillRule {
    /// The share of a pixel that is inside, from how often the lines surround it on average, in units of
    /// `Subpixel.pixelArea`.
    ///
    /// An average cannot tell a pixel that is half inside one shape and half inside another from one that is wholly
    /// inside both: only there, where edges meet in one pixel, it is not the exact area.
    func coverage(_ area: Int64) -> Float {
        let pixel = UInt64(Subpixel.pixelArea)
        var inside = area.magnitude
        switch self {
        case .winding: inside = min(inside, pixel)
        case .evenOdd:
            inside %= 2 * pixel
            inside = min(inside, 2 * pixel - inside)
        }
        return Float(Int64(inside)) / Float(pixel)
    }
}
