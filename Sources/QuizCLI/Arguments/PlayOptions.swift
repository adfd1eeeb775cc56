internal import CommandLine
internal import QuizSittings

/// The options of `quizrun play`.
enum PlayOptions {
  static let spec = CommandSpec(
    name: "play", operands: "[QUIZ]", summary: "play a quiz, by its path or id",
    options: [
      OptionSpec("plugin", .required("P"), repeats: true, "the mode, by name or path; further ones modify it"),
      OptionSpec("set", .required("K=V"), repeats: true, "an option of the mode, as in --set pass=70"),
      OptionSpec("seed", .required("N"), "repeat a run exactly: 0 to 9007199254740991"),
      OptionSpec("timed", .optional("SEC"), "a limit for every question (20 seconds), instead of its own"),
      OptionSpec("untimed", "no time limits"),
      OptionSpec("time-factor", .required("F"), "all time limits times F"),
      OptionSpec("limit", .required("N"), "at most N questions, drawn by the seed"),
      OptionSpec("category", .required("C"), "only questions of that category"),
      OptionSpec("difficulty", .required("D"), "only questions of that difficulty"),
      OptionSpec("type", .required("T"), "only questions of that kind (single, truefalse, …)"),
      OptionSpec("player", .required("NAME"), "play as this player"),
      OptionSpec("players", .required("A,B"), "several players, for modes that take them"),
      OptionSpec("missed", "only the questions that were missed the last time"),
      OptionSpec("practice", "play without recording anything"),
      OptionSpec("watch", "practice, and read quiz and plugin again whenever they are saved"),
      OptionSpec("new", "start anew even if a sitting can go on"),
      OptionSpec("plain", "plain lines instead of full screen; good with a screen reader"),
      OptionSpec("json", "JSON lines for programs (docs/protocol.md)"),
      OptionSpec("virtual-clock", "with --json: only {\"wait\":ms} moves time"),
      .help, OptionSpec("version", "print the version (-V)"),
      OptionSpec("verbose", "with --version: the libraries inside, and those of the programs beside it"),
    ], arity: 0...1)

  /// The words of a command line for `play` alone, as `history SITTING` writes them.
  static func request(_ words: [String]) throws(UsageError) -> PlayRequest {
    let program = Program(
      name: QuizrunManual.name, commands: [spec], implied: spec, manual: QuizrunManual.manual, nearest: { _, _ in nil })
    return try PlayRequest(program.parse([spec.name] + words))
  }
}

extension OptionSpec {
  static let help = OptionSpec("help", "show this help (-h)")
}
