import ShaderHost
import ShaderKernels

// What effects are called with: usual numbers as often as any bits at all.

extension ByteReader {
    mutating func amount() -> Double {
        switch byte() % 4 {
        case 0: Double(integer(Int8.self))
        case 1: Double(integer(Int16.self)) / 256
        case 2: Double(float())
        default: double()
        }
    }

    mutating func angle() -> Angle { .degrees(amount()) }
    mutating func point() -> UnitPoint { UnitPoint(x: amount(), y: amount()) }
    mutating func place() -> SIMD2<Double> { SIMD2(amount(), amount()) }

    mutating func color() -> Color {
        if flag() { return Color(red: amount(), green: amount(), blue: amount(), opacity: amount()) }
        func part() -> Double { Double(byte()) / 255 }
        return Color(red: part(), green: part(), blue: part(), opacity: part())
    }

    mutating func gradient() -> Gradient {
        let stops = (0..<number(in: 0...5)).map { _ in Gradient.Stop(color: color(), location: amount()) }
        return flag() ? Gradient(stops: stops).colorSpace(.perceptual) : Gradient(stops: stops)
    }

    mutating func transform() -> ProjectionTransform {
        var transform = ProjectionTransform()
        (transform.m11, transform.m12, transform.m13) = (amount(), amount(), amount())
        (transform.m21, transform.m22, transform.m23) = (amount(), amount(), amount())
        (transform.m31, transform.m32, transform.m33) = (amount(), amount(), amount())
        return transform
    }

    mutating func path() -> Path {
        var path = Path()
        for _ in 0..<number(in: 0...8) {
            switch byte() % 6 {
            case 0: path.move(to: place())
            case 1: path.addLine(to: place())
            case 2: path.addQuadCurve(to: place(), control: place())
            case 3: path.addCurve(to: place(), control1: place(), control2: place())
            case 4: path.addEllipse(in: Rect(x: amount(), y: amount(), width: amount(), height: amount()))
            default: path.closeSubpath()
            }
        }
        return path
    }

    mutating func stroke() -> StrokeStyle {
        StrokeStyle(
            lineWidth: amount(), lineCap: element(of: [.butt, .round, .square]) ?? .butt,
            lineJoin: element(of: [.miter, .round, .bevel]) ?? .miter, miterLimit: amount(),
            dash: (0..<number(in: 0...3)).map { _ in amount() }, dashPhase: amount())
    }

    mutating func mesh() -> MeshGradient {
        let (width, height) = (number(in: 0...4), number(in: 0...4))
        let count = number(in: 0...16)
        func location() -> SIMD2<Float> { SIMD2(Float(amount()), Float(amount())) }
        let locations: MeshGradient.Locations =
            if flag() {
                .points((0..<count).map { _ in location() })
            } else {
                .bezierPoints(
                    (0..<count).map { _ in
                        MeshGradient.BezierPoint(
                            position: location(), leadingControlPoint: location(), topControlPoint: location(),
                            trailingControlPoint: location(), bottomControlPoint: location())
                    })
            }
        return MeshGradient(
            width: width, height: height, locations: locations, colors: (0..<count).map { _ in color() },
            background: color(), smoothsColors: flag(), colorSpace: flag() ? .perceptual : .device)
    }
}
