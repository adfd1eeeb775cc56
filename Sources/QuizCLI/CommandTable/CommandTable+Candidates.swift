internal import CommandLine
internal import QuizCore
internal import QuizPlay

extension CommandTable {
  /// A command with the candidates for its operands and options.
  static func withCandidates(_ command: CommandSpec) -> CommandSpec {
    var spec = command
    spec.candidates = candidates(forOperands: spec.operands, of: spec.name)
    spec.options = spec.options.map { option in
      var option = option
      option.candidates = candidates(for: option)
      return option
    }
    return spec
  }

  /// Ids of quizzes, and files.
  private static let quizzes = Candidates.listed(
    Candidates.Listing(name: "quizzes", command: "list", column: 1), files: true)
  /// Names of plugins, and files.
  private static let pluginNames = Candidates.listed(
    Candidates.Listing(name: "plugins", command: "plugins", column: 1), files: true)
  private static let playerNames = Candidates.listed(
    Candidates.Listing(name: "players", command: "player list", column: 1), files: false)
  private static let categoryNames = Candidates.listed(
    Candidates.Listing(name: "categories", command: "categories", column: 1), files: false)

  /// The candidates for the value of an option, by its name or else by its placeholder.
  private static func candidates(for option: OptionSpec) -> Candidates {
    guard let placeholder = option.placeholder else { return .nothing }
    switch option.name {
    case "plugin": return pluginNames
    case "quiz": return quizzes
    case "player": return playerNames
    case "category": return categoryNames
    case "difficulty": return .words(["easy", "medium", "hard"])
    case "type": return .words(Question.Kind.allCases.filter { $0 != .info }.map(\.rawValue))
    case "by": return .words(["week", "month"])
    default: return ["FILE", "DIR"].contains(placeholder) ? .files : .nothing
    }
  }

  /// The candidates for the first operand.
  private static func candidates(forOperands operands: String, of command: String) -> Candidates {
    let letters = operands.utf8.prefix { $0 != UInt8(ascii: " ") }
      .filter { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 || $0 == UInt8(ascii: "|") }
    let first = String(decoding: letters, as: UTF8.self)
    switch first {
    case "": return .nothing
    case "QUIZ", "DECK": return quizzes
    case "P", "PLUGIN": return pluginNames
    case "COMMAND": return .words(firstWords)
    case "SHELL": return .words(Shells.allCases.map(\.rawValue))
    case "ACTION":
      let actions = ["people": PeopleCommand.Action.words, "key": KeyCommand.Action.words]
      return .words(actions[command] ?? PlayerCommand.Action.words)
    case "KEY": return .words(SettingKey.allCases.map(\.rawValue))
    case "SITTING", "NAME", "CODE": return .nothing
    default: return .files
    }
  }

  /// The first words of all commands, each once, in the order of the table.
  private static var firstWords: [String] {
    all.map { $0.spec.words[0] }.reduce(into: []) { words, word in
      if !words.contains(word) { words.append(word) }
    }
  }
}
