extension String {
    /// As text, or as the value of an attribute in double quotation marks, of an HTML page. Characters that a page must not have,
    /// which may be in the name of a file, become the one that stands for such.
    var htmlEscaped: String {
        unicodeScalars.reduce(into: "") { text, scalar in
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            case "'": text += "&#39;"
            case "\t", "\n": text.unicodeScalars.append(scalar)
            case "\u{0}"..<" ", "\u{7F}"..."\u{9F}": text += "\u{FFFD}"
            default: text.unicodeScalars.append(scalar)
            }
        }
    }
}
