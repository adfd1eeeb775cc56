internal import CommandLine
internal import QuizCore

extension CommandTable {
  /// quizrun as its command line sees it.
  static let program = Program(
    name: QuizrunManual.name, commands: specs, implied: specs.first { $0.name == play.spec.name } ?? play.spec,
    manual: QuizrunManual.manual, nearest: { nearest(to: $0, in: $1) })
}
