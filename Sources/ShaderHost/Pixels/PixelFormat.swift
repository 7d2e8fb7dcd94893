public import ShaderLoops

/// How one pixel is stored. Channels are premultiplied by alpha and sRGB-encoded in every format (C1).
public enum PixelFormat: String, Sendable, CaseIterable {
    /// 8 bits a channel, bytes in the order red, green, blue, alpha.
    case rgba8
    /// 8 bits a channel, bytes in the order blue, green, red, alpha.
    case bgra8
    /// IEEE half precision in the order red, green, blue, alpha; 0…1 and beyond, not clamped.
    case rgba16Float
    /// IEEE single precision in the order red, green, blue, alpha; 0…1 and beyond, not clamped.
    case rgba32Float

    public var bytesPerPixel: Int {
        switch self {
        case .rgba8, .bgra8: 4
        case .rgba16Float: 8
        case .rgba32Float: 16
        }
    }
}

extension PixelFormat {
    @usableFromInline var codec: AnyCodec {
        switch self {
        case .rgba8: .bytes(.rgba)
        case .bgra8: .bytes(.bgra)
        case .rgba16Float: .halves(HalfCodec())
        case .rgba32Float: .floats(FloatCodec())
        }
    }
}
