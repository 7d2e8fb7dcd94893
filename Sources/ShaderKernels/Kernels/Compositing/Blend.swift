/// Lays one picture over another in a blend mode.
///
/// Everything is computed of premultiplied colours as they are, sRGB-encoded. A clear top leaves the bottom as it is,
/// and in normal mode an opaque top is all there is, both to the bit (but that −0 becomes 0); opaque over opaque is
/// opaque. Colours beyond 0…1, and beyond their alpha, are not clamped, but where a mode says so (C2). Finite colours of
/// up to 10⁹ have finite results.
///
/// Source: W3C, Compositing and Blending Level 1 (www.w3.org/TR/compositing-1); for plusDarker and plusLighter Core
/// Graphics' documentation of CGBlendMode.
@frozen
public struct Blend: CompositingKernel, BitwiseCopyable {
    public let mode: BlendMode

    @inlinable
    public init(_ mode: BlendMode) { self.mode = mode }

    @inlinable public var builtIn: BuiltInCompositing? { .blend(self) }

    @inlinable @inline(__always)
    public func color<L: Lanes>(at position: Point<L>, of top: RGBA<L>, over bottom: RGBA<L>) -> RGBA<L> {
        switch mode {
        case .normal: Self.normal(top, bottom)
        case .multiply: Self.separable(top, bottom, Self.multiply)
        case .screen: Self.separable(top, bottom, Self.screen)
        case .overlay: Self.separable(top, bottom, Self.overlay)
        case .darken: Self.separable(top, bottom, Self.darken)
        case .lighten: Self.separable(top, bottom, Self.lighten)
        case .colorDodge: Self.separable(top, bottom, Self.colorDodge)
        case .colorBurn: Self.separable(top, bottom, Self.colorBurn)
        case .softLight: Self.separable(top, bottom, Self.softLight)
        case .hardLight: Self.separable(top, bottom, Self.hardLight)
        case .difference: Self.separable(top, bottom, Self.difference)
        case .exclusion: Self.separable(top, bottom, Self.exclusion)
        case .hue: Self.nonseparable(top, bottom, Self.hue)
        case .saturation: Self.nonseparable(top, bottom, Self.saturation)
        case .color: Self.nonseparable(top, bottom, Self.color)
        case .luminosity: Self.nonseparable(top, bottom, Self.luminosity)
        case .sourceAtop: Self.sourceAtop(top, bottom)
        case .destinationOver: Self.normal(bottom, top)
        case .destinationOut: Self.destinationOut(top, bottom)
        case .plusDarker: Self.plusDarker(top, bottom)
        case .plusLighter: Self.plusLighter(top, bottom)
        }
    }
}
