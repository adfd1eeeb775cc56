internal import CommandLine

/// A command of quizrun: what it can be told, and what it does.
struct Command: Sendable {
  var spec: CommandSpec
  /// What it does; its exit code.
  let run: @Sendable (Shell, ParsedCommand) throws(Problem) -> Int32

  init(
    name: String, operands: String, summary: String, options: [OptionSpec], arity: ClosedRange<Int>,
    takesCode: Bool = false, run: @escaping @Sendable (Shell, ParsedCommand) throws(Problem) -> Int32
  ) {
    spec = CommandSpec(
      name: name, operands: operands, summary: summary, options: options, arity: arity, takesCode: takesCode)
    self.run = run
  }
}
