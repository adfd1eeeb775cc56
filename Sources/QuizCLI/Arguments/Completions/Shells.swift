/// The shells that completions are written for.
enum Shells: String, CaseIterable {
  case bash, zsh, fish

  /// The completion script, made from the command table.
  var script: String {
    switch self {
    case .bash: return BashCompletion.script
    case .zsh: return ZshCompletion.script
    case .fish: return FishCompletion.script
    }
  }

  /// `quizrun completions SHELL`.
  static func write(_ name: String) throws(Exit) -> Int32 {
    guard let shell = Shells(rawValue: name) else {
      let known = allCases.map(\.rawValue).joined(separator: ", ")
      throw Exit(UsageError.badValue(option: "SHELL", value: name, expected: "one of \(known)"))
    }
    Console.write(shell.script)
    return 0
  }
}

extension String {
  /// Between single quotes, for any of the shells.
  var shellQuoted: String {
    "'" + reduce(into: "") { text, character in text += character == "'" ? "'\\''" : String(character) } + "'"
  }
}
