/// Everything in the library that can be called by its name in an expression. A new one is a new row.
enum Vocabulary {
    /// What a call comes to.
    ///
    /// - Parameter others: names that would also have been possible in its place.
    static func product<Product>(
        of call: Call, among entries: [Entry<Product>], as kind: EntryKind, others: [String] = []
    ) throws(ExpressionError) -> @Sendable (Double) -> Product {
        guard let entry = entries.first(where: { $0.name == call.name.text }) else {
            throw ExpressionError(
                .unknown(kind.rawValue, call.name.text, all: entries.map(\.name) + others),
                column: call.name.column)
        }
        return try entry.product(of: call, as: kind)
    }

    /// What stays in its place.
    static let anchor = point(
        "anchor", "what stays in its place: a name, or shares of width and height", .center)
}
