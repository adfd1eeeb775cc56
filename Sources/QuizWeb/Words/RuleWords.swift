internal import QuizPlay
internal import Words

extension PageWords {
  /// What the engine says in English of why an answer was worth what it was, in this language; another language is named.
  func rule(_ sentence: String) -> (text: String, language: String?) {
    if let own = RuleWords.of(language).words(for: sentence) { return (own, nil) }
    return (sentence, language == .english ? nil : "en")
  }
}
