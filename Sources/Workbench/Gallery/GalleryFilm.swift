import Foundation
import ImageFiles
import ShaderHost
import ShaderKernels

/// Moments of something, side by side in one picture, which a page steps through.
struct GalleryFilm {
    /// What everything lies on, so that it is seen what is clear, what is black and what is white.
    private static let backdrop = Color(red: 0.62, green: 0.65, blue: 0.7)
    /// A photograph shows no blocks yet at half of its width.
    private static let quality = 78

    let jpeg: [UInt8]
    /// The part of the time that is shown where nothing moves.
    let still: Double

    /// - Parameter frames: of one size.
    init(_ frames: [Bitmap], still: Double, renderer: Renderer) throws {
        let size = PictureSize(width: frames.first?.width ?? 0, height: frames.first?.height ?? 0)
        var strip = try Bitmap(width: size.width * frames.count, height: size.height)
        for (index, frame) in frames.enumerated() { try strip.paste(frame, x: index * size.width, y: 0) }
        let opaque = try strip.applying(
            EmptyVisualEffect().background(Self.backdrop.drawing), renderer: renderer)
        self.still = still
        jpeg = try JPEG.encode(opaque, quality: Self.quality)
    }

    var dataURI: String { "data:image/jpeg;base64," + Data(jpeg).base64EncodedString() }
}

extension GalleryEntry {
    /// What moves, as it moves; effects that do not, wiped over the picture as it was.
    func film(_ pictures: GalleryPictures) throws -> GalleryFilm {
        let frames = try frames(of: scene(pictures))
        guard section == .effects || section == .kernels, let first = frames.first,
            frames.allSatisfy({ $0 == first })
        else { return try GalleryFilm(frames, still: showing.still, renderer: pictures.renderer) }
        let wipe = Replacement(
            by: .crossing(.wipeRight), from: pictures.picture, to: first, background: nil, animation: nil,
            renderer: pictures.renderer)
        return try GalleryFilm(self.frames(of: wipe), still: 0.5, renderer: pictures.renderer)
    }

    /// A loop's end is left out, being its beginning.
    private func frames(of scene: any Scene) throws -> [Bitmap] {
        let steps = Double(showing.isLoop ? showing.frameCount : showing.frameCount - 1)
        return try (0..<showing.frameCount).map { index in
            var frame = try Bitmap(width: scene.size.width, height: scene.size.height)
            try scene.advance(to: Double(index) / steps)
            try frame.withMutablePixels { try scene.render(into: $0) }
            return frame
        }
    }
}
