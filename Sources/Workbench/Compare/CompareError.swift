/// Why two paths cannot be compared.
enum CompareError: Error, Equatable {
    case folderAndFile(folder: String, file: String)
    /// An empty comparison would prove nothing.
    case noPictures(String, String)
    /// Every pixel of a picture is ignored.
    case nothingLeft(path: String)
}

extension CompareError: CustomStringConvertible {
    var description: String {
        switch self {
        case .folderAndFile(let folder, let file):
            "\(folder) is a folder and \(file) is not; name two pictures or two folders"
        case .noPictures(let expected, let actual):
            "there is nothing to compare: no .png, .jpg or .jpeg file in \(expected), nor in \(actual)"
        case .nothingLeft(let path):
            "there is nothing to compare: every pixel of \(path) is ignored"
        }
    }
}
