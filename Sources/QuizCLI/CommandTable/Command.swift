internal import CommandLine
internal import QuizLibrary
internal import QuizSittings

/// A command of quizrun: its options, and its action.
struct Command: Sendable {
  var spec: CommandSpec
  /// Runs the command; returns its exit code.
  let run: @Sendable (Surroundings, ParsedCommand) throws(Problem) -> Int32

  init(
    name: String, operands: String, summary: String, options: [OptionSpec], arity: ClosedRange<Int>,
    takesCode: Bool = false, run: @escaping @Sendable (Surroundings, ParsedCommand) throws(Problem) -> Int32
  ) {
    spec = CommandSpec(
      name: name, operands: operands, summary: summary, options: options, arity: arity, takesCode: takesCode)
    self.run = run
  }

  /// Commands that never run a plugin, nor a quiz that is a program: they need no cell.
  private static let withoutPlugins = [
    "backup", "completions", "config", "fetch", "help", "history", "host", "player add", "player export",
    "player import",
    "player list", "player merge", "player remove", "player rename", "player use", "restore", "serve", "stats",
    "streak",
  ]

  var runsPlugins: Bool { !Self.withoutPlugins.contains(spec.name) }

  init(_ spec: CommandSpec, run: @escaping @Sendable (Surroundings, ParsedCommand) throws(Problem) -> Int32) {
    self.spec = spec
    self.run = run
  }
}
