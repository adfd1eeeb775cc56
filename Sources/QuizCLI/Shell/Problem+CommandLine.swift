internal import CommandLine
internal import QuizLibrary

extension Problem {
  /// A command line that cannot be taken.
  init(_ error: UsageError) { self.init(.usage, error.sentence(of: QuizrunManual.name, QuizrunManual.manual)) }

  /// The documented exit code.
  var exitCode: Int32 {
    switch kind {
    case .nothingToDo: 0
    case .unequal: ExitCode.found
    case .usage: ExitCode.usage
    case .badData: ExitCode.badData
    case .noInput: ExitCode.noInput
    case .service: ExitCode.service
    case .inputOutput: ExitCode.inputOutput
    case .tryLater: ExitCode.tryLater
    }
  }
}
