internal import CommandLine
internal import QuizLibrary

extension CommandTable {
  /// The commands behind play in a browser.
  static let serving = [engine]

  static let engine = Command(
    name: "engine", operands: "[FOLDER]",
    summary: "play the sittings of a server, line by line",
    options: [
      OptionSpec("watch", "keep nothing, and read quizzes and plugins again when they are saved"), helpOption,
    ], arity: 0...1,
    run: { (surroundings, parsed) throws(Problem) in
      try EngineCommand(surroundings: surroundings, parsed: parsed).run()
    })
}
