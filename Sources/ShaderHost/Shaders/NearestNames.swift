/// The names that somebody who typed `name` may have meant, the nearest first: three at most, or none.
///
/// Near are names that `name` is the beginning of, and those that at most two slips away make of it. Dashes in
/// front and the case of letters do not count.
package func nearestNames(to name: String, among names: [String]) -> [String] {
    let typed = bare(name)
    let near = names.compactMap { candidate -> (distance: Int, name: String)? in
        let known = bare(candidate)
        let distance = editDistance(typed, known)
        let isBeginning = typed.count > 1 && known.starts(with: typed)
        return isBeginning || distance <= min(2, typed.count - 1) ? (distance, candidate) : nil
    }
    return near.sorted { $0 < $1 }.prefix(3).map(\.name)
}

private func bare(_ name: String) -> [Character] { name.lowercased().drop { $0 == "-" }.map { $0 } }

/// How many slips make one word of the other: a character too many, one too few, a wrong one, or two neighbours
/// swapped (the "optimal string alignment" form of the Damerau–Levenshtein distance).
package func editDistance(_ a: [Character], _ b: [Character]) -> Int {
    // Rows of the usual table, of which three are needed: distances from the first i of `a` to the first j of
    // `b`.
    var (beforeLast, last) = ([Int](), Array(0...b.count))
    for i in a.indices {
        var row = [i + 1]
        for j in b.indices {
            var best = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
            if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, beforeLast[j - 1] + 1) }
            row.append(best)
        }
        (beforeLast, last) = (last, row)
    }
    return last[b.count]
}
