/// How colour and alpha relate in the samples of a file. Pixels in memory are always premultiplied (C1), so
/// this says what happens to them at the border.
public enum AlphaEncoding: String, Sendable, CaseIterable {
    /// Colour is stored as if the pixel were opaque, which is what PNG prescribes and every other program
    /// expects. Samples are multiplied by alpha on reading and divided by it on writing, each rounded to
    /// nearest.
    ///
    /// Colour under alpha 0 is lost, in both directions. Every other 8-bit pixel survives writing and reading.
    case straight
    /// Samples are taken and written as they are, byte for byte. Such a file looks too dark in other programs
    /// wherever it is translucent; it is for tests that compare every byte, those under alpha 0 included.
    case premultiplied
}
