/// The command lines of a gallery, to be pasted into a shell.
struct GalleryWords {
    let picture, other: String

    var on: [String] { ["--input", picture] }
    var onBoth: [String] { on + ["--to", other] }
    var between: [String] { ["--from", picture, "--to", other] }

    /// What stands behind `shaderbench render`.
    func command(_ option: String, _ value: String, _ pictures: [String]) -> String {
        let words = [option, value] + pictures + ["--frames", "60", "--output", "frames/"]
        return words.map(\.shellQuoted).joined(separator: " ")
    }
}

extension String {
    /// As one word of a shell: in single quotation marks where it has any character that might mean something there.
    var shellQuoted: String {
        let isPlain =
            !isEmpty && allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_./=:,".contains($0)) }
        return isPlain
            ? self
            : "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }
}
