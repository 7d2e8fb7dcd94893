public import ShaderKernels
public import ShaderLoops

/// What a shader function is called with, in the order of its parameters, which they fit. Asking for an argument
/// that is not there, or is of another type, gives zeros, and an empty array.
public struct ShaderArguments: Sendable {
    let values: [Shader.Argument]
    /// The content's, in points.
    public let size: Size
    @usableFromInline let padding: LayerPadding
    private let grid: PixelGrid

    init(_ values: [Shader.Argument], size: Size, padding: LayerPadding, grid: PixelGrid) {
        self.values = values
        self.size = size
        self.padding = padding
        self.grid = grid
    }

    public func float(_ index: Int) -> Float { numbers(index, count: 1)[0] }

    public func float2(_ index: Int) -> SIMD2<Float> {
        let numbers = numbers(index, count: 2)
        return SIMD2(numbers[0], numbers[1])
    }

    public func float3(_ index: Int) -> SIMD3<Float> {
        let numbers = numbers(index, count: 3)
        return SIMD3(numbers[0], numbers[1], numbers[2])
    }

    public func float4(_ index: Int) -> SIMD4<Float> {
        let numbers = numbers(index, count: 4)
        return SIMD4(numbers[0], numbers[1], numbers[2], numbers[3])
    }

    public func floatArray(_ index: Int) -> [Float] {
        if case .array(let numbers) = value(index) { numbers } else { [] }
    }

    /// Not premultiplied.
    public func color(_ index: Int) -> Color {
        if case .color(let color) = value(index) { color } else { .clear }
    }

    public func colorArray(_ index: Int) -> [Color] {
        if case .colors(let colors) = value(index) { colors } else { [] }
    }

    public func data(_ index: Int) -> [UInt8] {
        if case .bytes(let bytes) = value(index) { bytes } else { [] }
    }

    /// The size of a picture, in points.
    public func imageSize(_ index: Int) -> Size {
        guard case .image(let picture) = value(index) else { return .zero }
        let scale = Double(grid.scale)
        return Size(width: Double(picture.width) / scale, height: Double(picture.height) / scale)
    }

    /// The pixels of the one picture there is. They are there for as long as the shader is.
    @usableFromInline var image: SourcePixels<AnyCodec>? {
        for argument in values {
            if case .image(let picture) = argument.value { return picture.withPixels { $0.pixels(on: grid) } }
        }
        return nil
    }

    private func value(_ index: Int) -> Shader.Argument.Value? {
        values.indices.contains(index) ? values[index].value : nil
    }

    private func numbers(_ index: Int, count: Int) -> [Float] {
        let numbers: [Float] =
            switch value(index) {
            case .numbers(let numbers): numbers
            case .boundingRect: [0, 0, Float(size.width), Float(size.height)]
            default: []
            }
        return Array((numbers + [0, 0, 0, 0]).prefix(count))
    }
}
