import Testing

@testable import ShaderHost

/// How far content is from its place in a viewport of 100 points.
@Suite("Scroll positions")
struct ScrollPositionTests {
    private func phase(
        _ start: Double, length: Double = 20, _ threshold: ScrollTransitionThreshold = .visible
    ) -> Double {
        ScrollPosition(start: start, length: length, viewportLength: 100).phase(
            threshold: threshold, curve: .linear)
    }

    @Test(arguments: [
        (-20, -1), (-30, -1), (-10, -0.5), (0, 0), (40, 0), (80, 0), (85, 0.25), (90, 0.5), (100, 1),
        (1e300, 1),
        (-1e300, -1),
    ])
    func runsFromHiddenToVisible(start: Double, expected: Double) {
        #expect(phase(start) == expected)
    }

    @Test func thresholds() {
        #expect(phase(-10, .hidden) == 0 && phase(-20, .hidden) == -1 && phase(100, .hidden) == 1)
        #expect(phase(-10, .visible(0.5)) == 0 && phase(-15, .visible(0.5)) == -0.5)
        // The middle's way is 60 points, from −10 to 50.
        #expect(phase(40, .centered) == 0 && phase(10, .centered) == -0.5 && phase(70, .centered) == 0.5)
        #expect(phase(10, .visible.inset(by: 10)) == 0 && phase(-5, .visible.inset(by: 10)) == -0.5)
        #expect(phase(-5, .visible.inset(by: -10)) == 0)
        let between = ScrollTransitionThreshold.hidden.interpolated(towards: .visible, amount: 0.5)
        #expect(between == .visible(0.5))
        for amount in [Double.nan, -1] { #expect(ScrollTransitionThreshold.visible(amount) == .hidden) }
        #expect(ScrollTransitionThreshold.visible(2) == .visible)
    }

    /// Content that is longer than the viewport is never all to be seen.
    @Test func longContentIsWhereItIsFurtherFromItsPlace() {
        #expect(phase(-50, length: 200) == 0.25 && phase(-150, length: 200) == -0.75)
    }

    /// The curve runs from hidden to in place, on both sides.
    @Test func curves() {
        let position = ScrollPosition(start: -5, length: 20, viewportLength: 100)
        #expect(position.phase(threshold: .visible, curve: .easeIn) == UnitCurve.easeIn.value(at: 0.75) - 1)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func oddNumbersAreDefined(number: Double) {
        for threshold in [ScrollTransitionThreshold.visible.inset(by: number), .centered] {
            #expect(-1...1 ~= phase(number, threshold) && -1...1 ~= phase(0, length: number, threshold))
        }
    }
}
