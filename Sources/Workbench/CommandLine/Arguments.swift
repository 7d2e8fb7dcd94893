/// A command line taken apart by a command's tables of options and operands.
struct Arguments {
    /// What was given for each option and operand, as it was spelt; an empty string for a switch.
    private var given: [String: [String]] = [:]

    /// - Parameter words: what follows the command's name.
    init(
        _ words: some Collection<String>, options: [any CommandOption], operands: [Operand] = []
    ) throws(CommandLineError) {
        var rest = Array(words)[...]
        var places = operands[...]
        while let word = rest.popFirst() {
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard word.hasPrefix("-"), let spelling = parts.first.map(String.init) else {
                guard let operand = places.popFirst() else { throw .unexpected(word) }
                given[operand.name] = [word]
                continue
            }
            guard let option = options.first(where: { "--" + $0.name == spelling }) else {
                throw .unknown(
                    "option", spelling, all: options.map { "--" + $0.name } + Tool.globalOptions)
            }
            let attached = parts.count == 2 ? String(parts[1]) : nil
            try add(option, value: Self.value(of: option, attached: attached, rest: &rest))
        }
        try checkAlternatives(options.filter { $0.presence == .alternative }.map { "--" + $0.name })
    }

    /// A value may start with one dash, for it may be a negative number, but not with two; `--name=value` may
    /// have any.
    private static func value(
        of option: any CommandOption, attached: String?, rest: inout ArraySlice<String>
    ) throws(CommandLineError) -> String {
        guard let placeholder = option.placeholder else {
            if let attached { throw .takesNoValue(option: option.name, attached) }
            return ""
        }
        if let attached { return attached }
        guard let next = rest.first, !next.hasPrefix("--") else {
            throw .missingValue(option: option.name, placeholder)
        }
        return rest.removeFirst()
    }

    private mutating func add(_ option: any CommandOption, value: String) throws(CommandLineError) {
        let earlier = given[option.name, default: []]
        guard earlier.isEmpty || option.presence == .repeatable else { throw .repeated(option: option.name) }
        given[option.name] = earlier + [value]
    }

    private func checkAlternatives(_ names: [String]) throws(CommandLineError) {
        guard !names.isEmpty else { return }
        let chosen = names.filter { given[String($0.dropFirst(2))] != nil }
        guard chosen.count == 1 else { throw .notExactlyOne(of: names, given: chosen) }
    }

    func contains(_ option: some CommandOption) -> Bool { given[option.name] != nil }

    /// Every value given, in order.
    func values<Value>(of option: Option<Value>) throws(CommandLineError) -> [Value] {
        var values: [Value] = []
        for text in given[option.name, default: []] {
            guard let value = option.type.parse(text) else {
                throw option.type.names.isEmpty
                    ? .invalid(option: option.name, text, requirement: option.type.requirement)
                    : .unknown(option.name, text, all: option.type.names)
            }
            values.append(value)
        }
        return values
    }

    /// The value given, else the default value, else nil.
    func optionalValue<Value>(of option: Option<Value>) throws(CommandLineError) -> Value? {
        try values(of: option).last ?? option.defaultValue
    }

    /// The value given, else the default value.
    func value<Value>(of option: Option<Value>) throws(CommandLineError) -> Value {
        if let value = try optionalValue(of: option) { return value }
        throw .missing(option: option.name, option.type.placeholder)
    }

    func optionalValue(of operand: Operand) -> String? { given[operand.name]?.first }

    func value(of operand: Operand) throws(CommandLineError) -> String {
        if let word = optionalValue(of: operand) { return word }
        throw .missingOperand(operand.name, operand.summary)
    }
}
