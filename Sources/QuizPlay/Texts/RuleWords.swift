package import Words

extension RuleWords {
  /// Such a sentence in this language; nil for one that is not known.
  package func words(for sentence: String) -> String? {
    if let own = sentences.first(where: { $0.english == sentence }) { return own[language] }
    let forms = [
      (/within a factor of ([0-9.]+) from the right number/, withinFactor),
      (/within ([0-9.]+) % of the right number/, withinPercent),
      (/within ([0-9.]+) of the right number/, within),
    ]
    for (form, words) in forms {
      guard let found = sentence.wholeMatch(of: form) else { continue }
      return words(["n": decimal(String(found.output.1))])
    }
    return nil
  }
}
