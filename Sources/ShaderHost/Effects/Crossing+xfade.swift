extension Crossing {
    /// The crossing that FFmpeg's xfade has under a name: one of this table, or the name here without its capitals.
    ///
    /// nil for all others, among them `custom`, whose expressions are kernels here.
    public init?(xfade name: String) {
        let crossing =
            Self.abbreviations[name]
            ?? Self.allCases.first {
                $0.rawValue.lowercased() == name && !Self.abbreviations.values.contains($0)
            }
        guard let crossing else { return nil }
        self = crossing
    }

    private static let abbreviations: [String: Crossing] = [
        "wipetl": .wipeTopLeft, "wipetr": .wipeTopRight, "wipebl": .wipeBottomLeft, "wipebr": .wipeBottomRight,
        "diagtl": .diagonalTopLeft, "diagtr": .diagonalTopRight,
        "diagbl": .diagonalBottomLeft, "diagbr": .diagonalBottomRight,
        "hlslice": .sliceLeft, "hrslice": .sliceRight, "vuslice": .sliceUp, "vdslice": .sliceDown,
        "hlwind": .windLeft, "hrwind": .windRight, "vuwind": .windUp, "vdwind": .windDown,
        "vertopen": .verticalOpen, "vertclose": .verticalClose,
        "horzopen": .horizontalOpen, "horzclose": .horizontalClose,
        "squeezeh": .squeezeHorizontal, "squeezev": .squeezeVertical,
        "rectcrop": .rectangleCrop, "hblur": .blurHorizontal,
    ]
}
