import Testing

@testable import Workbench

@Suite("Manual")
struct ManualTests {
    private let lines = Manual.page.split(separator: "\n").map(String.init)

    @Test func everythingIsThere() {
        for command in Tool.commands {
            #expect(lines.contains(".SS " + command.name))
            for option in command.options {
                #expect(lines.contains(".B " + Manual.line(Help.spelling(of: option))))
            }
            for example in command.examples { #expect(lines.contains(Manual.line(example.purpose + ":"))) }
        }
    }

    /// A line that starts with a dot is a request, and there are no others than these.
    @Test func textIsNoCommand() {
        let requests = Set(
            lines.filter { $0.hasPrefix(".") || $0.hasPrefix("'") }.map { $0.prefix { $0 != " " } })
        #expect(requests == [".TH", ".SH", ".SS", ".P", ".TP", ".B", ".br", ".RS", ".RE", ".nf", ".fi"])
        #expect(Manual.page.contains("\\(aqpush(from: leading)\\(aq"))
        #expect(Manual.page.contains(" \\e\n"))
    }
}
