import ShaderKernels
import Testing

@testable import ShaderLoops

/// What a kernel's result depends on, found by running it on lanes that hold nothing else.
@Suite("What positions depend on")
struct DependenceTests {
    private let x = Dependence.x
    private let y = Dependence.y
    /// Something that depends on the column.
    private let g = sin(Dependence.x)

    private func dependence(of kernel: some DistortionKernel) -> Point<Dependence> {
        kernel.sourcePosition(of: Point(.x, .y))
    }

    private func isSeparable(_ kernel: some DistortionKernel) -> Bool {
        let position = dependence(of: kernel)
        return !position.x.contains(.onY) && !position.y.contains(.x)
    }

    @Test func mosaicsAreSeparable() {
        for kernel in [Mosaic2(value: 0.5, tileSize: 8), Mosaic2(value: 0, tileSize: 8)] {
            #expect(isSeparable(kernel))
            #expect(isSeparable(BuiltInDistortion.mosaic(kernel)))
        }
    }

    @Test func scalingIsSeparable() {
        #expect(isSeparable(FormulaKernel(x: .x * 0.7 + 3, y: .y * 1.3 - 2)))
        #expect(isSeparable(FormulaKernel(x: .number(7) - .x, y: .number(9) - .y)))
        #expect(isSeparable(FormulaKernel(x: .number(7), y: .number(9))))
    }

    /// Terms that are multiplied by 0 are left out by the kernel: times 0 would still count as depending.
    @Test func diagonalMatricesAreSeparable() {
        let scaling = Affine(a: 0.7, b: 0, c: 0, d: 1.3, tx: 3, ty: -2)
        #expect(isSeparable(scaling))
        #expect(isSeparable(BuiltInDistortion.affine(scaling)))
    }

    /// One of the coordinates depends on both: this is neither separable nor a move of columns.
    @Test func shearsAreNot() {
        let sideways = dependence(of: Affine(a: 1, b: 0, c: 0.1, d: 1, tx: 0, ty: 0))
        #expect(sideways.x == [.x, .onY] && !sideways.y.contains(.x))
        let downwards = dependence(of: Affine(a: 1, b: 0.1, c: 0, d: 1, tx: 0, ty: 0))
        #expect(!downwards.x.contains(.onY) && downwards.y == [.x, .onY])
    }

    @Test func wavesMoveColumns() {
        let wave = Wave(value: 0.5, amplitude: 20, wavelength: 100)
        for position in [dependence(of: wave), dependence(of: BuiltInDistortion.wave(wave))] {
            #expect(!position.x.contains(.onY))
            #expect(position.y == [.x, .onY, .isYPlus])
        }
    }

    @Test func rotationsDependOnEverything() {
        let rotation = Affine(a: 0.8, b: -0.6, c: 0.6, d: 0.8, tx: 3, ty: 1)
        for position in [dependence(of: rotation), dependence(of: BuiltInDistortion.affine(rotation))] {
            #expect(position.x == [.x, .onY])
            #expect(position.y == [.x, .onY])
        }
    }

    private func expectSum(_ number: Dependence, at line: SourceLocation = #_sourceLocation) {
        #expect(number.contains([.isYPlus, .onY]), sourceLocation: line)
        #expect(!number.contains(.isY), sourceLocation: line)
    }

    private func expectNoSum(_ number: Dependence, at line: SourceLocation = #_sourceLocation) {
        #expect(number.isDisjoint(with: [.isY, .isYPlus]), sourceLocation: line)
        #expect(number.contains(.onY), sourceLocation: line)
    }

    @Test func whatIsAddedToYOnce() {
        expectSum(y + g)
        expectSum(g + y)
        expectSum(y + 3)
        expectSum(3 + y)
        expectSum(y + Dependence.indices)
        expectSum(Dependence(bitPattern: y.bitPattern) + g)
        expectSum(Dependence(bitPattern: (y + g).bitPattern))
    }

    @Test func whatRoundsTwice() {
        expectNoSum((y + 3) + g)
        expectNoSum(g + (y + 3))
        expectNoSum((y + g) + 3)
        expectNoSum((y + g) + g)
        expectNoSum((y + 0) + g)
        expectNoSum((y + g) - 0)
        expectNoSum((y + g) * 1)
        expectNoSum((y + g) / 1)
        expectNoSum(rint(y + g))
        expectNoSum(abs(y + g))
        expectNoSum(sqrt(y + g))
        expectNoSum(-(y + g))
    }

    @Test func whatIsAddedToSomethingOfY() {
        expectNoSum(y * 1 + g)
        expectNoSum(1 * y + g)
        expectNoSum(y / 1 + g)
        expectNoSum(g - y)
        expectNoSum(3 - y)
        expectNoSum(-y + g)
        expectNoSum(abs(y) + g)
        expectNoSum(floor(y) + g)
        expectNoSum(round(y) + g)
        expectNoSum(rint(y) + g)
        expectNoSum(sin(y) + g)
        expectNoSum(sqrt(y) + g)
        expectNoSum(min(y, g) + g)
        expectNoSum(max(g, y) + g)
        expectNoSum(clamp(y, 0, 9) + g)
        expectNoSum(copysign(y, x) + g)
    }

    @Test func whatDiffersFromRowToRow() {
        expectNoSum(y + y)
        expectNoSum(y + (g + y))
        expectNoSum((y + g) + y)
        expectNoSum((y + g) + (y + g))
        expectNoSum(y + floor(y))
        expectNoSum(mix(y, g, y))
        expectNoSum(y + copysign(x, y))
    }

    @Test func whatMasksLeave() {
        expectNoSum(y.replacing(with: g, where: x .< 3))
        expectNoSum(y.replacing(with: y, where: x .<= 3) + g)
        expectNoSum((y + g).replacing(with: g, where: x .== 3))
        expectNoSum(g.replacing(with: y + g, where: x .!= 3))
        expectNoSum(g.replacing(with: y, where: y .< 3))
        expectNoSum(y + g.replacing(with: 0, where: y .< 5))
        expectNoSum(y + g.replacing(with: 0, where: x .<= y))
        expectNoSum(y + g.replacing(with: 0, where: y .== x))
        expectNoSum(y + g.replacing(with: 0, where: x .!= y))
        expectNoSum(y + g.replacing(with: 0, where: (x .< 3) .& .!(y .== 5)))
        expectNoSum(y + g.replacing(with: 0, where: (y .< 3) .| (x .== 5)))
    }

    @Test func whatBitsLeave() {
        let (none, all) = (Dependence(repeating: UInt32(0)), Dependence(repeating: UInt32.max))
        for bits in [y.bitPattern & all, all & y.bitPattern, y.bitPattern | none, none | y.bitPattern] {
            expectNoSum(Dependence(bitPattern: bits) + g)
        }
        for bits in [y.bitPattern ^ none, none ^ y.bitPattern, y.bitPattern &+ none, none &+ y.bitPattern] {
            expectNoSum(Dependence(bitPattern: bits) + g)
        }
        for bits in [y.bitPattern &- none, y.bitPattern &<< 0, y.bitPattern &>> 0] {
            expectNoSum(Dependence(bitPattern: bits) + g)
        }
        expectNoSum(Dependence(bitPattern: (y + g).bitPattern &>> 0))
        expectNoSum(Dependence(bitPattern: (y + g).bitPattern | none))
    }

    /// Where neither coordinate takes part, nothing does.
    @Test func numbersOfLanesAreColumns() {
        #expect(Dependence.indices == .x)
        #expect((Dependence.indices * 2).contains(.x))
        #expect(Dependence(repeating: Float(3)) == [])
        #expect(sin(Dependence(repeating: Float(3))) == [])
    }
}
