import ShaderHost
import ShaderKernels
import TestSupport

@testable import Workbench

extension RandomEffect.Reach {
    /// Adjustments are not limited before the end of a chain (C2), and so leave the range; the catalogue's crossings end at
    /// one.
    private static let unlimited: Set = [
        "brightness", "contrast", "saturation", "hueRotation", "grayscale", "adjustments",
    ]

    func holds(_ name: String) -> Bool {
        self == .everything || !Self.unlimited.contains(name) && !name.hasPrefix("cross")
    }

    func color(using noise: inout Noise) -> Color {
        self == .everything ? noise.color() : noise.colorInRange()
    }

    func picture(using noise: inout Noise) throws -> Bitmap {
        self == .everything ? try noise.picture() : try noise.premultipliedPicture(width: 19, height: 11)
    }
}
