/// Why a command line cannot be taken (exit code 2).
package enum UsageError: Error, Equatable {
  case unknownCommand(String, near: String?)
  /// A first word that needs a second, and those it takes.
  case incomplete(String, [String])
  /// A first word, a second that it does not take, those it takes, and the nearest of them.
  case unknownAction(String, String, [String], near: String?)
  /// An option, the command that was named and does not take it, and the nearest of those that it takes.
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
  /// Why a command line cannot be taken, and what to do, in one sentence.
  package func sentence(_ error: UsageError) -> String { error.sentence(of: name, manual) }
}

extension UsageError {
  /// Why a command line cannot be taken, and what to do, in one sentence; by the program's name and its manual.
  package func sentence(of name: String, _ manual: Manual) -> String {
    switch self {
    case .unknownCommand(let word, let near):
      return "there is \(manual.unknown.term) '\(word)'"
        + (near.map { "; did you mean '\($0)'?" } ?? ": \(manual.unknown.text)")
    case .incomplete(let word, let actions):
      return "`\(name) \(word)` needs one of \(actions.joined(separator: ", ")): see `\(name) help \(word)`"
    case .unknownAction(let word, let action, let actions, let near):
      let hint = near.map { "did you mean '\($0)'?" } ?? "it takes \(actions.joined(separator: ", "))"
      return "`\(name) \(word)` cannot '\(action)'; \(hint)"
    case .unknownOption(let word, let command, let near):
      let help = ["\(name) help", command].compactMap { $0 }.joined(separator: " ")
      return "unknown option '\(word)'" + (near.map { "; did you mean '--\($0)'?" } ?? ": see `\(help)`")
    case .missingValue(let option, let placeholder): return "--\(option) needs a value: --\(option) \(placeholder)"
    case .unexpectedValue(let option): return "--\(option) takes no value"
    case .repeated(let option): return "--\(option) is given twice"
    case .tooMany(let word, let command): return "'\(word)' is too much: see `\(name) help \(command)`"
    case .tooManyForNone(let word, let first, let near):
      return "'\(word)' is too much, as '\(first)' is no command"
        + (near.map { "; did you mean '\($0)'?" } ?? ": see `\(name) help`")
    case .tooFew(let command, let operands): return "too little is given: \(name) \(command) \(operands)"
    case .badValue(let option, let value, let expected):
      return "'\(value)' does not fit \(option): \(expected) is expected"
    case .together(let one, let other): return "\(one) and \(other) cannot be given together"
    case .needs(let option, let other): return "\(option) goes with \(other) only: add \(other)"
    }
  }
}
