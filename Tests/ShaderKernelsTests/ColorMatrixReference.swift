import Foundation
import ShaderKernels
import TestSupport

/// A colour matrix word for word, and in Double.
struct ReferenceMatrix {
    /// For each channel the weights of red, green, blue and alpha, and of 1.
    let rows: [[Double]]

    /// Un-premultiplied, weighed, and premultiplied again. Without alpha there is no colour.
    func callAsFunction(_ pixel: [Float]) -> [Double] {
        let alpha = Double(pixel[3])
        let color = pixel[..<3].map { alpha == 0 ? 0 : Double($0) / alpha } + [alpha, 1]
        let sums = rows.map { zip($0, color).map { $0 * $1 }.reduce(0, +) }
        return sums[..<3].map { $0 * sums[3] } + [sums[3]]
    }

    /// The same of red, green and blue, in which alpha has no part.
    init(_ colors: [[Double]], constant: Double = 0) {
        rows = colors.map { $0 + [0, constant] } + [[0, 0, 0, 1, 0]]
    }

    init(rows: [[Double]]) { self.rows = rows }
}

/// SwiftUI's adjustments, each as the package's matrix and as the formula.
enum Adjustment: Sendable {
    case brightness(Double)
    case contrast(Double)
    case saturation(Double)
    case grayscale(Double)
    case hueRotation(degrees: Double)
    case colorInvert
    case colorMultiply(Color)
    case luminanceToAlpha

    var matrix: ColorMatrix {
        switch self {
        case .brightness(let amount): .brightness(amount)
        case .contrast(let amount): .contrast(amount)
        case .saturation(let amount): .saturation(amount)
        case .grayscale(let amount): .grayscale(amount)
        case .hueRotation(let degrees): .hueRotation(.degrees(degrees))
        case .colorInvert: .colorInvert
        case .colorMultiply(let color): .colorMultiply(color)
        case .luminanceToAlpha: .luminanceToAlpha
        }
    }

    var reference: ReferenceMatrix {
        switch self {
        case .brightness(let b): ReferenceMatrix([[1, 0, 0], [0, 1, 0], [0, 0, 1]], constant: b)
        case .contrast(let c): ReferenceMatrix([[c, 0, 0], [0, c, 0], [0, 0, c]], constant: (1 - c) / 2)
        case .saturation(let amount):
            ReferenceMatrix(Self.sum(Self.luma, Self.fromLuma, times: max(amount, 0)))
        case .grayscale(let a):
            ReferenceMatrix(
                Self.sum([[1 - a, 0, 0], [0, 1 - a, 0], [0, 0, 1 - a]], Self.luma, times: a))
        case .hueRotation(let degrees):
            ReferenceMatrix(
                Self.sum(
                    Self.sum(Self.luma, Self.fromLuma, times: cos(degrees * .pi / 180)), Self.turned,
                    times: sin(degrees * .pi / 180)))
        case .colorInvert: ReferenceMatrix([[-1, 0, 0], [0, -1, 0], [0, 0, -1]], constant: 1)
        case .colorMultiply(let color):
            ReferenceMatrix(rows: [
                [color.red, 0, 0, 0, 0], [0, color.green, 0, 0, 0], [0, 0, color.blue, 0, 0],
                [0, 0, 0, color.opacity, 0],
            ])
        case .luminanceToAlpha:
            ReferenceMatrix(rows: [
                [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], Self.luma[0] + [0, 0],
            ])
        }
    }

    // A colour is its luminance and what it has beyond; turning the hue by a quarter makes of that something
    // else.
    private static let luma = [[Double]](repeating: [0.2126, 0.7152, 0.0722], count: 3)
    private static let fromLuma = [
        [0.7873, -0.7152, -0.0722], [-0.2126, 0.2848, -0.0722], [-0.2126, -0.7152, 0.9278],
    ]
    private static let turned = [
        [-0.2126, -0.7152, 0.9278], [0.1430, 0.1400, -0.2830], [-0.7873, 0.7152, 0.0722],
    ]

    private static func sum(_ a: [[Double]], _ b: [[Double]], times factor: Double) -> [[Double]] {
        zip(a, b).map { zip($0, $1).map { $0 + $1 * factor } }
    }
}

extension Adjustment {
    /// One that leaves alpha above 0 where it is above 0.
    static func random(using noise: inout Noise) -> Adjustment {
        func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &noise) }
        return switch Int.random(in: 0..<7, using: &noise) {
        case 0: .brightness(number(-0.5...0.5))
        case 1: .contrast(number(-1...2))
        case 2: .saturation(number(-1...2))
        case 3: .grayscale(number(-0.5...1.5))
        case 4: .hueRotation(degrees: number(-720...720))
        case 5: .colorInvert
        default:
            .colorMultiply(
                Color(
                    red: number(0...1), green: number(0...1), blue: number(0...1),
                    opacity: number(0.25...1)))
        }
    }
}

extension ColorMatrix {
    /// One pixel at a time, as an array of its premultiplied channels.
    func callAsFunction(_ pixel: [Float]) -> [Float] {
        let color = color(at: Point(0.5, 0.5), of: RGBA(pixel[0], pixel[1], pixel[2], pixel[3]))
        return [color.r, color.g, color.b, color.a]
    }
}

/// How far apart two pixels are, in the channel in which they are farthest; NaN is infinitely far from all.
func distance(_ left: [some BinaryFloatingPoint], _ right: [some BinaryFloatingPoint]) -> Double {
    zip(left, right).map { abs(Double($0) - Double($1)) }.map { $0.isNaN ? .infinity : $0 }.max() ?? .infinity
}
