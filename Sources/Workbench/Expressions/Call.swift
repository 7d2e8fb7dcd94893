/// Something called by its name: `mosaic(tileSize: 12)`.
struct Call: Equatable {
    let name: Word
    let arguments: [Argument]

    struct Argument: Equatable {
        /// Nil where the argument is known by its place.
        let label: Word?
        let value: Literal
    }
}

/// A name, and where it stands.
struct Word: Equatable {
    let text: String
    /// From 1.
    let column: Int
}

/// What stands for a value. What it is worth depends on the parameter that it is for.
struct Literal: Equatable {
    enum Form: Equatable {
        /// `12pt`
        case number(Quantity)
        /// `0...12` or `12...0...12`: two numbers or three, for the phases from −1 to 1.
        case way([Quantity])
        /// `0.25 0.75`
        case pair(Quantity, Quantity)
        /// `bottom`, `#ff8000`, or `black 40%`
        case name(String, Quantity?)
    }

    struct Quantity: Equatable {
        let number: Double
        /// As it was spelt; empty where there is none.
        let unit: String
    }

    let form: Form
    /// As it was spelt, but for white space.
    let text: String
    let column: Int
}

/// Calls with something between them: `gray | opacity(0.5)`.
struct CallSequence: Equatable {
    let calls: [Call]
    /// One fewer.
    let separators: [Word]
}

extension Call: CustomStringConvertible {
    var description: String {
        let arguments = arguments.map { ($0.label.map { $0.text + ": " } ?? "") + $0.value.text }
        return name.text + (arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))")
    }
}

extension CallSequence: CustomStringConvertible {
    /// The expression in its longer form, with the usual white space.
    var description: String {
        zip(calls, separators.map { " \($0.text) " } + [""]).map { "\($0)" + $1 }.joined()
    }
}
