import ShaderHost

extension Vocabulary {
    /// The library's transitions. What SwiftUI has a default value for has that one.
    static let transitions: [Entry<AnyTransition>] = [
        Entry("identity", "there at once, and gone at once") { .identity },
        Entry("opacity", "fades in and out") { .opacity },
        Entry("slide", "in from the left, out to the right") { .slide },
        Entry("move", "in from an edge, and out to it", edge("edge", "", .top)) { .move(edge: $0) },
        Entry(
            "push", "in from an edge, out to the opposite one, fading",
            edge("from", "which it comes from", .bottom)
        ) { .push(from: $0) },
        Entry(
            "offset", "from elsewhere, and back there", number("x", "to the right", 0, .points),
            number("y", "down", 0, .points)
        ) { .offset(x: $0, y: $1) },
        Entry(
            "scale", "from another size, and back to it", number("scale", "", 1e-5), anchor
        ) { .scale(scale: $0, anchor: $1) },
        Entry(
            "blurReplace", "smaller, out of focus and clear",
            choice(
                "configuration", "smaller both times, or larger as it goes", .downUp,
                of: [("downUp", .downUp), ("upUp", BlurReplaceTransition.Configuration.upUp)])
        ) { AnyTransition(BlurReplaceTransition(configuration: $0)) },
        Entry("shaderOpacity", "fades in and out, by the shader opacity") {
            AnyTransition(ShaderOpacityTransition())
        },
        Entry("mosaic", "tiles that grow, by the shader mosaic", tileSize) {
            AnyTransition(MosaicTransition(tileSize: $0))
        },
        Entry("mosaic2", "the same tiles, by the shader mosaic2", tileSize) {
            AnyTransition(Mosaic2Transition(tileSize: $0))
        },
    ]

    /// From one picture to another, under the names of the library.
    static let crossings: [Entry<Crossing>] = Crossing.allCases.map { crossing in
        Entry("\(crossing)", "") { crossing }
    }
}

extension Vocabulary {
    private static let tileSize = number(
        "tileSize", "edge of a tile at phase -1 and 1", 32, .points, in: 0 ... .infinity)
}
