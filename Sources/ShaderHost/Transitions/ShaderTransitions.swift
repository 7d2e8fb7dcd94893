import ShaderKernels

// The package's own shaders as transitions: written with nothing but what is there for everybody. The body knows three
// phases; the shader sees every one between.

/// Fades by the shader `opacity`.
public struct ShaderOpacityTransition: Transition {
    public init() {}

    public func body(content: Content, phase: TransitionPhase) -> ShaderEffect<Content, ColorUse> {
        content.colorEffect(ShaderLibrary.opacity(.float(phase.value)))
    }

    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// Tiles that grow, by the shader `mosaic`.
public struct MosaicTransition: Transition {
    /// At the ends, in points.
    public var tileSize: Double

    public init(tileSize: Double = 32) { self.tileSize = tileSize }

    public func body(content: Content, phase: TransitionPhase) -> ShaderEffect<Content, LayerUse> {
        content.layerEffect(
            ShaderLibrary.mosaic(.float(phase.value), .float(tileSize)), maxSampleOffset: .zero)
    }
}

/// The same tiles, by the shader `mosaic2`.
public struct Mosaic2Transition: Transition {
    /// At the ends, in points.
    public var tileSize: Double

    public init(tileSize: Double = 32) { self.tileSize = tileSize }

    public func body(content: Content, phase: TransitionPhase) -> ShaderEffect<Content, DistortionUse> {
        content.distortionEffect(
            ShaderLibrary.mosaic2(.float(phase.value), .float(tileSize)), maxSampleOffset: .zero)
    }
}
