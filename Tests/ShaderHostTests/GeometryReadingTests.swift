import ShaderHost
import ShaderKernels
import TestSupport
import Testing

/// Effects made for the content's size.
@Suite("Effects that read the size")
struct GeometryReadingTests {
    private let start = EmptyVisualEffect()
    private let picture: Bitmap

    init() throws { picture = try .anyBytes(width: 36, height: 20) }

    /// The size is in points.
    @Test(arguments: [1, 2, 3] as [Float])
    func theSizeIsKnown(scale: Float) throws {
        let size = Size(width: 36 / Double(scale), height: 20 / Double(scale))
        let read = start.visualEffect { content, geometry in
            content.offset(x: geometry.size.width / 4, y: geometry.size.height / 2)
        }
        let known = start.offset(x: size.width / 4, y: size.height / 2)
        for renderer in Renderer.all(displayScale: scale) {
            #expect(
                try picture.applying(read, renderer: renderer) == picture.applying(known, renderer: renderer))
            #expect(
                try picture.applying(start.overlay(read), renderer: renderer)
                    == picture.applying(start.overlay(known), renderer: renderer))
        }
    }

    /// Content comes first, and what follows comes last.
    @Test func standsInAChain() throws {
        let read = start.brightness(0.2).blur(radius: 1)
            .visualEffect { content, geometry in
                content.clipShape(Circle()).offset(x: geometry.size.height / 10)
            }
            .hueRotation(.degrees(50))
        let known = start.brightness(0.2).blur(radius: 1).clipShape(Circle()).offset(x: 2).hueRotation(
            .degrees(50))
        for renderer in Renderer.all() {
            #expect(
                try picture.applying(read, renderer: renderer) == picture.applying(known, renderer: renderer))
        }
    }

    @Test func identities() throws {
        let size = Size(width: 36, height: 20)
        let nothing = start.visualEffect { content, geometry in
            content.opacity(geometry.size.width == 36 ? 1 : 0)
        }
        #expect(nothing.isIdentity(for: size) && !nothing.isIdentity(for: .zero))
        #expect(!start.brightness(0.1).visualEffect { content, _ in content }.isIdentity(for: size))
        #expect(try picture.applying(nothing) == picture)
        #expect(
            try picture.applying(start.brightness(0.1).visualEffect { content, _ in content })
                == picture.applying(start.brightness(0.1)))
    }

    /// A result that does not look at the content does not depend on it.
    @Test func aResultMayBeAFill() throws {
        let read = start.blur(radius: 2).visualEffect { _, geometry in
            RadialGradient(
                colors: [.white, .black], center: .center, startRadius: 0, endRadius: geometry.size.height / 2
            ).drawing
        }
        let filled = Color.black.drawing.visualEffect { content, _ in content.opacity(0.5) }
        #expect(!type(of: read).readsSource && !type(of: filled).readsSource)
        let known = RadialGradient(colors: [.white, .black], center: .center, startRadius: 0, endRadius: 10)
        #expect(try picture.applying(read) == picture.applying(known.drawing))
        #expect(
            try picture.applying(start.offset(x: 2).overlay(read.opacity(0.5)))
                == picture.applying(start.offset(x: 2).overlay(known.drawing.opacity(0.5))))
    }
}
