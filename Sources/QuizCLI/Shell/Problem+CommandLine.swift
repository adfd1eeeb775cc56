internal import CommandLine
internal import QuizCore
internal import QuizLibrary
internal import Words

extension Problem {
  /// An error of the command line, in the language of the locale.
  static func usage(_ error: UsageError) -> Problem {
    Problem(.usage, HelpWords.spoken.sentence(error, of: QuizrunManual.name, QuizrunManual.manual))
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

extension ParsedCommand {
  /// The whole number given for an option; nil when it was not given.
  func number(_ name: String, in range: ClosedRange<Int>) throws(Problem) -> Int? {
    do { return try whole(name, in: range) } catch { throw .usage(error) }
  }

  /// How the listing is written that the command prints.
  func form() throws(Problem) -> ListingForm {
    do { return try ListingForm(self) } catch { throw .usage(error) }
  }

  /// The action that the first operand names.
  func chosenAction<Action: CommandAction>() throws(Problem) -> Action {
    do { return try action { nearest(to: $0, in: $1) } } catch { throw .usage(error) }
  }
}
