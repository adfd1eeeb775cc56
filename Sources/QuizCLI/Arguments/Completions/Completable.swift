internal import QuizCore

/// What a shell can offer where a value or an operand is expected.
enum Completable: Hashable {
  /// Nothing: a number, a day, a new name.
  case nothing
  case files
  /// Ids of quizzes, and files.
  case quizzes
  /// Names of plugins, and files.
  case plugins
  case players
  case categories
  case words([String])

  /// The command whose CSV lists the candidates, and the column they stand in, from 1.
  var listing: (command: String, column: Int)? {
    switch self {
    case .quizzes: return ("list", 1)
    case .plugins: return ("plugins", 1)
    case .categories: return ("categories", 1)
    case .players: return ("player list", 1)
    case .nothing, .files, .words: return nil
    }
  }

  /// Whether paths are offered too.
  var takesFiles: Bool { self == .files || self == .quizzes || self == .plugins }
}

extension OptionSpec {
  /// What its value can be, by its name, else by its placeholder.
  var completable: Completable {
    let placeholder: String
    switch value {
    case .none: return .nothing
    case .required(let written), .optional(let written): placeholder = written
    }
    switch name {
    case "plugin": return .plugins
    case "quiz": return .quizzes
    case "player": return .players
    case "category": return .categories
    case "difficulty": return .words(["easy", "medium", "hard"])
    case "type": return .words(Question.Kind.allCases.map(\.rawValue))
    case "by": return .words(["week", "month"])
    default: return ["FILE", "DIR"].contains(placeholder) ? .files : .nothing
    }
  }

  /// Whether the next word is its value.
  var takesNextWord: Bool {
    if case .required = value { return true }
    return false
  }
}

extension CommandSpec {
  /// What its first operand can be.
  var completable: Completable {
    let first = operands.split(separator: " ").first.map { $0.filter { $0.isLetter || $0 == "|" } } ?? ""
    switch first {
    case "": return .nothing
    case "QUIZ": return .quizzes
    case "P", "PLUGIN": return .plugins
    case "COMMAND": return .words(CommandTable.firstWords)
    case "SHELL": return .words(Shells.allCases.map(\.rawValue))
    case "ACTION": return .words(PlayerCommand.actions)
    case "KEY": return .words(SettingKey.allCases.map(\.rawValue))
    case "SITTING", "NAME", "CODE": return .nothing
    default: return .files
    }
  }
}

extension CommandTable {
  /// What a command line can begin with, each once, in the order of the table.
  static var firstWords: [String] {
    all.reduce(into: []) { words, command in
      if !words.contains(command.words[0]) { words.append(command.words[0]) }
    }
  }

  /// The second words of commands that have two.
  static func secondWords(after first: String) -> [String] {
    all.filter { $0.words.count > 1 && $0.words[0] == first }.map { $0.words[1] }
  }

  /// All options of all commands, each name once.
  static var everyOption: [OptionSpec] {
    all.flatMap(\.options).reduce(into: []) { options, option in
      if !options.contains(where: { $0.name == option.name }) { options.append(option) }
    }
  }
}
