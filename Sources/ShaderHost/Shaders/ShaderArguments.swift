public import ShaderKernels

/// What a shader function is called with, in the order of its parameters, which they fit. Asking for an argument
/// that is not there, or is of another type, gives zeros, and an empty array.
public struct ShaderArguments: Sendable {
    let values: [Shader.Argument]
    /// The content's, in points.
    public let size: Size

    init(_ values: [Shader.Argument], size: Size) {
        self.values = values
        self.size = size
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
