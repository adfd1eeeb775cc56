internal import QuizLibrary

/// Sentences of the command line, adapted for requests.
extension Denial {
  /// The sentence for a request: options are keys there, and advice to run a command is dropped.
  static func sentence(of problem: Problem) -> String {
    if case .playerCount? = problem.mistake { return withoutCure(problem.message) + ": 'players' names them" }
    var sentence = problem.message
    if problem.kind == .usage || problem.kind == .noInput, let command = sentence.ranges(of: ": `quizrun").first {
      sentence = String(sentence[..<command.lowerBound])
    }
    return withKeys(sentence)
  }

  /// `--new` is the key 'new', and `--set pass` the option 'pass'.
  static func withKeys(_ sentence: String) -> String {
    sentence.replacing(/--set ([\w.-]+)/) { "the option '\($0.1)'" }.replacing(/--([a-z][a-z-]*)/) { "'\($0.1)'" }
  }

  /// The same denial where no other player can join: for guests, and in rooms.
  var ofOneAlone: Denial {
    guard case .mistake(.playerCount(let mode, _, _))? = said else { return self }
    var denial = self
    denial.message = Self.withoutCure(message) + ": choose another mode"
    denial.said = .needsOthers(mode: mode)
    return denial
  }

  private static func withoutCure(_ sentence: String) -> String {
    sentence.ranges(of: ": ").last.map { String(sentence[..<$0.lowerBound]) } ?? sentence
  }
}
