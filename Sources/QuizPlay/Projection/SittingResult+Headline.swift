package import QuizCore
package import Words

extension InterfaceLanguage {
  /// The sentence on questions still to be marked by hand; nil when there are none.
  package func waiting(_ count: Int) -> String? {
    if count == 0 { return nil }
    return PlainWords.of(self).waiting(count)
  }
}

extension SittingResult {
  /// The headline in a language of the interface: the score, where no mode, outcome or band had words, is no text of theirs.
  package func headline(_ language: InterfaceLanguage) -> String? {
    guard let headline, let english = score(.english), let own = score(language) else { return headline }
    if headline == english { return own }
    return headline == english + " so far" ? PlainWords.of(language).scoreSoFar(["score": own]) : headline
  }

  /// The sentence on points that are still to be given by hand; nil when none are.
  package func waiting(_ language: InterfaceLanguage) -> String? {
    language.waiting(waiting.count)
  }

  /// `7 of 10`; nil without both.
  package func score(_ language: InterfaceLanguage) -> String? {
    guard let points, let of else { return nil }
    let words = PlainWords.of(language)
    let said = words.countOf(["n": words.decimal(Scores.written(points)), "of": words.decimal(Scores.written(of))])
    return unit.map { "\(said) \($0.form(of: of))" } ?? said
  }
}
