/// What a command can be told: the one table behind parsing, help and suggestions.
struct CommandSpec {
  /// One word, or two as in `plugin check`: then the first alone is no command.
  var name: String
  /// What stands behind the name in the usage line.
  var operands: String
  var summary: String
  var options: [OptionSpec]
  /// How many operands it takes.
  var arity: ClosedRange<Int>
  /// Whether an operand may be a challenge code: one that was changed on the way may begin like an option, and one that
  /// was wrapped may come in pieces.
  var takesCode = false
  /// What it does; its exit code.
  var run: @Sendable (Shell, ParsedCommand) throws(Exit) -> Int32

  /// The words of its name.
  var words: [String] { name.split(separator: " ").map(String.init) }
}

/// An option: its name, whether and what it takes.
struct OptionSpec {
  var name: String
  var value: Value
  var summary: String
  var repeats = false

  enum Value {
    case none
    case required(String)
    /// Only as `--name=value`.
    case optional(String)
  }

  init(_ name: String, _ value: Value, repeats: Bool = false, _ summary: String) {
    self.name = name
    self.value = value
    self.repeats = repeats
    self.summary = summary
  }

  /// An option without a value.
  init(_ name: String, _ summary: String) {
    self.init(name, .none, summary)
  }

  /// `--seed N`, as usage and help write it.
  var written: String {
    switch value {
    case .none: return "--\(name)"
    case .required(let placeholder): return "--\(name) \(placeholder)"
    case .optional(let placeholder): return "--\(name)[=\(placeholder)]"
    }
  }
}

/// A command line, understood.
struct ParsedCommand {
  var command: CommandSpec
  /// Whether the command was written, or only implied.
  let isNamed: Bool
  var operands: [String] = []
  private var given: [(name: String, value: String?)] = []

  init(_ command: CommandSpec, isNamed: Bool) {
    self.command = command
    self.isNamed = isNamed
  }

  mutating func add(_ name: String, _ value: String?) { given.append((name, value)) }

  func has(_ name: String) -> Bool { given.contains { $0.name == name } }

  /// The last value given for an option.
  func value(_ name: String) -> String? { given.last { $0.name == name }?.value }

  func values(_ name: String) -> [String] { given.filter { $0.name == name }.compactMap(\.value) }

  func count(_ name: String) -> Int { given.count { $0.name == name } }
}
