/// How long `work` takes, by the one clock that the program looks at.
func seconds(of work: () throws -> Void) rethrows -> Double {
    try ContinuousClock().measure(work) / .seconds(1)
}
