public import ShaderKernels

extension Shader {
    /// A value that a shader function is called with.
    public struct Argument: Hashable, Sendable {
        enum Value: Hashable, Sendable {
            case numbers([Float])
            case array([Float])
            case boundingRect
            case color(Color)
            case colors([Color])
            case image(Bitmap)
            case bytes([UInt8])
        }

        let value: Value

        public static func float(_ x: some BinaryFloatingPoint) -> Argument {
            Argument(value: .numbers([Float(x)]))
        }
        public static func float2(_ x: some BinaryFloatingPoint, _ y: some BinaryFloatingPoint) -> Argument {
            Argument(value: .numbers([Float(x), Float(y)]))
        }
        /// The width, and the height.
        public static func float2(_ size: Size) -> Argument { .float2(size.width, size.height) }
        public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
            Argument(value: .numbers([Float(x), Float(y), Float(z)]))
        }
        public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
            Argument(value: .numbers([Float(x), Float(y), Float(z), Float(w)]))
        }
        public static func floatArray(_ numbers: [Float]) -> Argument { Argument(value: .array(numbers)) }
        /// The content's place and size, as four numbers: x, y, width, height, in points.
        public static let boundingRect = Argument(value: .boundingRect)
        public static func color(_ color: Color) -> Argument { Argument(value: .color(color)) }
        public static func colorArray(_ colors: [Color]) -> Argument { Argument(value: .colors(colors)) }
        /// A picture that a kernel samples beside the content; a shader has one at most.
        public static func image(_ picture: Bitmap) -> Argument { Argument(value: .image(picture)) }
        public static func data(_ bytes: some Sequence<UInt8>) -> Argument {
            Argument(value: .bytes(Array(bytes)))
        }

        /// What a parameter has to be for this argument.
        public var kind: KernelParameter.Kind {
            switch value {
            case .numbers(let numbers):
                [.float, .float2, .float3, .float4][min(max(numbers.count, 1), 4) - 1]
            case .array: .floatArray
            case .boundingRect: .float4
            case .color: .color
            case .colors: .colorArray
            case .image: .image
            case .bytes: .data
            }
        }
    }
}
