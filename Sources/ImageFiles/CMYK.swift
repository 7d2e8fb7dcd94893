import ShaderHost

extension MutablePixelView {
    /// Turns four samples of ink a pixel into opaque RGB, in place: red = cyan × black, and so on.
    ///
    /// The samples of a CMYK JPEG are inverted, 255 being no ink. Adobe's programs began it, and files that are
    /// not so do not occur. What colour the inks have is a matter of the press and its profile; the product is
    /// what libjpeg's own tools, and browsers without a profile, show.
    func convertInvertedCMYK() {
        for y in 0..<layout.height {
            let row = row(y)
            for pixel in stride(from: 0, to: row.count, by: 4) {
                let black = UInt16(row[pixel + 3])
                for ink in pixel..<pixel + 3 {
                    row[ink] = UInt8((UInt16(row[ink]) * black + 127) / 255)
                }
                row[pixel + 3] = 255
            }
        }
    }
}
