import ShaderHost

/// Something to be seen that changes with time.
protocol Scene: AnyObject {
    /// In pixels.
    var size: PictureSize { get }
    /// Goes on to a time, in seconds from 0 on. An earlier one than the last starts it again.
    func advance(to time: Double) throws
    /// What is to be seen at that time, into pixels of the scene's size.
    func render(into destination: MutablePixelView) throws
    /// Where it is, in words such as "phase -0.75".
    var moment: String { get }
    /// Whether nothing changes any more.
    var isFinished: Bool { get }
}

/// "+0.25", " 0.00".
func signedText(_ value: Double) -> String {
    // Zero has no sign, not even the one that rounding leaves.
    let number = (value * 100).rounded() / 100 + 0
    return (number > 0 ? "+" : number < 0 ? "" : " ") + number.text(decimals: 2)
}
