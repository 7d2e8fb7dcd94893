import ExampleScenes
import Foundation
import ShaderHost
import ShaderKernels
import Testing

@testable import Workbench

@Suite("List")
struct ListTests {
    private typealias Object = [String: Any]

    private func listing() throws -> Object {
        let object = try JSONSerialization.jsonObject(with: Data(run("list", "--json").data.utf8))
        return try #require(object as? Object)
    }

    private func items(_ section: String) throws -> [Object] {
        try #require(listing()[section] as? [Object])
    }

    private func names(_ section: String) throws -> [String?] {
        try items(section).map { $0["name"] as? String }
    }

    private func parameters(of name: String, in section: String) throws -> [Object] {
        let item = try items(section).first { $0["name"] as? String == name }
        return try #require(item?["parameters"] as? [Object])
    }

    @Test func thePeoplesListNamesEverything() {
        let lines = run("list").data.split(separator: "\n").map(String.init)
        #expect(lines.allSatisfy { $0.count <= 100 })
        let words = Set(lines.flatMap { $0.split(separator: " ").map(String.init) })
        let entries = Vocabulary.effects.map(\.name) + Vocabulary.transitions.map(\.name)
        let others =
            Vocabulary.animations.map(\.name) + Vocabulary.modifiers.map(\.name) + ExampleScene.all.map(\.name)
        for name in Catalogue.names + entries + others + Vocabulary.crossings.map(\.name) {
            #expect(words.contains(name))
        }
        #expect(lines.first == "Effects: for example 'blur(3) | scale(0.5)'")
        #expect(
            lines.contains(
                "    tileSize        edge of a tile at phase -1 and 1; 0 or more points, default 32"))
        #expect(
            lines.contains(
                "    anchorZ         how far in front of the content the axis is; any number of points, default 0"
            ))
        #expect(
            lines.contains {
                $0.hasPrefix("  hueRotation  ") && $0.hasSuffix("  turns the hue of every colour")
            })
        #expect(!lines.contains { $0.hasSuffix(" ") })
    }

    @Test func theProgramsListHasEveryEntry() throws {
        #expect(
            try Set(listing().keys) == [
                "kernels", "effects", "transitions", "crossings", "animations", "modifiers", "scenes",
            ])
        #expect(try names("kernels") == Catalogue.names)
        #expect(try names("effects") == Vocabulary.effects.map(\.name))
        #expect(try names("transitions") == Vocabulary.transitions.map(\.name))
        #expect(try names("crossings") == Crossing.allCases.map(\.rawValue))
        #expect(try names("animations") == Vocabulary.animations.map(\.name))
        #expect(try names("scenes") == ExampleScene.all.map(\.name))
        #expect(try names("modifiers") == Vocabulary.modifiers.map(\.name))
        for (section, kind) in [("effects", "effect"), ("crossings", "crossing"), ("modifiers", "modifier")] {
            #expect(try items(section).allSatisfy { $0["kind"] as? String == kind })
        }
    }

    @Test func kernelsForPrograms() throws {
        let kernels = try items("kernels")
        let kinds = kernels.map { $0["kind"] as? String }
        #expect(
            kinds.starts(with: ["color", "color", "layer", "distortion", "distortion", "distortion", "color"]))
        #expect(kernels.last?["name"] as? String == "blendPlusLighter" && kinds.last == "compositing")
        let parameters = try parameters(of: "mosaic2", in: "kernels")
        #expect(parameters.map { $0["name"] as? String } == ["value", "tileSize"])
        #expect(parameters.map { $0["default"] as? Double } == [0.5, 32])
        #expect(parameters.map { $0["minimum"] as? Double } == [-1, 0])
        #expect(parameters.map { $0["maximum"] as? Double } == [1, nil])
        #expect(parameters.map { $0["unit"] as? String } == ["", "points"])
    }

    @Test func parametersForPrograms() throws {
        let mosaic = try parameters(of: "mosaic", in: "effects")
        #expect(mosaic.map { $0["type"] as? String } == ["number", "number"])
        #expect(mosaic[0]["default"] as? String == "-1...1" && mosaic[1]["default"] as? Double == 32)
        let overlay = try parameters(of: "overlay", in: "effects")
        #expect(overlay.map { $0["type"] as? String } == ["color", "choice"])
        #expect(overlay[1]["values"] as? [String] == BlendMode.allCases.map(\.rawValue))
        #expect(overlay[1]["default"] as? String == "normal")
        let scale = try parameters(of: "scale", in: "effects")
        #expect(scale.map { $0["minimum"] == nil && $0["maximum"] == nil } == [true, true, true])
        #expect(scale.map { $0["default"] != nil } == [true, false, true])
        #expect(scale[2]["type"] as? String == "point")
        let count = try parameters(of: "repeatCount", in: "modifiers")[0]
        #expect(count["type"] as? String == "count" && count["maximum"] as? Double == 1e6)
    }
}
