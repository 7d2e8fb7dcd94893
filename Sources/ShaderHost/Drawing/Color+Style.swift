public import ShaderKernels

extension Color: ShapeStyle {
    public func fill(for size: Size) -> BuiltInFill { .solid(SolidFill(self)) }
}
