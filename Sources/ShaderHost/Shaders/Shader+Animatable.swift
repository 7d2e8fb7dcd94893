import ShaderKernels

extension Shader: Animatable {
    /// All numbers of all arguments, colours as light; pictures and bytes change at once.
    public var animatableData: AnimatableArray<AnimatableArray<Double>> {
        get { AnimatableArray(arguments.map(\.numbers)) }
        set {
            for (index, numbers) in newValue.elements.enumerated() where arguments.indices.contains(index) {
                arguments[index].numbers = numbers
            }
        }
    }
}

extension Shader.Argument {
    fileprivate var numbers: AnimatableArray<Double> {
        get {
            switch value {
            case .numbers(let numbers), .array(let numbers): AnimatableArray(numbers.map(Double.init))
            case .color(let color): AnimatableArray(color.lights)
            case .colors(let colors): AnimatableArray(colors.flatMap(\.lights))
            case .boundingRect, .image, .bytes: .zero
            }
        }
        set {
            func number(_ index: Int) -> Double {
                index < newValue.elements.count ? newValue.elements[index] : 0
            }
            switch value {
            case .numbers(let numbers):
                self = Shader.Argument(value: .numbers(numbers.indices.map { Float(number($0)) }))
            case .array(let numbers):
                self = Shader.Argument(value: .array(numbers.indices.map { Float(number($0)) }))
            case .color: self = .color(Color(lights: (0..<4).map(number)))
            case .colors(let colors):
                self = .colorArray(
                    colors.indices.map { index in Color(lights: (0..<4).map { number(4 * index + $0) }) })
            case .boundingRect, .image, .bytes: break
            }
        }
    }
}

extension Color {
    fileprivate var lights: [Double] {
        let data = animatableData
        return [data.first.first, data.first.second, data.second.first, data.second.second]
    }

    fileprivate init(lights: [Double]) {
        self = .clear
        animatableData = AnimatablePair(
            AnimatablePair(lights[0], lights[1]), AnimatablePair(lights[2], lights[3]))
    }
}
