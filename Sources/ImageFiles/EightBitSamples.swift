import ShaderHost

extension Bitmap {
    /// The picture as a file wants it: `.rgba8`, packed rows, alpha as asked for.
    ///
    /// Float formats are divided by alpha before they are rounded, not after, so each sample is rounded once
    /// (C2). How it is rounded is the renderer's business, as for every picture that it stores.
    func eightBitSamples(alpha: AlphaEncoding) throws(ImageDataError) -> Bitmap {
        var source = self
        if alpha == .straight { try source.change { $0.unpremultiply() } }
        var samples = try Bitmap(claimedWidth: width, claimedHeight: height)
        try samples.change { samples in
            try source.withPixels { source in
                // What compresses the samples takes longer by far; who allows one thread gets by with one.
                try Renderer(threadCount: 1).render(EmptyVisualEffect(), from: source, into: samples)
            }
        }
        return samples
    }
}
