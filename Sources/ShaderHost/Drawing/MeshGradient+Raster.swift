import ShaderKernels
package import ShaderLoops

extension MeshGradient {
    /// The gradient over a picture, in pixels.
    package func raster(width: Int, height: Int) -> MeshRaster {
        let size = SIMD2(Double(width), Double(height))
        let colors = colors.map { colorSpace == .device ? $0.premultiplied : Oklab($0).premultiplied }
        return MeshRaster(
            width: width, height: height, nodes: nodes(in: size),
            colors: NodeGrid(columns: self.width, rows: self.height, values: colors), isSmooth: smoothsColors,
            isPerceptual: colorSpace == .perceptual, background: SIMD4<Float>(background.premultiplied))
    }

    private func nodes(in size: SIMD2<Double>) -> NodeGrid<MeshNode>? {
        switch locations {
        case .points(let points):
            let positions = points.map { SIMD2<Double>($0) * size }
            return NodeGrid(columns: width, rows: height, values: positions).map { positions in
                positions.map { MeshNode(column: $0, row: $1, of: positions) }
            }
        case .bezierPoints(let points):
            return NodeGrid(columns: width, rows: height, values: points.map { MeshNode($0, in: size) })
        }
    }
}

extension MeshNode {
    fileprivate init(_ point: MeshGradient.BezierPoint, in size: SIMD2<Double>) {
        self.init(
            position: SIMD2(point.position) * size, leading: SIMD2(point.leadingControlPoint) * size,
            top: SIMD2(point.topControlPoint) * size, trailing: SIMD2(point.trailingControlPoint) * size,
            bottom: SIMD2(point.bottomControlPoint) * size)
    }

    /// Handles as cardinal splines have them: a sixth of the way from the neighbour before to the one behind and, at the
    /// mesh's border, a third of the way to the only neighbour. SwiftUI's own rule is not known; colours are off by 2.2 to
    /// 3.7 of 255 on average where points are irregular (github.com/kylehowells/KHMeshGradient).
    fileprivate init(column: Int, row: Int, of positions: NodeGrid<SIMD2<Double>>) {
        let position = positions[column, row]
        func handle(from previous: SIMD2<Double>?, to next: SIMD2<Double>?) -> SIMD2<Double> {
            switch (previous, next) {
            case (let previous?, let next?): (next - previous) / 6
            case (nil, let next?): (next - position) / 3
            case (let previous?, nil): (position - previous) / 3
            case (nil, nil): .zero
            }
        }
        let across = handle(
            from: column > 0 ? positions[column - 1, row] : nil,
            to: column < positions.columns - 1 ? positions[column + 1, row] : nil)
        let down = handle(
            from: row > 0 ? positions[column, row - 1] : nil,
            to: row < positions.rows - 1 ? positions[column, row + 1] : nil)
        self.init(
            position: position, leading: position - across, top: position - down, trailing: position + across,
            bottom: position + down)
    }
}

extension Color {
    /// What is not finite as a `Float` is 0.
    fileprivate var premultiplied: SIMD4<Double> {
        SIMD4(red, green, blue, 1).premultiplied(by: opacity)
    }
}

extension Oklab {
    fileprivate var premultiplied: SIMD4<Double> { SIMD4(l, a, b, 1).premultiplied(by: opacity) }
}

extension SIMD4<Double> {
    fileprivate func premultiplied(by opacity: Double) -> Self {
        let numbers = self * opacity
        return numbers.replacing(
            with: 0, where: .!(numbers.magnitudes .<= Double(Float.greatestFiniteMagnitude)))
    }

    private var magnitudes: Self { replacing(with: -self, where: self .< 0) }
}
