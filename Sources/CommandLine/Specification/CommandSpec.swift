/// The options and operands of a command: the one table behind parsing, help, completions and suggestions.
package struct CommandSpec: Sendable {
  /// One word, or two as in `disk check`: then the first alone is no command.
  package var name: String
  /// The operands in the usage line.
  package var operands: String
  package var summary: String
  package var options: [OptionSpec]
  /// How many operands it takes.
  package var arity: ClosedRange<Int>
  /// Whether an operand may be a code that people send each other: one that was changed on the way may begin like an
  /// option, and one that was wrapped may come in pieces.
  package var takesCode: Bool
  /// The candidates for its first operand.
  package var candidates: Candidates
  /// Operands and actions that a line of its page explains.
  package var details: [Manual.Entry] = []
  /// Command lines of its page, without the program's name: `grade sums answers.csv`.
  package var examples: [String] = []

  package init(
    name: String, operands: String, summary: String, options: [OptionSpec], arity: ClosedRange<Int>,
    takesCode: Bool = false, candidates: Candidates = .nothing
  ) {
    self.name = name
    self.operands = operands
    self.summary = summary
    self.options = options
    self.arity = arity
    self.takesCode = takesCode
    self.candidates = candidates
  }

  /// Whether a word is the first of its name, or all of it.
  func begins(with word: String) -> Bool { name == word || name.hasPrefix(word + " ") }

  package var words: [String] { name.split(separator: " ").map(String.init) }
}

/// The words that a shell offers for a value or an operand.
package enum Candidates: Hashable, Sendable {
  /// No candidates: a number, a day, a new name.
  case nothing
  case files
  case words([String])
  /// The words of one of the program's listings; files as well, where a path will do.
  case listed(Listing, files: Bool)

  /// A command of the program whose CSV lists the candidates.
  package struct Listing: Hashable, Sendable {
    /// The listed things, in one word: `quizzes`.
    let name: String
    /// The command without the program's name.
    let command: String
    /// The column of the candidates, from 1.
    let column: Int

    package init(name: String, command: String, column: Int) {
      self.name = name
      self.command = command
      self.column = column
    }
  }

  var listing: Listing? { if case .listed(let listing, _) = self { listing } else { nil } }

  /// Whether paths are offered too.
  var takesFiles: Bool {
    switch self {
    case .files: return true
    case .listed(_, let files): return files
    case .nothing, .words: return false
    }
  }
}

/// An option: its name, and its kind of value.
package struct OptionSpec: Sendable {
  package var name: String
  package var value: Value
  package var summary: String
  package var repeats: Bool
  package var candidates: Candidates = .nothing

  package enum Value: Equatable, Sendable {
    case none
    case required(String)
    /// A value given only as `--name=value`.
    case optional(String)
  }

  package init(_ name: String, _ value: Value, repeats: Bool = false, _ summary: String) {
    self.name = name
    self.value = value
    self.repeats = repeats
    self.summary = summary
  }

  /// An option without a value.
  package init(_ name: String, _ summary: String) {
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

  /// The placeholder of its value; nil without one.
  package var placeholder: String? {
    switch value {
    case .none: return nil
    case .required(let written), .optional(let written): return written
    }
  }

  /// Whether the next word is its value.
  var takesNextWord: Bool { if case .required = value { true } else { false } }
}
