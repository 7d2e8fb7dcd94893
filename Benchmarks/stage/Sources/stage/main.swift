import ShaderHost
import ShaderKernels

// What a stage costs: a transition over a picture that fills it, shown by a `StagePlayer` and rendered directly, in turns.

struct Comparison {
    let size = Size(width: 1920, height: 1080)
    let frames = 60
    let rounds = 15
    let renderer = Renderer()
    let clock = ContinuousClock()

    private func bitmap() throws -> Bitmap { try Bitmap(width: Int(size.width), height: Int(size.height)) }

    func run(_ name: String, _ transition: some Transition) throws {
        let colors: [Color] = [.black, Color(red: 0.2, green: 0.7, blue: 0.4), .white]
        let gradient = LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing)
        let picture = try bitmap().applying(gradient.drawing)
        var stage = Stage(width: picture.width, height: picture.height)
        for round in 0..<rounds {
            let start = Double(2 * round)
            stage.insert(
                picture, as: "content", at: start, transition: transition, animation: .linear(duration: 1))
            stage.remove("content", at: start + 1.5, animation: nil)
        }
        let player = StagePlayer(stage, renderer: renderer)
        var result = try bitmap()
        var (direct, staged) = ([Double](), [Double]())
        for round in 0..<rounds {
            direct.append(
                try clock.measure {
                    for frame in 0..<frames {
                        let effect = transition.effect(at: progress(of: frame) - 1, for: size)
                        try picture.withPixels { source in
                            try result.withMutablePixels { try renderer.render(effect, from: source, into: $0) }
                        }
                    }
                } / .milliseconds(frames))
            staged.append(
                try clock.measure {
                    for frame in 0..<frames {
                        let time = Double(2 * round) + progress(of: frame)
                        try result.withMutablePixels { try player.render(at: time, into: $0) }
                    }
                } / .milliseconds(frames))
        }
        let (one, other) = (median(direct), median(staged))
        print("\(name): directly \(one) ms a frame, on a stage \(other) ms, \(other / one) times as long")
    }

    private func progress(of frame: Int) -> Double { Double(frame) / Double(frames - 1) }
    private func median(_ times: [Double]) -> Double { times.sorted()[times.count / 2] }
}

let comparison = Comparison()
try comparison.run("opacity", OpacityTransition())
try comparison.run("opacity by its shader", ShaderOpacityTransition())
try comparison.run("mosaic", MosaicTransition(tileSize: 32))
try comparison.run("slide", SlideTransition())
