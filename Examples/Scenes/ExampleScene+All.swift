import ShaderHost
import ShaderKernels

extension ExampleScene {
    /// Every scene there is; a new one is a file, and a row here.
    package static let all = pictures + pairs + indicators + drawings + navigation

    private static let pictures = [
        ExampleScene("fade", "a picture fades in") { fade(progress: $1) },
        ExampleScene("blurFade", "a picture comes into focus as it fades in") {
            BlurFade().effect(at: $1 - 1, for: $0.size)
        },
        ExampleScene("customFade", "a picture fades, grows and rises into its place") {
            CustomFade().effect(at: $1 - 1, for: $0.size)
        },
        ExampleScene("slideIn", "a picture of its own size slides in over another, and out", duration: 2) {
            try slideIn($0.card(), over: $0.picture, at: $0.cardFrame)
        },
        ExampleScene("explosion", "a picture flies apart, each piece on a curve", duration: 1.5, highlight: 0.3)
        {
            try explosion(of: $0.picture, over: $0.other, renderer: $0.renderer)
        },
    ]

    private static let pairs = [
        ExampleScene("crossDissolve", "one picture dissolves into another") {
            crossDissolve(to: $0.other, progress: $1)
        },
        ExampleScene("mosaicPair", "one picture goes by mosaic, the next one comes by mosaic", duration: 1) {
            mosaicPair($0.picture, then: $0.other)
        },
        ExampleScene("clipReveal", "the next picture grows out of the middle, in round corners") {
            clipReveal(of: $0.other, progress: $1)
        },
        ExampleScene("slidingDoors", "two halves part like doors over what is behind") {
            slidingDoors(of: $0.picture, over: $0.other, progress: $1)
        },
    ]

    private static let indicators = [
        ExampleScene("shimmer", "a band of light sweeps over what is not there yet", isLoop: true) {
            shimmer(progress: $1)
        },
        ExampleScene("indeterminateRing", "an arc turns around and around", isLoop: true) {
            indeterminateRing(progress: $1)
        },
        ExampleScene("progressRing", "a ring shows how much is done") { progressRing(progress: $1) },
        ExampleScene("barIndicator", "a bar runs through its track", duration: 1.5, isLoop: true) {
            barIndicator(progress: $1)
        },
        ExampleScene("pulsingDots", "five dots pulse, one after the other", duration: 1.5, isLoop: true) {
            pulsingDots(progress: $1)
        },
    ]

    private static let drawings = [
        ExampleScene(
            "morphingButton", "a rectangle becomes a round button, on a spring", duration: 1.5, highlight: 0.25
        ) {
            morphingButton(time: 1.5 * $1)
        },
        ExampleScene(
            "heartToggle", "a heart in a circle is liked, and no longer", duration: heartToggleDuration,
            isLoop: true
        ) {
            heartToggle(time: heartToggleDuration * $1)
        },
        ExampleScene("movingMesh", "a mesh of colours whose points wander", duration: 4, isLoop: true) {
            movingMesh(progress: $1)
        },
    ]

    private static let navigation = [
        ExampleScene(
            name: "parallaxStrip", summary: "cards are scrolled past, each behind its frame", duration: 3,
            isLoop: false, highlight: 0.4, frames: parallaxStrip),
        ExampleScene(
            "navigationZoom", "a card becomes the picture, and a card again", duration: 2, highlight: 0.1
        ) {
            navigationZoom(of: $0.picture, over: $0.other, from: $0.listPlace)
        },
    ]
}
