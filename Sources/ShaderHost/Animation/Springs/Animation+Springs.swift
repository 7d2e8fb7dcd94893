extension Animation {
    /// A spring. It takes the place of another animation that is still running, where that is and as fast as that is.
    ///
    /// It is pushed along in steps of 1/300 s, so that what is shown hardly depends on the frames before; only when two
    /// frames are more than a second apart, it takes that for a stall, and stays behind. Where it ends is seen at frames.
    ///
    /// - Parameters:
    ///   - response: in seconds: the time of one swing, if it were not damped. Less than 0.0296, and NaN, count as that.
    ///   - dampingFraction: 1 is the least with which it does not swing; at 0 it swings forever. Below 0 it counts as 0,
    ///     and NaN as 1. The steps allow 40·response of it, or at least 1.2.
    ///   - blendDuration: in seconds, how long it takes to change from the response of a spring that it takes over from.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
    ) -> Animation {
        Animation(
            FluidSpringAnimation(
                response: response, dampingFraction: dampingFraction, blendDuration: blendDuration))
    }

    /// - Parameters:
    ///   - duration: in seconds, how long it seems to take; the response.
    ///   - bounce: from −1, which is slow, through 0, which is the fastest that does not swing, to 1, which swings forever.
    ///   - blendDuration: see ``spring(response:dampingFraction:blendDuration:)``.
    public static func spring(
        duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
    ) -> Animation {
        spring(
            response: duration, dampingFraction: Spring.dampingRatio(bounce: bounce),
            blendDuration: blendDuration)
    }

    public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
        .spring(
            response: spring.response, dampingFraction: spring.dampingRatio, blendDuration: blendDuration)
    }

    public static var spring: Animation { spring() }

    /// A quick spring, for what follows a finger.
    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
    ) -> Animation {
        spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
    }

    /// A quick spring with a bounce of 0.15.
    public static func interactiveSpring(
        duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25
    ) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
    }

    public static var interactiveSpring: Animation { interactiveSpring() }

    /// A spring without a bounce.
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: extraBounce)
    }
    /// A spring with a bounce of 0.15.
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    /// A spring with a bounce of 0.3.
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    public static var smooth: Animation { smooth() }
    public static var snappy: Animation { snappy() }
    public static var bouncy: Animation { bouncy() }
}
