extension Gradient {
    /// A place and the premultiplied colour there.
    struct Knot {
        var location: Double
        var color: SIMD4<Double>
    }

    /// The gradient as straight lines between knots, in order; several in one place are an edge.
    var knots: [Knot] {
        var knots: [Knot] = []
        var previous = Color.clear
        for stop in stops {
            let (color, last) = (stop.color.limited, knots.last?.location)
            let location =
                stop.location.isNaN ? last ?? 0 : min(max(stop.location, last ?? -1e9), 1e9)
            if colorSpace == .perceptual, let last, last < location {
                let way = PerceptualWay(from: previous, to: color)
                knots += way.bends().map {
                    Knot(location: last + (location - last) * $0, color: way.color(at: $0))
                }
            }
            knots.append(Knot(location: location, color: color.premultiplied))
            previous = color
        }
        return knots
    }
}

/// The way between two colours that is straight in Oklab, premultiplied there.
struct PerceptualWay {
    private let start: SIMD4<Double>
    private let end: SIMD4<Double>

    init(from start: Color, to end: Color) {
        func premultiplied(_ color: Color) -> SIMD4<Double> {
            let lab = Oklab(color)
            return SIMD4(lab.l * lab.opacity, lab.a * lab.opacity, lab.b * lab.opacity, lab.opacity)
        }
        (self.start, self.end) = (premultiplied(start), premultiplied(end))
    }

    /// The colour at t, 0…1, sRGB-encoded and premultiplied.
    func color(at t: Double) -> SIMD4<Double> {
        let mixed = start + (end - start) * t
        guard mixed.w != 0 else { return .zero }
        let lab = mixed / mixed.w
        return Oklab(l: lab.x, a: lab.y, b: lab.z, opacity: mixed.w).color.premultiplied
    }

    /// Where straight lines between encoded colours have to meet, so as to be less than 1/1024 away from this way: a
    /// quarter of a step of 8 bits. Each goes as far as it can, in 1024ths; most bends are at the dark ends of channels.
    /// From black to white it takes 13 lines, from red to green 40. Halving what is not straight takes half as many more.
    func bends() -> [Double] {
        var (bends, start, length) = ([Double](), 0, 512)
        while start < 1024 {
            if start > 0 { bends.append(Double(start) / 1024) }
            length = min(2 * length, 1024 - start)
            while length > 1, !isStraight(from: Double(start) / 1024, to: Double(start + length) / 1024) {
                length = length * 4 / 5
            }
            start += length
        }
        return bends
    }

    /// Looked at in seven places; hence a limit that is a tenth below the promise.
    private func isStraight(from start: Double, to end: Double) -> Bool {
        let (first, last) = (color(at: start), color(at: end))
        return stride(from: 0.125, to: 1, by: 0.125).allSatisfy { share in
            let distance = color(at: start + (end - start) * share) - (first + (last - first) * share)
            return max(distance.max(), -distance.min()) < 1 / 1150
        }
    }
}
