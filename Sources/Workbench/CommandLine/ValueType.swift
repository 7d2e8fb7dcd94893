import ImageFiles
import ShaderHost
import ShaderKernels

/// How a value is spelt on the command line, and which values are possible.
struct ValueType<Value: Sendable>: Sendable {
    let placeholder: String
    /// What the value must be, with unit and range; it follows the words "must be".
    let requirement: String
    /// The spellings of all values, where they can be counted; others are refused with the nearest of these.
    var names: [String] = []
    /// What a shell may propose; nil where that is the names.
    var proposals: Proposals?
    /// Nil for what is not a value.
    let parse: @Sendable (String) -> Value?
}

extension ValueType<Int> {
    /// - Parameter things: what is counted, in the plural.
    static func count(of things: String, in range: ClosedRange<Int>) -> ValueType {
        ValueType(
            placeholder: "N",
            requirement: "a whole number of \(things), \(range.lowerBound) to \(range.upperBound)"
        ) { text in
            Int(text).flatMap { range.contains($0) ? $0 : nil }
        }
    }
}

extension ValueType<Float> {
    static let phase = ValueType(
        placeholder: "V",
        requirement: "a finite number: -1 about to appear, 0 in place, 1 gone; more and less are allowed"
    ) { text in
        Float(text).flatMap { $0.isFinite ? $0 : nil }
    }

    static func argument(for parameter: KernelParameter) -> ValueType {
        let (range, unit) = (parameter.range, parameter.unit)
        return ValueType(
            placeholder: "N", requirement: "a number\(unit.isEmpty ? "" : " of \(unit)"), \(range.words)"
        ) { text in
            Float(text).flatMap { $0.isFinite && range.contains($0) ? $0 : nil }
        }
    }
}

extension ValueType<Double> {
    static let fraction = ValueType(placeholder: "F", requirement: "a number, 0 to 1") { text in
        Double(text).flatMap { 0...1 ~= $0 ? $0 : nil }
    }
}

extension ValueType<Region> {
    static let region = ValueType(
        placeholder: "X,Y,WxH",
        requirement: "the upper left pixel and the size, in pixels, such as 0,12,64x16",
        parse: Region.init(parsing:))
}

extension ValueType<String> {
    static let picture = ValueType(
        placeholder: "PICTURE", requirement: "the path of a PNG or JPEG file", proposals: .paths
    ) { $0 }
    static let path = ValueType(placeholder: "PATH", requirement: "a path", proposals: .paths) { $0 }
}

extension ValueType<CataloguedKernel> {
    static let kernel = ValueType(
        placeholder: "NAME", requirement: "one of the kernels of `\(Tool.name) list`",
        names: Catalogue.names
    ) { name in
        Catalogue.kernels.first { $0.description.name == name }
    }
}

extension ValueType<PixelFormat> {
    static let format = ValueType(
        placeholder: "FORMAT", requirement: "one of " + names.joined(separator: ", "), names: names,
        parse: PixelFormat.init(rawValue:))

    private static let names = PixelFormat.allCases.map(\.rawValue)
}

extension ValueType<PictureSize> {
    static let size = ValueType(
        placeholder: "WxH",
        requirement: "a width and a height in pixels such as 1920x1080, each 1 to \(ImageSize.maximumSide), "
            + "together at most \(ImageSize.maximumPixelCount) pixels",
        parse: PictureSize.init(parsing:))
}
