import ShaderHost
import ShaderKernels
import ShaderLoops
import TestSupport
import Testing

@Suite("Mesh gradients of any values")
struct MeshGradientTests {
    private let background = Color(red: 0.25, green: 0.5, blue: 0.75, opacity: 0.5)
    private let backgroundPixel: [Float] = [0.125, 0.25, 0.375, 0.5]
    private let square: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]

    private func mesh(width: Int, height: Int, points: Int, colors: Int) -> MeshGradient {
        MeshGradient(
            width: width, height: height, points: (0..<points).map { square[$0 % 4] },
            colors: Array(repeating: .white, count: colors), background: background)
    }

    @Test(arguments: [
        (0, 0, 4, 4), (1, 4, 4, 4), (4, 1, 4, 4), (2, 2, 3, 4), (2, 2, 4, 3), (-2, -2, 4, 4),
        (.max, .max, 4, 4),
        (.max, 2, 4, 4), (.min, 2, 4, 4), (2, 2, 0, 0),
    ])
    func withoutEnoughNodesAllIsBackground(width: Int, height: Int, points: Int, colors: Int) {
        let mesh = mesh(width: width, height: height, points: points, colors: colors)
        #expect(mesh.pixels(width: 5, height: 4).allSatisfy { $0 == backgroundPixel })
    }

    @Test func whatIsTooMuchIsLeftOut() {
        #expect(
            mesh(width: 2, height: 2, points: 9, colors: 7).pixels(width: 5, height: 4)
                == mesh(width: 2, height: 2, points: 4, colors: 4).pixels(width: 5, height: 4))
    }

    @Test func onlyTheOutsideIsBackground() {
        var mesh = mesh(width: 2, height: 2, points: 4, colors: 4)
        mesh.colors = Array(repeating: .clear, count: 4)
        mesh.locations = .points([[0, 0], [0.5, 0], [0, 1], [0.5, 1]])
        let pixels = mesh.pixels(width: 8, height: 2)
        #expect(pixels == (0..<16).map { $0 % 8 < 4 ? [0, 0, 0, 0] : backgroundPixel })
    }

    @Test(arguments: [(0, 0), (0, 5), (5, 0), (1, 1)])
    func anySizeWillDo(width: Int, height: Int) {
        let pixels = mesh(width: 2, height: 2, points: 4, colors: 4).pixels(width: width, height: height)
        #expect(pixels == Array(repeating: [1, 1, 1, 1], count: width * height))
    }

    /// A point that is anywhere or nowhere leaves a mesh, holes, or both.
    @Test(arguments: [.nan, .infinity, 1e30, -.greatestFiniteMagnitude, 1e-38] as [Float])
    func aPointMayBeAnywhere(value: Float) {
        for place in [[value, 0.5], [0.5, value], [value, -value]] as [SIMD2<Float>] {
            for index in [0, 4] {
                var points: [SIMD2<Float>] = (0..<9).map { [Float($0 % 3) / 2, Float($0 / 3) / 2] }
                points[index] = place
                let mesh = MeshGradient(
                    width: 3, height: 3, points: points, colors: Array(repeating: .white, count: 9),
                    background: background)
                #expect(
                    mesh.pixels(width: 31, height: 23).allSatisfy {
                        $0 == [1, 1, 1, 1] || $0 == backgroundPixel
                    })
            }
        }
    }

    /// The first point shapes the sides of all patches but the last one.
    @Test(arguments: [.nan, .infinity, -.infinity] as [Float])
    func aroundAPointThatIsNowhereThereIsAHole(value: Float) {
        var points: [SIMD2<Float>] = (0..<9).map { [Float($0 % 3) / 2, Float($0 / 3) / 2] }
        points[0] = [0, value]
        let mesh = MeshGradient(
            width: 3, height: 3, points: points, colors: Array(repeating: .white, count: 9),
            background: background)
        let expected = (0..<32 * 24).map { index in
            index % 32 >= 16 && index / 32 >= 12 ? [1, 1, 1, 1] : backgroundPixel
        }
        #expect(mesh.pixels(width: 32, height: 24) == expected)
    }

    @Test func aMeshThatIsNowhereIsNotSeen() {
        var mesh = mesh(width: 2, height: 2, points: 4, colors: 4)
        for value in [Float.nan, .infinity, 1e30] {
            mesh.locations = .points(Array(repeating: [value, value], count: 4))
            #expect(mesh.pixels(width: 9, height: 9).allSatisfy { $0 == backgroundPixel })
        }
        // Without an area, too.
        mesh.locations = .points([[0, 0.3], [1, 0.3], [0, 0.3], [1, 0.3]])
        #expect(mesh.pixels(width: 9, height: 9).allSatisfy { $0 == backgroundPixel })
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
    func aPartThatIsNoFloatCountsAsZero(value: Double) {
        let odd = Color(red: value, green: 0.5, blue: 0.25)
        for space in [Gradient.ColorSpace.device, .perceptual] {
            let pixels = MeshGradient(
                width: 2, height: 2, points: square, colors: Array(repeating: odd, count: 4), colorSpace: space
            ).pixels(width: 3, height: 3)
            #expect(pixels.allSatisfy { $0.allSatisfy(\.isFinite) })
        }
        let pixels = MeshGradient(width: 2, height: 2, points: [], colors: [], background: odd)
            .pixels(width: 3, height: 3)
        #expect(pixels.allSatisfy { $0 == [0, 0.5, 0.25, 1] })
    }

    /// The largest colours that there are overflow between the nodes; whatever comes of it comes everywhere (C8).
    private func wild(_ colorSpace: Gradient.ColorSpace) -> [MeshGradient] {
        var noise = Noise(seed: 23)
        let colors = (0..<30).map { Color.any(opacity: $0 % 3 == 0 ? 0.4 : 1, noise: &noise) }
        var mild = MeshGradient.shaken(width: 5, height: 6, by: 0.5, colors: colors, noise: &noise)
        mild.colorSpace = colorSpace
        var huge = mild
        huge.colors[7] = Color(red: 3e38, green: -3e38, blue: 3e38)
        huge.colors[8] = Color(red: -3e38, green: 3e38, blue: 3e38)
        return [mild, huge]
    }

    private func bits(_ pixels: [[Float]]) -> [UInt32] { pixels.flatMap { $0.map(\.bitPattern) } }

    @Test(arguments: [Gradient.ColorSpace.device, .perceptual])
    func allLanesAgree(colorSpace: Gradient.ColorSpace) {
        for mesh in wild(colorSpace) {
            let expected = bits(mesh.pixels(width: 83, height: 37))
            #expect(bits(mesh.pixels(width: 83, height: 37, lanes: Lanes4.self)) == expected)
            #expect(bits(mesh.pixels(width: 83, height: 37, lanes: Lanes8.self)) == expected)
            #expect(bits(mesh.pixels(width: 83, height: 37, lanes: Lanes16.self)) == expected)
        }
    }

    @Test(arguments: InstructionSet.available, [Gradient.ColorSpace.device, .perceptual])
    func isTheSameEverywhere(instructionSet: InstructionSet, colorSpace: Gradient.ColorSpace) throws {
        let renderer = Renderer(
            bands: BandScheduler(threadCount: 3, minimumBandPixels: 1), instructionSet: instructionSet)
        let picture = try Bitmap(width: 83, height: 37, format: .rgba32Float)
        for mesh in wild(colorSpace) {
            let pixels = try picture.applying(mesh, renderer: renderer)
            #expect(pixels.floats.map(\.bitPattern) == bits(mesh.pixels(width: 83, height: 37)))
        }
    }

    /// Rows write nothing behind their last pixel: the next one has been shaded before.
    @Test func nothingIsWrittenBehindARow() {
        let raster = wild(.device)[0].raster(width: 21, height: 4)
        var row = [Float](repeating: -7, count: 4 * 21 + 64)
        row.withUnsafeMutableBufferPointer { row in
            guard let base = row.baseAddress else { return }
            for y in 0..<4 { raster.shade(row: y, into: base, lanes: Lanes16.self) }
        }
        #expect(row[84...].allSatisfy { $0 == -7 })
        #expect(row[..<84].allSatisfy { $0 != -7 })
    }
}
