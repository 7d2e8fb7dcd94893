// The code of the article "Time", to the letter.

import ShaderHost
import ShaderKernels

func way(_ animation: Animation, at times: [Double]) -> [Double] {
    var run = AnimationRun(from: 0.0, to: 1.0, animation: animation)
    return times.map { run.value(at: $0) }
}

func turnedBack(after time: Double, at later: Double) -> Double {
    var run = AnimationRun(from: 0.0, to: 1.0, animation: .smooth)
    run.retarget(to: 0, at: time, animation: .smooth)
    return run.value(at: later)
}

let pulse = Animation.easeInOut(duration: 0.4).repeatCount(4, autoreverses: true).delay(0.2)

func wobble(at time: Double) -> Double {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
        KeyframeTrack {
            CubicKeyframe(12.0, duration: 0.1)
            CubicKeyframe(-12.0, duration: 0.2)
            SpringKeyframe(0.0, duration: 0.5, spring: .bouncy)
        }
    }
    return timeline.value(time: time)
}
