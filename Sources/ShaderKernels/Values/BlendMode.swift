/// How a layer meets what is below it; the names are SwiftUI's.
@frozen
public enum BlendMode: String, CaseIterable, Sendable, BitwiseCopyable {
    case normal

    // Each channel from that channel of both layers.
    case multiply, screen, overlay
    case darken, lighten
    case colorDodge, colorBurn
    case softLight, hardLight
    case difference, exclusion

    // Hue, saturation and luminosity of one layer with those of the other.
    case hue, saturation, color, luminosity

    // The layers' shapes, and sums of their light.
    case sourceAtop, destinationOver, destinationOut
    case plusDarker, plusLighter
}
