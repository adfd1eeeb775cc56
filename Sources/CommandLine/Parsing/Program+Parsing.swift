/// Turns arguments into a command: `--opt value`, `--opt=value`, `--`, options anywhere.
extension Program {
  package func parse(_ arguments: [String]) throws(UsageError) -> ParsedCommand {
    let (command, rest, isNamed) = try split(arguments)
    var parsed = ParsedCommand(command, isNamed: isNamed, commandNames: commands.map(\.name))
    var index = 0
    var optionsEnded = false
    while index < rest.count {
      let word = rest[index]
      index += 1
      if optionsEnded || !word.hasPrefix("-") || word == "-" || isCode(word, command) {
        parsed.operands.append(word)
      } else if word == "--" {
        optionsEnded = true
      } else {
        index += try option(word, next: index < rest.count ? rest[index] : nil, &parsed)
      }
    }
    try check(parsed)
    return parsed
  }

  /// The command that the first word or two name (the implied one when they name none), the words without them, and
  /// whether it was named.
  private func split(_ arguments: [String]) throws(UsageError) -> (CommandSpec, [String], Bool) {
    guard let first = firstOperand(arguments), commands.contains(where: { $0.begins(with: arguments[first]) }) else {
      return (implied, arguments, false)
    }
    var rest = arguments
    let word = rest.remove(at: first)
    if let command = commands.first(where: { $0.name == word }) { return (command, rest, true) }
    let members = commands.filter { $0.begins(with: word) }
    guard let second = firstOperand(rest) else {
      let asksForHelp = rest.contains { $0 == "--help" || $0 == "-h" }
      guard asksForHelp, let help = commands.first(where: { $0.name == "help" }) else {
        throw .incomplete(word, members.map { $0.words[1] })
      }
      return (help, [word], true)
    }
    let action = rest.remove(at: second)
    guard let command = members.first(where: { $0.words[1] == action }) else {
      let actions = members.map { $0.words[1] }
      throw .unknownAction(word, action, actions, near: nearest(action, actions))
    }
    return (command, rest, true)
  }

  /// The index of the first word that is neither an option nor its value. Nothing after `--` is a command.
  private func firstOperand(_ arguments: [String]) -> Int? {
    var index = 0
    while index < arguments.count, arguments[index] != "--" {
      let word = arguments[index]
      if !word.hasPrefix("-") { return index }
      index += takesNextWord(word) ? 2 : 1
    }
    return nil
  }

  private func takesNextWord(_ word: String) -> Bool {
    guard word.hasPrefix("--") else { return false }
    let name = word.dropFirst(2)
    return commands.contains { $0.options.contains { $0.name == name && $0.takesNextWord } }
  }

  /// True when an apparent option is longer than any, and like none: then it is a code whose beginning was changed.
  private func isCode(_ word: String, _ command: CommandSpec) -> Bool {
    guard command.takesCode, word.utf8.count > Self.longestOption else { return false }
    let name = String(word.drop { $0 == "-" }.prefix { $0 != "=" })
    return !command.options.contains { $0.name == name } && nearest(name, command.options.map(\.name)) == nil
  }

  /// Bytes; options with a value may be longer, and begin with the name of one.
  private static let longestOption = 26

  /// Takes an option; the number of further words it used.
  private func option(_ word: String, next: String?, _ parsed: inout ParsedCommand) throws(UsageError) -> Int {
    let names = ["-h": "--help", "-V": "--version"]
    let long = names[word] ?? word
    let halves = long.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let name = String(halves[0].drop { $0 == "-" })
    guard long.hasPrefix("--"), let spec = parsed.command.options.first(where: { $0.name == name }) else {
      let command = parsed.isNamed ? parsed.command.name : nil
      throw .unknownOption(halves[0], command: command, near: nearest(name, parsed.command.options.map(\.name)))
    }
    // A flag says the same twice, a second value something else.
    if parsed.has(name), !spec.repeats, spec.value != .none { throw .repeated(name) }
    let attached = halves.count > 1 ? halves[1] : nil
    switch spec.value {
    case .none:
      if attached != nil { throw .unexpectedValue(name) }
      parsed.add(name, nil)
      return 0
    case .optional:
      parsed.add(name, attached)
      return 0
    case .required(let placeholder):
      guard let value = attached ?? next else { throw .missingValue(name, placeholder) }
      parsed.add(name, value)
      return attached == nil ? 1 : 0
    }
  }

  private func check(_ parsed: ParsedCommand) throws(UsageError) {
    if parsed.has("help") { return }
    let arity = parsed.command.arity
    if parsed.operands.count > arity.upperBound {
      let (word, first) = (parsed.operands[arity.upperBound], parsed.operands[0])
      if parsed.isNamed { throw .tooMany(word, parsed.command.name) }
      let near = nearest(first, commands.map { $0.words[0] }) ?? parsed.commandNames.first { $0.hasSuffix(" \(first)") }
      throw .tooManyForNone(word, first, near: near)
    }
    if parsed.operands.count < arity.lowerBound { throw .tooFew(parsed.command.name, parsed.command.operands) }
  }
}

/// A command line, understood.
package struct ParsedCommand {
  package let command: CommandSpec
  /// Whether the command was written, or only implied.
  package let isNamed: Bool
  package var operands: [String] = []
  /// The names of all commands that could have been written.
  package let commandNames: [String]
  private var given: [(name: String, value: String?)] = []

  package init(_ command: CommandSpec, isNamed: Bool, commandNames: [String] = []) {
    self.command = command
    self.isNamed = isNamed
    self.commandNames = commandNames
  }

  mutating func add(_ name: String, _ value: String?) { given.append((name, value)) }

  package func has(_ name: String) -> Bool { given.contains { $0.name == name } }

  /// The last value given for an option.
  package func value(_ name: String) -> String? { given.last { $0.name == name }?.value }

  package func values(_ name: String) -> [String] { given.filter { $0.name == name }.compactMap(\.value) }

  /// The whole number given for an option; nil when it was not given.
  package func whole(_ name: String, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let text = value(name) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      let expected = "a whole number from \(range.lowerBound) to \(range.upperBound)"
      throw .badValue(option: "--\(name)", value: text, expected: expected)
    }
    return number
  }
}

/// An action of a command, such as `add` of `player add`, as an enumeration of the words.
package protocol CommandAction: CaseIterable, RawRepresentable<String>, Equatable {
  /// The action of the command alone.
  static var standard: Self { get }
  /// The operands behind it, as the usage line has them.
  var operands: [String] { get }
  /// The options that it takes; one that no action names goes with all.
  var options: [String] { get }
}

extension CommandAction {
  package static var words: [String] { allCases.map(\.rawValue) }
}

extension ParsedCommand {
  /// The action that the first operand names, with as many operands as it takes and no option of another.
  ///
  /// `near` gives the word of a list that was meant by a misspelt one.
  package func action<Action: CommandAction>(
    near: (String, [String]) -> String?
  ) throws(UsageError) -> Action {
    let word = operands.first ?? Action.standard.rawValue
    guard let action = Action(rawValue: word) else {
      throw .unknownAction(command.name, word, Action.words, near: near(word, Action.words))
    }
    let count = action.operands.count
    if operands.count > count + 1 { throw .tooMany(operands[count + 1], command.name) }
    if max(operands.count, 1) <= count {
      throw .tooFew(command.name, ([word] + action.operands).joined(separator: " "))
    }
    let all = Set(Action.allCases.flatMap(\.options)).sorted()
    if let other = all.first(where: { has($0) && !action.options.contains($0) }) {
      throw .together("--\(other)", "'\(word)'")
    }
    return action
  }
}
