import ShaderHost
import ShaderKernels
import TestSupport

@testable import Workbench

/// Any of all effects that have a name, and of fills, with arguments of any size.
struct RandomEffect: CustomStringConvertible {
    enum Reach: Sendable {
        case everything
        /// What makes premultiplied pixels of such: 0 ≤ colour ≤ alpha ≤ 1.
        case premultiplied
    }

    let description: String
    let effect: AnyVisualEffect

    init(_ description: String, _ effect: some VisualEffect) {
        self.description = description
        self.effect = AnyVisualEffect(effect)
    }

    init(using noise: inout Noise, of reach: Reach = .everything) throws {
        switch Int.random(in: 0..<8, using: &noise) {
        case 0...2: try self.init(chainOf: .random(in: 1...4, using: &noise), using: &noise, of: reach)
        case 3...4: self.init(catalogued: &noise, of: reach)
        case 5: try self.init(transition: &noise)
        case 6: try self.init(crossing: &noise, of: reach)
        default: try self.init(fill: &noise, of: reach)
        }
    }

    /// Steps of the vocabulary, as an expression has them.
    init(chainOf count: Int, using noise: inout Noise, of reach: Reach = .everything) throws {
        let entries = Vocabulary.effects.filter { reach.holds($0.name) }
        let calls = (0..<count).map { _ in Self.call(to: entries, using: &noise) }
        let (text, phase) = (calls.joined(separator: " | "), noise.phase())
        self.init("\(text) at \(phase)", try EffectExpression(parsing: text).effect(phase: phase))
    }

    private init(catalogued noise: inout Noise, of reach: Reach) {
        let kernels = Catalogue.kernels.filter { reach.holds($0.description.name) }
        let kernel = noise.one(of: kernels, or: Catalogue.kernels[0])
        var values: [String: Float] = [:]
        for parameter in kernel.parameters where noise.isOne(in: 2) {
            values[parameter.name] = Float(noise.number())
        }
        var arguments = kernel.arguments(values)
        arguments.phase = Float(noise.phase())
        arguments.size = SampleOffset(width: Float(noise.number()), height: Float(noise.number()))
        self.init("\(kernel.description.name) \(arguments)", kernel.effect(arguments))
    }

    private struct NoTransition: Error { let text: String }

    private init(transition noise: inout Noise) throws {
        let calls = (0..<Int.random(in: 1...3, using: &noise)).map { _ in
            Self.call(to: Vocabulary.transitions, using: &noise)
        }
        let text = calls.joined(separator: " + ")
        guard case .transition(let transition) = try TransitionExpression(parsing: text).kind else {
            throw NoTransition(text: text)
        }
        let phase = noise.phase()
        self.init(
            "transition \(text) at \(phase)",
            EmptyVisualEffect().visualEffect { transition.effect(at: phase, for: $1.size) })
    }

    private init(crossing noise: inout Noise, of reach: Reach) throws {
        let crossing = noise.one(of: Crossing.allCases, or: .fade)
        let parameters = CrossingParameters(
            color: noise.isOne(in: 2) ? nil : reach.color(using: &noise),
            softness: noise.isOne(in: 2) ? nil : noise.number(),
            center: noise.point(), tileSize: noise.isOne(in: 2) ? nil : noise.number(),
            sliceCount: noise.one(of: [.min, -1, 0, 1, 3, 10, .max], or: 1), seed: UInt32.random(in: 0 ... .max)
        )
        let progress = noise.isOne(in: 4) ? noise.number() : .random(in: 0...1, using: &noise)
        let before = try Self(chainOf: 1, using: &noise, of: reach)
        let after =
            try noise.isOne(in: 2) ? Self(chainOf: 1, using: &noise, of: reach) : Self(fill: &noise, of: reach)
        self.init(
            "\(before), crossing by \(crossing) to \(after) at \(progress) with \(parameters)",
            before.effect.crossing(crossing, to: after.effect, progress: progress, parameters: parameters))
    }

    /// A fill over, under or inside of the content.
    init(fill noise: inout Noise, of reach: Reach = .everything) throws {
        let (name, fill) = try Self.fill(using: &noise, of: reach)
        let (content, mode) = (EmptyVisualEffect(), noise.blendMode())
        switch Int.random(in: 0..<4, using: &noise) {
        case 0: self.init("\(name) as it is", fill)
        case 1: self.init("\(name) over it by \(mode)", content.overlay(fill.blendMode(mode)))
        case 2: self.init("\(name) under it", content.background(fill))
        default: self.init("masked by \(name)", content.mask(fill))
        }
    }

    private static func fill(using noise: inout Noise, of reach: Reach) throws -> (String, AnyVisualEffect) {
        let colors = (0..<Int.random(in: 0...5, using: &noise)).map { _ in reach.color(using: &noise) }
        let (start, end) = (noise.point(), noise.point())
        let (low, high) = (noise.number(), noise.number())
        switch Int.random(in: 0..<7, using: &noise) {
        case 0:
            let gradient = LinearGradient(colors: colors, startPoint: start, endPoint: end)
            return ("\(colors) from \(start) to \(end)", AnyVisualEffect(gradient.drawing))
        case 1:
            let gradient = RadialGradient(colors: colors, center: start, startRadius: low, endRadius: high)
            return ("\(colors) around \(start), \(low)...\(high)", AnyVisualEffect(gradient.drawing))
        case 2:
            let gradient = AngularGradient(
                colors: colors, center: start, startAngle: .degrees(low), endAngle: .degrees(high))
            return ("\(colors) about \(start), \(low)°...\(high)°", AnyVisualEffect(gradient.drawing))
        case 3:
            let stops = colors.map { Gradient.Stop(color: $0, location: noise.number()) }
            let gradient =
                noise.isOne(in: 2) ? Gradient(stops: stops) : Gradient(stops: stops).colorSpace(.perceptual)
            return (
                "\(gradient) from \(start) to \(end)",
                AnyVisualEffect(LinearGradient(gradient: gradient, startPoint: start, endPoint: end).drawing)
            )
        case 4:
            let color = reach.color(using: &noise)
            return ("\(color)", AnyVisualEffect(color.drawing))
        case 5:
            let picture = try reach.picture(using: &noise)
            return ("\(picture.layout) at \(start)", AnyVisualEffect(Image(picture, alignment: start)))
        default:
            let points = (0..<9).map { index in
                SIMD2<Float>(Float(index % 3) / 2, Float(index / 3) / 2)
                    + (noise.isOne(in: 3) ? SIMD2(Float(noise.number()), Float(noise.number())) : .zero)
            }
            let mesh = MeshGradient(
                width: 3, height: 3, points: points, colors: (0..<9).map { _ in reach.color(using: &noise) },
                background: reach.color(using: &noise), smoothsColors: noise.isOne(in: 2))
            return ("\(mesh)", AnyVisualEffect(mesh))
        }
    }
}
