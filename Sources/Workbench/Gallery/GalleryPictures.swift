import ExampleScenes
import ImageFiles
import ShaderHost
import ShaderKernels

/// What a gallery is shown on: two small pictures of one size, and what they are called in commands.
struct GalleryPictures {
    let picture, other: Bitmap
    /// As they were given.
    let pictureName, otherName: String
    /// Two points a pixel, so that lengths look as on a picture twice as large.
    let renderer: Renderer

    /// Of the page, without the way to the file.
    var title: String { pictureName.split(separator: "/").last.map(String.init) ?? pictureName }

    /// In pixels; a strip of such pictures is a whole number of JPEG's blocks, so that none bleeds into its neighbour.
    static let usualWidth = 160
    /// Height by width: what is longer is cut down to it.
    private static let proportions = 0.5...1.0

    /// - Parameters:
    ///   - picture, other: paths; nil draws one.
    ///   - width: in pixels.
    init(_ picture: String?, _ other: String?, width: Int, threads: Int) throws {
        renderer = Renderer(threadCount: threads, displayScale: 0.5)
        let first = try picture.map { try ImageFile.read($0) }
        let proportion = first.map { Double($0.height) / Double($0.width) } ?? 2 / 3
        let (low, high) = (Self.proportions.lowerBound, Self.proportions.upperBound)
        let height = (Double(width) * min(max(proportion, low), high)).rounded()
        let size = PictureSize(width: width, height: Int(height))
        self.picture =
            try first?.fitted(.cover, to: size)
            ?? Landscape.dusk.picture(width: size.width, height: size.height)
        self.other =
            try other.map { try ImageFile.read($0).fitted(.cover, to: size) }
            ?? Landscape.morning.picture(width: size.width, height: size.height)
        pictureName = picture ?? "photo.png"
        otherName = other ?? "other.png"
    }
}
