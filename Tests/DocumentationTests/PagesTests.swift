import Foundation
import Testing

@Suite("Pages")
struct PagesTests {
    /// Whatever a page shows as Swift, but for the lines of a manifest, stands in the examples that are named after it.
    @Test(arguments: try Page.all)
    func codeIsCompiled(page: Page) throws {
        let compiled = try String(contentsOf: page.examples, encoding: .utf8)
        for block in page.code {
            let isCompiled = compiled.contains(block)
            #expect(isCompiled, "not in \(page.examples.lastPathComponent):\n\(block)")
        }
    }

    /// No page with code has been overlooked, and no example is left of a page that is gone.
    @Test func pagesAndExamplesAreThere() throws {
        let examples = try FileManager.default.contentsOfDirectory(atPath: Page.folder.path)
            .filter { $0.hasSuffix("Examples.swift") }
        #expect(try Set(Page.all.map(\.examples.lastPathComponent)) == Set(examples))
    }
}

/// A page with Swift code.
struct Page: CustomTestStringConvertible, Sendable {
    let name: String
    let code: [String]

    static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    var examples: URL { Page.folder.appending(path: name + "Examples.swift") }
    var testDescription: String { name }

    /// The README, and the articles of the catalogue.
    static var all: [Page] {
        get throws {
            let package = folder.deletingLastPathComponent().deletingLastPathComponent()
            let catalogue = package.appending(path: "Documentation/ShaderEffects.docc")
            let articles = try FileManager.default.contentsOfDirectory(
                at: catalogue, includingPropertiesForKeys: nil
            ).filter { $0.pathExtension == "md" }
            return try ([package.appending(path: "README.md")] + articles).map(Page.init).filter {
                !$0.code.isEmpty
            }
        }
    }

    private init(_ file: URL) throws {
        name = file.lastPathComponent == "README.md" ? "Readme" : file.deletingPathExtension().lastPathComponent
        code = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "```swift\n").dropFirst()
            .compactMap { $0.components(separatedBy: "```").first }
            .filter { !$0.contains(".package(") }
    }
}
