public import ShaderKernels

extension Opacity: Animatable {
    public var animatableData: Double {
        get { Double(opacity) }
        set { self = Opacity(opacity: newValue) }
    }
}

extension Mosaic: Animatable {
    /// The phase and the tile's size.
    public var animatableData: AnimatablePair<Float, Float> {
        get { AnimatablePair(value, tileSize) }
        set { self = Mosaic(value: newValue.first, tileSize: newValue.second) }
    }
}

extension Mosaic2: Animatable {
    /// The phase and the tile's size.
    public var animatableData: AnimatablePair<Float, Float> {
        get { AnimatablePair(value, tileSize) }
        set { self = Mosaic2(value: newValue.first, tileSize: newValue.second) }
    }
}

extension Affine: Animatable {
    /// Its six numbers: a turn goes the straight way, and not around.
    public var animatableData: AnimatableArray<Float> {
        get { AnimatableArray([a, b, c, d, tx, ty]) }
        set {
            let n = newValue.elements + [Float](repeating: 0, count: 6)
            self = Affine(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
        }
    }
}

extension HueRotation: Animatable {
    /// The angle.
    public var animatableData: Angle.AnimatableData {
        get { angle.animatableData }
        set {
            var angle = angle
            angle.animatableData = newValue
            self = HueRotation(angle)
        }
    }
}

extension ColorMatrix: Animatable {
    /// Its twenty numbers: between two amounts of brightness, contrast, saturation or grayscale lies what the amount
    /// between them does.
    public var animatableData: AnimatableArray<Float> {
        get {
            AnimatableArray(
                [red, green, blue, alpha].flatMap { [$0.red, $0.green, $0.blue, $0.alpha, $0.constant] })
        }
        set {
            let numbers = newValue.elements + [Float](repeating: 0, count: 20)
            func row(_ index: Int) -> Row {
                let row = Array(numbers[5 * index..<5 * index + 5])
                return Row(row[0], row[1], row[2], row[3], row[4])
            }
            self = ColorMatrix(red: row(0), green: row(1), blue: row(2), alpha: row(3))
        }
    }
}
