package import QuizCore

extension SittingResult {
  /// The headline in a language of the interface: the score, where no mode, outcome or band had words, is no text of theirs.
  package func headline(_ language: InterfaceLanguage) -> String? {
    guard let headline, let english = score(.english), let own = score(language) else { return headline }
    if headline == english { return own }
    return headline == english + " so far" ? PlainWords.of(language).scoreSoFar(["score": own]) : headline
  }

  /// Whose points are still missing; nil when nothing waits for somebody who marks by hand.
  package func waiting(_ language: InterfaceLanguage) -> String? {
    if waiting.isEmpty { return nil }
    let words = PlainWords.of(language)
    return waiting.count == 1 ? words.oneWaiting : words.waiting(["n": String(waiting.count)])
  }

  /// `7 of 10`; nil without both.
  package func score(_ language: InterfaceLanguage) -> String? {
    guard let points, let of else { return nil }
    let words = PlainWords.of(language)
    return words.amountOf(["n": words.decimal(Scores.written(points)), "of": words.decimal(Scores.written(of))])
  }
}
