import ShaderHost
import ShaderKernels
import TestSupport
import Testing

@Suite("Parameters of crossings")
struct CrossingParameterTests {
    private let outgoing: Bitmap
    private let incoming: Bitmap

    init() throws {
        // Opaque, so that colours around can be told from what is clear.
        let white = EmptyVisualEffect().background(Color.white)
        outgoing = try .anyBytes(width: 23, height: 15, seed: 2).applying(white)
        incoming = try .anyBytes(width: 23, height: 15, seed: 3).applying(white)
    }

    private func crossed(
        _ crossing: Crossing, _ progress: Double, _ parameters: CrossingParameters = CrossingParameters()
    ) throws -> Bitmap {
        try outgoing.applying(
            EmptyVisualEffect().crossing(crossing, to: incoming, progress: progress, parameters: parameters))
    }

    /// What a crossing heeds changes it, and what it does not heed changes not a byte.
    @Test(arguments: Crossing.allCases)
    func eachHeedsItsOwn(crossing: Crossing) throws {
        let name = crossing.rawValue
        func isOne(of prefixes: String...) -> Bool { prefixes.contains(where: name.hasPrefix) }
        let opens = name.hasSuffix("Open") || name.hasSuffix("Close")
        let isSoft = opens || isOne(of: "wipe", "smooth", "diagonal", "slice", "wind", "radial")
        let heeds: [(CrossingParameters, Bool)] = [
            (CrossingParameters(color: .white), name == "fade" || name.hasSuffix("Crop")),
            (CrossingParameters(softness: 0.4), isSoft),
            (
                CrossingParameters(center: UnitPoint(x: 0.2, y: 0.7)),
                opens || name.hasSuffix("Crop") || isOne(of: "radial", "zoom")
            ),
            (CrossingParameters(tileSize: 6), name == "pixelize"),
            (CrossingParameters(sliceCount: 4), isOne(of: "slice")),
            (CrossingParameters(seed: 5), isOne(of: "dissolve", "wind")),
        ]
        for (parameters, isHeeded) in heeds {
            let isChanged = try [0.3, 0.45, 0.7].contains {
                try crossed(crossing, $0, parameters) != crossed(crossing, $0)
            }
            #expect(isChanged == isHeeded, "\(parameters)")
        }
    }

    /// Whatever they are, the ends are the pictures, and opaque pictures stay opaque.
    @Test(arguments: [0, -1, 1e300, -1e300, .infinity, -.infinity, .nan])
    func strangeOnesAreDefined(number: Double) throws {
        let parameters = CrossingParameters(
            softness: number, center: UnitPoint(x: number, y: -number), tileSize: number,
            sliceCount: number < 0 ? .min : .max, seed: .max)
        for crossing in Crossing.allCases {
            #expect(try crossed(crossing, 0, parameters) == outgoing)
            #expect(try crossed(crossing, 1, parameters) == incoming)
            for progress in [1e-300, 0.3, 0.5, 0.9] {
                let result = try crossed(crossing, progress, parameters)
                #expect(result.pixels.allSatisfy { $0[3] == 255 }, "\(crossing) at \(progress)")
            }
        }
    }

    @Test func fadesGoThroughAnyColor() throws {
        for progress in [0.1, 0.4, 0.8] {
            let black = CrossingParameters(color: .black)
            #expect(try crossed(.fade, progress, black) == crossed(.fadeBlack, progress))
            let white = CrossingParameters(color: .white)
            #expect(try crossed(.fade, progress, white) == crossed(.fadeWhite, progress))
        }
    }

    /// A soft wipe as wide as the picture is a smooth one, and a smooth one without softness is a wipe.
    @Test func softnessIsWhatTellsWipesApart() throws {
        let pairs: [(Crossing, Crossing)] = [
            (.wipeLeft, .smoothLeft), (.wipeRight, .smoothRight), (.wipeUp, .smoothUp),
            (.wipeDown, .smoothDown),
        ]
        for (wipe, smooth) in pairs {
            #expect(try crossed(wipe, 0.4, CrossingParameters(softness: 1)) == crossed(smooth, 0.4))
            #expect(try crossed(smooth, 0.4, CrossingParameters(softness: 0)) == crossed(wipe, 0.4))
        }
        #expect(try crossed(.radial, 0.4, CrossingParameters(softness: .nan)) == crossed(.radial, 0.4))
    }

    /// Largest tiles of 15/20 points are xfade's here; halfway there they are as large as they get.
    @Test func tilesAreOfTheSizeAsked() throws {
        #expect(
            try crossed(.pixelize, 0.5, CrossingParameters(tileSize: 0.75)) == crossed(.pixelize, 0.5))
        let tiles = EmptyVisualEffect().distortionEffect(
            Mosaic2(value: 1, tileSize: 5), maxSampleOffset: .zero)
        let both = try [outgoing, incoming].map { try $0.applying(tiles, format: .rgba32Float) }
        let faded = try both[0].applying(
            EmptyVisualEffect().crossing(.fade, to: both[1], progress: 0.5), format: .rgba8)
        #expect(try crossed(.pixelize, 0.5, CrossingParameters(tileSize: 5)) == faded)
    }

    @Test func zoomsIntoAnyPlace() throws {
        // The middle of the last pixel of the first row.
        let place = UnitPoint(x: 22.5 / 23, y: 0.5 / 15)
        #expect(
            try crossed(.zoomIn, 0.5, CrossingParameters(center: place)).pixels
                == Array(repeating: outgoing.pixels[22], count: 23 * 15))
    }

    @Test func stagesPassThemOn() throws {
        var stage = Stage(width: 23, height: 15)
        let parameters = CrossingParameters(softness: 0.3, center: .topLeading)
        stage.insert(outgoing, as: "a", at: 0, animation: nil)
        stage.cross(
            "a", to: incoming, by: .circleOpen, parameters: parameters, at: 1, animation: .linear(duration: 1))
        var frame = try Bitmap(width: 23, height: 15)
        try frame.withMutablePixels { try StagePlayer(stage).render(at: 1.5, into: $0) }
        #expect(try frame == crossed(.circleOpen, 0.5, parameters))
    }

    /// The names of FFmpeg 8, all of them, and none twice.
    @Test func xfadesNamesAreKnown() {
        let names = """
            fade wipeleft wiperight wipeup wipedown slideleft slideright slideup slidedown circlecrop rectcrop distance \
            fadeblack fadewhite radial smoothleft smoothright smoothup smoothdown circleopen circleclose vertopen \
            vertclose horzopen horzclose dissolve pixelize diagtl diagtr diagbl diagbr hlslice hrslice vuslice vdslice \
            hblur fadegrays wipetl wipetr wipebl wipebr squeezeh squeezev zoomin fadefast fadeslow hlwind hrwind vuwind \
            vdwind coverleft coverright coverup coverdown revealleft revealright revealup revealdown
            """.split(separator: " ").map(String.init)
        let crossings = names.compactMap { Crossing(xfade: $0) }
        #expect(crossings.count == 58 && Set(crossings) == Set(Crossing.allCases))
        let pairs: [(String, Crossing)] = [
            ("wipeleft", .wipeLeft), ("diagtr", .diagonalTopRight), ("hlslice", .sliceLeft),
            ("vdwind", .windDown), ("squeezeh", .squeezeHorizontal), ("vertclose", .verticalClose),
        ]
        for (name, crossing) in pairs { #expect(Crossing(xfade: name) == crossing) }
        for name in ["custom", "", "wipeLeft", "wipetopleft", "verticalopen", "blurhorizontal", "Fade"] {
            #expect(Crossing(xfade: name) == nil)
        }
    }
}
