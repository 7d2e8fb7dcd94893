import Testing

@testable import Workbench

@Suite("Expressions")
struct ExpressionTests {
    private func canonical(_ text: String, _ kind: EntryKind = .effect) throws -> String {
        try CallParser.parse(text, kind: kind).description
    }

    private func problem<Parsed: CallExpression>(_ type: Parsed.Type, _ text: String) -> String? {
        do throws(ExpressionError) {
            _ = try Parsed(parsing: text)
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test func everySpellingHasOneLongerForm() throws {
        let spellings = [
            ("gray", "gray"), (" gray ( ) ", "gray"), ("blur(12)", "blur(12)"),
            ("mosaic(value:0.4,tileSize : 12)", "mosaic(value: 0.4, tileSize: 12)"),
            ("blur( 3pt , opaque: yes )", "blur(3pt, opaque: yes)"),
            ("blur:radius=3,opaque=yes", "blur(radius: 3, opaque: yes)"), ("blur:3", "blur(3)"),
            ("blur:radius=3|gray|scale:0.5", "blur(radius: 3) | gray | scale(0.5)"),
            ("rotation(-.5turn, 0.25\n1)", "rotation(-.5turn, 0.25 1)"),
            ("blur(12...0...12)", "blur(12...0...12)"), ("offset(-1 ... -.5)", "offset(-1...-.5)"),
            ("scale(1e-5...1E+2)", "scale(1e-5...1E+2)"), ("scale(0....5)", "scale(0....5)"),
            ("overlay(#Ff8000 40%,multiply)", "overlay(#Ff8000 40%, multiply)"),
        ]
        for (spelling, long) in spellings {
            #expect(try canonical(spelling) == long)
            #expect(try canonical(long) == long)
        }
        #expect(
            try canonical("move(edge:top)+opacity/slide", .transition) == "move(edge: top) + opacity / slide")
    }

    @Test func whatIsWrongIsPointedAt() {
        let wrong: [(String, String)] = [
            ("", "column 1: the text ends where it should go on with the name of an effect"),
            ("gray |", "column 7: the text ends where it should go on with the name of an effect"),
            ("gray + blur", #"column 6: "+" stands where "|" or the end should be"#),
            ("gray blur", #"column 6: "blur" stands where "|" or the end should be"#),
            ("12", #"column 1: "12" stands where the name of an effect should be"#),
            ("blur(", "column 6: the text ends where it should go on with a value"),
            ("blur(3", #"column 7: the text ends where it should go on with "," or ")""#),
            ("blur(3))", #"column 8: ")" stands where "|" or the end should be"#),
            ("blur(3,)", #"column 8: ")" stands where a value should be"#),
            ("blur(3;4)", #"column 7: ";" stands where "," or ")" should be"#),
            ("blur(a(3))", #"column 7: "(" stands where "," or ")" should be"#),
            ("blur(1...2...3...4)", #"column 15: "..." stands where "," or ")" should be"#),
            ("blurr", #"column 1: there is no effect "blurr"; did you mean blur?"#),
            ("gray | Mosaik(3)", #"column 8: there is no effect "Mosaik"; did you mean mosaic or mosaic2?"#),
            ("blur(raduis: 3)", #"column 6: blur has no parameter "raduis"; did you mean radius?"#),
            ("blur(size: 3)", #"column 6: blur has no parameter "size"; there is radius, opaque"#),
            ("gray(size: 3)", #"column 6: gray has no parameter "size"; it has none"#),
            ("gray(3)", #"column 6: gray takes no arguments, but has "3""#),
            ("blur(3, no, 4)", #"column 13: blur takes radius, opaque, and not "4" too"#),
            ("blur(radius: 3, no)", #"column 17: "no" needs a label, as the argument before it has one"#),
            ("blur(3, radius: 3)", "column 9: radius of blur is given twice"),
            (
                "blur(3, opaque: 2)",
                #"column 17: opaque of blur is "2"; it must be one of yes, no, true, false"#
            ),
            (
                "blur(3, opaque: maybe)",
                #"column 17: there is no opaque "maybe"; there is yes, no, true, false"#
            ),
            ("rotation(30, botom)", #"column 14: there is no anchor "botom"; did you mean bottom?"#),
            (
                "overlay(#12345)",
                ##"column 9: color of overlay is "#12345"; it must be a colour such as #ff8000, #ff800080 or black 40%"##
            ),
            ("overlay(red)", #"column 9: there is no color "red"; there is black, white, clear"#),
            (
                "blur(radius: -3)",
                #"column 14: radius of blur is "-3"; it must be a number of points, 0 or more, "#
                    + "or two or three such as 0...1...0 for the phases -1, 0, 1"
            ),
        ]
        for (text, message) in wrong { #expect(problem(EffectExpression.self, text) == message) }
    }

    @Test func unitsAreThoseOfTheParameter() {
        let right = [
            "rotation(90)", "rotation(90deg)", "rotation(1.5rad)", "rotation(0.25turn)", "blur(3pt)",
            "scale(40%)", "rotation(10, 25% 0.75)", "overlay(black 40%)", "overlay(white 0.4)",
            "overlay(#1234abcd 40%)",
        ]
        for text in right { #expect(problem(EffectExpression.self, text) == nil, "\(text)") }
        let wrong = [
            "rotation(90pt)", "blur(3deg)", "blur(3%)", "scale(40pt)", "rotation(10, 3pt 4pt)", "scale(1e999)",
            "scale(1e39)", "rotation(1e38turn)", "overlay(black 140%)", "overlay(#ff800)", "overlay(#gggggg)",
            "overlay(#12345６)", "scale(4 5)", "scale(0...40pt)", "opacity(1.5)", "opacity(0...2)",
            "rotation(10, 1e999 0)",
        ]
        for text in wrong { #expect(problem(EffectExpression.self, text) != nil, "\(text)") }
        #expect(problem(AnimationExpression.self, "linear(300ms) | delay(0.3s)") == nil)
        #expect(problem(AnimationExpression.self, "linear(300m)") != nil)
        #expect(problem(AnimationExpression.self, "linear | repeatCount(2.5)") != nil)
    }

    @Test func transitionsThatAreWrong() {
        let wrong = [
            ("slide | opacity", #"column 7: "|" stands where "+", "/" or the end should be"#),
            ("slide / opacity / slide", #"column 17: "/" stands where "+" or the end should be"#),
            (
                "opacity + circleOpen",
                "column 11: circleOpen crosses from one picture to another, and cannot be combined"
            ),
            ("fade(3)", #"column 6: fade takes no arguments, but has "3""#),
            ("circelOpen", #"column 1: there is no transition "circelOpen"; did you mean circleOpen?"#),
            (
                "move(edge: left)",
                #"column 12: there is no edge "left"; there is top, leading, bottom, trailing"#
            ),
            (
                "mosaic(0...3)",
                #"column 8: tileSize of mosaic is "0...3"; it must be a number of points, 0 or more"#
            ),
        ]
        for (text, message) in wrong { #expect(problem(TransitionExpression.self, text) == message) }
    }

    @Test func animationsThatAreWrong() {
        let wrong = [
            ("delay(3)", "column 1: delay stands where an animation should be"),
            (
                "linear | spring",
                "column 10: spring stands where one of delay, speed, repeatCount, repeatForever should be"
            ),
            ("linear | dely(1)", #"column 10: there is no modifier "dely"; did you mean delay?"#),
            (
                "spring(bounce: 0.3, response: 1)",
                "column 21: response and bounce of spring exclude each other"
            ),
            (
                "spring(response: 1, bounce: 0.3)",
                "column 21: bounce and response of spring exclude each other"
            ),
            (
                "spring(duration: -1s)",
                #"column 18: duration of spring is "-1s"; it must be a number of seconds, 0 or more"#
            ),
        ]
        for (text, message) in wrong { #expect(problem(AnimationExpression.self, text) == message) }
    }

    @Test func thereAreLimits() {
        let names = Array(repeating: "gray", count: CallParser.maximumCalls)
        #expect(problem(EffectExpression.self, names.joined(separator: "|")) == nil)
        #expect(
            problem(EffectExpression.self, (names + ["gray"]).joined(separator: "|"))
                == "column 80: an effect may be made of 16 calls, and this is one more")
        let space = String(repeating: " ", count: CallParser.maximumLength - 4)
        #expect(problem(EffectExpression.self, space + "gray") == nil)
        #expect(
            problem(EffectExpression.self, space + " gray")
                == "column 1: an effect may take 1000 bytes, and this takes more")
        #expect(problem(EffectExpression.self, String(repeating: "blur(", count: 100_000)) != nil)
    }

    @Test func anOptionsErrorIsOneLine() throws {
        let option = Option(name: "effect", type: .effect, summary: "", presence: .repeatable)
        let good = try Arguments(["--effect", "blur:3", "--effect=gray|opacity"], options: [option])
        #expect(try good.expressions(of: option).map(\.text) == ["blur(3)", "gray | opacity"])
        #expect(try good.expression(of: option)?.text == "gray | opacity")
        #expect(try Arguments([], options: [option]).expression(of: option) == nil)
        let bad = try Arguments(["--effect", "gray |\nblurr"], options: [option])
        let error = #expect(throws: CommandLineError.self) { try bad.expressions(of: option) }
        #expect(
            error.map { "\($0)" } == #"--effect, column 8: there is no effect "blurr"; did you mean blur?"#)
        #expect(throws: CommandLineError.self) {
            try Arguments(["--effect="], options: [option]).expressions(of: option)
        }
    }
}
