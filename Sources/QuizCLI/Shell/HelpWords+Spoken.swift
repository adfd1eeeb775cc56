internal import QuizLibrary
internal import Words

extension HelpWords {
  /// The words in the language of the locale, which is known before the record with its settings is open.
  static let spoken = HelpWords(InterfaceLanguage([Environment().namedLanguage].compactMap { $0 }))
}
