internal import CommandLine
internal import QuizLibrary
internal import QuizSittings

/// A command of quizrun: what it can be told, and what it does.
struct Command: Sendable {
  var spec: CommandSpec
  /// What it does; its exit code.
  let run: @Sendable (Surroundings, ParsedCommand) throws(Problem) -> Int32

  init(
    name: String, operands: String, summary: String, options: [OptionSpec], arity: ClosedRange<Int>,
    takesCode: Bool = false, run: @escaping @Sendable (Surroundings, ParsedCommand) throws(Problem) -> Int32
  ) {
    spec = CommandSpec(
      name: name, operands: operands, summary: summary, options: options, arity: arity, takesCode: takesCode)
    self.run = run
  }

  init(_ spec: CommandSpec, run: @escaping @Sendable (Surroundings, ParsedCommand) throws(Problem) -> Int32) {
    self.spec = spec
    self.run = run
  }
}
