extension Segment {
    /// The line at a distance to the left; nil where this is bent too much for a curve to follow.
    ///
    /// Its ends lie on the normals, and its handles are as much longer or shorter than this one's as its chord is:
    /// for arcs of circles that is what they are by 4/3·tan(θ/4). A negative length is right too: inside of a bend
    /// that is narrower than the distance, the line runs backwards. At a quarter, the middle and three quarters it
    /// may be off by 2⁻¹⁴ of the distance.
    func offset(by distance: Double) -> Segment? {
        guard let first = startDirection, let last = endDirection else { return nil }
        let (newStart, newEnd) = (start + distance * first.turnedLeft, end + distance * last.turnedLeft)
        guard !isStraight else { return Segment(from: newStart, to: newEnd) }
        let (chord, newChord) = (end - start, newEnd - newStart)
        guard first.dot(last) > Self.cosineOfLargestTurn else { return nil }
        let scale = newChord.dot(chord) / chord.dot(chord)
        let offset = Segment(
            from: newStart, to: newEnd, control1: newStart + scale * (control1 - start),
            control2: newEnd + scale * (control2 - end))
        for t in [0.25, 0.5, 0.75] {
            guard let direction = direction(at: t), direction.dot(first) > Self.cosineOfLargestTurn else {
                return nil
            }
            let normal = direction.turnedLeft
            let error = (offset.point(at: t) - point(at: t)).dot(normal) - distance
            guard abs(error) <= distance * 0x1p-14 else { return nil }
        }
        return offset
    }

    /// Of 60 degrees.
    private static var cosineOfLargestTurn: Double { 0.5 }
}
