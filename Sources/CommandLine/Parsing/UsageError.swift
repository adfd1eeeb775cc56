package import Words

/// An error of the command line (exit code 2).
package enum UsageError: Error, Equatable {
  case unknownCommand(String, near: String?)
  /// A first word that needs a second, with the possible ones.
  case incomplete(String, [String])
  /// A first word, a wrong second one, the possible ones, and the nearest of them.
  case unknownAction(String, String, [String], near: String?)
  /// An option, the command that lacks it, and the nearest of its own.
  case unknownOption(String, command: String?, near: String?)
  case missingValue(String, String)
  case unexpectedValue(String)
  case repeated(String)
  case tooMany(String, String)
  /// A word that the implied command does not take, the first word, which is no command, and the nearest one.
  case tooManyForNone(String, String, near: String?)
  case tooFew(String, String)
  case badValue(option: String, value: String, expected: String)
  case together(String, String)
  /// An option, and another that it goes with only.
  case needs(String, String)
}

extension Program {
  /// The error with its remedy, in one sentence of the program's language.
  package func sentence(_ error: UsageError) -> String { words.sentence(error, of: name, manual) }
}

extension HelpWords {
  /// The error with its remedy in one sentence; uses the program's name and its manual.
  package func sentence(_ error: UsageError, of name: String, _ manual: Manual) -> String {
    switch error {
    case .unknownCommand(let word, let near):
      let what = ("what", translated(manual.unknown.term))
      return near == nil
        ? filled(noCommand, [what, ("where", translated(manual.unknown.text)), ("word", word)])
        : filled(noCommandButNear, [what, ("word", word)]) + hint(near, else: nil, name)
    case .incomplete(let word, let actions):
      return filled(
        incomplete,
        [("command", "\(name) \(word)"), ("actions", list(actions)), ("help", "\(name) help \(word)")])
    case .unknownAction(let word, let action, let actions, let near):
      let sentence = filled(unknownAction, [("word", action), ("command", "\(name) \(word)")])
      return near == nil
        ? "\(sentence); \(filled(self.actions, [("actions", list(actions))]))" : sentence + hint(near, else: nil, name)
    case .unknownOption(let word, let command, let near):
      return filled(unknownOption, [("word", word)]) + hint(near.map { "--\($0)" }, else: command ?? "", name)
    case .missingValue(let option, let placeholder):
      return filled(missingValue, [("option", "--\(option)"), ("written", "--\(option) \(placeholder)")])
    case .unexpectedValue(let option): return filled(unexpectedValue, [("option", "--\(option)")])
    case .repeated(let option): return filled(repeated, [("option", "--\(option)")])
    case .tooMany(let word, let command): return filled(unexpected, [("word", word)]) + hint(nil, else: command, name)
    case .tooManyForNone(let word, let first, let near):
      return filled(unexpectedForNone, [("word", word), ("first", first)]) + hint(near, else: "", name)
    case .tooFew(let command, let operands):
      return filled(missing, [("command", "\(name) \(command) \(operands)")])
    case .badValue(let option, let value, let expected):
      return filled(
        badValue,
        [("option", translated(option)), ("expected", translated(expected)), ("word", value)])
    case .together(let one, let other):
      return filled(together, [("one", translated(one)), ("other", translated(other))])
    case .needs(let option, let other): return filled(needs, [("option", option), ("other", other)])
    }
  }

  /// `; did you mean 'list'?`, or `: see …` with the help of a command; empty without either.
  private func hint(_ near: String?, else command: String?, _ name: String) -> String {
    if let near { return "; " + filled(self.near, [("near", near)]) }
    guard let command else { return "" }
    return ": " + filled(see, [("help", command.isEmpty ? "\(name) help" : "\(name) help \(command)")])
  }

  private func list(_ words: [String]) -> String { words.joined(separator: ", ") }

  /// A sentence with its names filled in.
  private func filled(_ sentence: String, _ values: [(String, String)]) -> String {
    values.reduce(sentence) { $0.replacing("{\($1.0)}", with: $1.1) }
  }
}
