/// How frames follow each other in a pipe.
package enum StreamFormat: String, CaseIterable, Sendable {
    /// The pixels' bytes and nothing else: red, green, blue and alpha of 8 bits, sRGB at full range, alpha straight, as FFmpeg's
    /// `rgba`.
    case rgba
    /// YUV4MPEG2: a line that says what there is, and for each frame a line, and planes of luma and chroma at full resolution, in
    /// BT.709 at limited range. It knows no alpha.
    case y4m
}
