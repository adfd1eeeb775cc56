package import QuizCore

extension InterfaceLanguage {
  /// How many questions somebody is still to mark by hand; nil when there is none.
  package func waiting(_ count: Int) -> String? {
    if count == 0 { return nil }
    let words = PlainWords.of(self)
    return count == 1 ? words.oneWaiting : words.waiting(["n": String(count)])
  }
}

extension SittingResult {
  /// The headline in a language of the interface: the score, where no mode, outcome or band had words, is no text of theirs.
  package func headline(_ language: InterfaceLanguage) -> String? {
    guard let headline, let english = score(.english), let own = score(language) else { return headline }
    if headline == english { return own }
    return headline == english + " so far" ? PlainWords.of(language).scoreSoFar(["score": own]) : headline
  }

  /// Whose points are still missing; nil when nothing waits for somebody who marks by hand.
  package func waiting(_ language: InterfaceLanguage) -> String? {
    language.waiting(waiting.count)
  }

  /// `7 of 10`; nil without both.
  package func score(_ language: InterfaceLanguage) -> String? {
    guard let points, let of else { return nil }
    let words = PlainWords.of(language)
    return words.amountOf(["n": words.decimal(Scores.written(points)), "of": words.decimal(Scores.written(of))])
  }
}
