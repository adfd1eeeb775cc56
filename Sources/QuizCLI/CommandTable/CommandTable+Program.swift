internal import CommandLine
internal import QuizCore

extension CommandTable {
  /// quizrun as its command line sees it.
  static let program: Program = program(of: all.map(\.spec))

  /// The program with candidates for completion, which nothing else needs.
  static var offering: Program { program(of: all.map { withCandidates($0.spec) }) }

  private static func program(of specs: [CommandSpec]) -> Program {
    let specs = specs.map(explained)
    return Program(
      name: QuizrunManual.name, commands: specs, implied: specs.first { $0.name == play.spec.name } ?? play.spec,
      manual: QuizrunManual.manual, words: .spoken, nearest: { nearest(to: $0, in: $1) })
  }

  /// A command with the details and examples of its page.
  private static func explained(_ command: CommandSpec) -> CommandSpec {
    var spec = command
    spec.details = details[command.name] ?? []
    spec.examples = examples[command.name] ?? []
    return spec
  }
}
