import ShaderKernels
import Testing

/// Kernels for each way in which the loop can go, by name.
struct NamedKernel: Sendable, CustomTestStringConvertible {
    let name: String
    let kernel: FormulaKernel

    init(_ name: String, x: Formula, y: Formula) {
        self.name = name
        kernel = FormulaKernel(x: x, y: y)
    }

    var testDescription: String { name }

    static let all = separable + moving + general

    private static let (x, y) = (Formula.x, Formula.y)
    /// −1 … 1, without a pattern that comes back in a few columns, or rows.
    private static let (columnWave, rowWave) = (wave(.x * 0.3137), wave(.y * 0.2719))
    private static func wave(_ turns: Formula) -> Formula { (turns - .function(.rint, turns)) * 2 }
    private static let (infinity, none) = (Formula.number(.infinity), Formula.number(.nan))

    /// Columns depend on columns and rows on rows.
    static let separable = [
        NamedKernel("moved by fractions", x: x + 0.25, y: y + 0.625),
        NamedKernel("moved by pixels", x: x - 2, y: y + 1),
        NamedKernel("half a pixel out at the end", x: x + 0.5, y: y + 0.5),
        NamedKernel("half a pixel out at the beginning", x: x - 0.5, y: y - 0.5),
        NamedKernel("constant", x: .number(3.25), y: .number(1.5)),
        NamedKernel("constant, all bits 0", x: .number(0), y: .number(0)),
        NamedKernel("constant, far outside", x: .number(-1e30), y: .number(1e30)),
        NamedKernel("smaller", x: x * 1.3, y: y * 1.7),
        NamedKernel("larger", x: x * 0.3 + 1, y: y * 0.3),
        NamedKernel("mirrored", x: .number(19) - x, y: .number(5) - y),
        NamedKernel("rows in threes", x: x, y: y.stepped(by: 3) + 0.5),
        NamedKernel("tiles", x: x.stepped(by: 4) + 0.25, y: y.stepped(by: 2) + 0.25),
        // From row to row forwards and backwards, to even and odd rows, to and between them.
        NamedKernel("rows in disorder", x: x + 0.5, y: rowWave * 20 + 20),
        NamedKernel("whole rows in disorder", x: x, y: .function(.rint, rowWave * 3) + 2.5),
        NamedKernel(
            "holes", x: x.replacing(none, every: 5, at: 1).replacing(infinity, every: 7, at: 3),
            y: (y + 0.5).replacing(infinity, every: 3, at: 1).replacing(none, every: 5, at: 3)),
    ]

    /// Columns stay columns and go up and down.
    static let moving = [
        NamedKernel("wave", x: x, y: y + columnWave * 3),
        NamedKernel("wave of whole rows", x: x, y: y + .function(.rint, columnWave * 3)),
        NamedKernel("wave of half rows", x: x, y: .function(.floor, columnWave * 4) * 0.5 + y),
        NamedKernel("wave between columns", x: x + 0.25, y: y + columnWave * 3),
        NamedKernel("wave that bunches", x: x + columnWave, y: y + columnWave),
        NamedKernel(
            "wave between columns from the 260th on",
            x: .choice(x, .below, .number(260), x, x + 0.5), y: y + columnWave),
        NamedKernel("one column, as a slope", x: .number(4.5), y: y + (x - 0.5)),
        NamedKernel(
            "wave with holes", x: x.replacing(none, every: 5, at: 1).replacing(infinity, every: 7, at: 2),
            y: y + columnWave.replacing(infinity, every: 6, at: 3).replacing(none, every: 4, at: 1)),
        NamedKernel(
            "wave far outside", x: x,
            y: y
                + columnWave.replacing(.number(1e30), every: 3, at: 1).replacing(.number(-1e9), every: 5, at: 1)
        ),
    ]

    /// Anything else.
    static let general = [
        NamedKernel("turned", x: x * 0.8 - y * 0.6 + 2, y: x * 0.6 + y * 0.8 - 1),
        NamedKernel("transposed", x: y, y: x),
        NamedKernel("rows from side to side", x: x + rowWave * 3, y: y),
        NamedKernel("rows from side to side, by pixels", x: x + .function(.rint, rowWave * 3), y: y),
        NamedKernel("wave upside down", x: x, y: columnWave * 3 + 4 - y),
        NamedKernel("wave, larger", x: x, y: y * 0.5 + columnWave),
        NamedKernel(
            "rows in threes, but for a column", x: x,
            y: .choice(x, .equal, .number(1.5), y, y.stepped(by: 3) + 0.5)),
        NamedKernel("rows in threes, sheared", x: x + y.stepped(by: 3) * 0.5, y: y.stepped(by: 3) + x * 0.25),
        NamedKernel(
            "turned, with holes",
            x: (x * 0.8 - y * 0.6).replacing(none, every: 3, at: 1),
            y: (x * 0.6 + y * 0.8).replacing(infinity, every: 4, at: 2)),
    ]
}
