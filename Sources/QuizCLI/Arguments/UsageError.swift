internal import QuizCore

/// Why a command line cannot be taken (exit code 2).
enum UsageError: Error, Equatable {
  case unknownCommand(String, near: String?)
  /// A first word that needs a second, and those it takes.
  case incomplete(String, [String])
  /// A first word, a second that it does not take, and those it takes.
  case unknownAction(String, String, [String])
  case unknownOption(String, near: String?)
  case missingValue(String, String)
  case unexpectedValue(String)
  case repeated(String)
  case tooMany(String, String)
  case tooFew(String, String)
  case badValue(option: String, value: String, expected: String)
  case together(String, String)
  /// An option, and another that it goes with only.
  case needs(String, String)

  var sentence: String {
    switch self {
    case .unknownCommand(let word, let near):
      return "there is no command and no quiz '\(word)'"
        + (near.map { "; did you mean '\($0)'?" } ?? ": `quizrun help` lists commands, `quizrun list` the quizzes")
    case .incomplete(let word, let actions):
      return "`quizrun \(word)` needs one of \(actions.joined(separator: ", ")): see `quizrun help \(word)`"
    case .unknownAction(let word, let action, let actions):
      let hint =
        nearest(to: action, in: actions).map { "did you mean '\($0)'?" }
        ?? "it takes \(actions.joined(separator: ", "))"
      return "`quizrun \(word)` cannot '\(action)'; \(hint)"
    case .unknownOption(let word, let near):
      return "unknown option '\(word)'" + (near.map { "; did you mean '--\($0)'?" } ?? ": see `quizrun help`")
    case .missingValue(let name, let placeholder): return "--\(name) needs a value: --\(name) \(placeholder)"
    case .unexpectedValue(let name): return "--\(name) takes no value"
    case .repeated(let name): return "--\(name) is given twice"
    case .tooMany(let word, let command): return "'\(word)' is too much: see `quizrun help \(command)`"
    case .tooFew(let command, let operands): return "too little is given: quizrun \(command) \(operands)"
    case .badValue(let option, let value, let expected):
      return "'\(value)' does not fit \(option): \(expected) is expected"
    case .together(let one, let other): return "\(one) and \(other) cannot be given together"
    case .needs(let option, let other): return "\(option) goes with \(other) only: add \(other)"
    }
  }
}
