internal import CommandLine
internal import QuizLibrary
internal import Words

extension Problem {
  /// An error of the command line, in the language of the locale.
  init(_ error: UsageError) {
    self.init(.usage, HelpWords.spoken.sentence(error, of: QuizrunManual.name, QuizrunManual.manual))
  }

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

extension HelpWords {
  /// The words in the language of the locale, which is known before the record with its settings is open.
  static let spoken = HelpWords(InterfaceLanguage([Environment().namedLanguage].compactMap { $0 }))
}
