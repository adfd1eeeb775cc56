package import QuizCore

extension SittingResult {
  /// The headline in a language of the interface: the score, where no mode, outcome or band had words, is no text of theirs.
  package func headline(_ language: InterfaceLanguage) -> String? {
    headline == score(.english) ? score(language) : headline
  }

  /// `7 of 10`; nil without both.
  package func score(_ language: InterfaceLanguage) -> String? {
    guard let points, let of else { return nil }
    let words = PlainWords.of(language)
    return words.amountOf(["n": words.decimal(Scores.written(points)), "of": words.decimal(Scores.written(of))])
  }
}
