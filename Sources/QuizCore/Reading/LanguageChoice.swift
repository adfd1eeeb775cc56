/// Which of the languages a text is written in the player reads.
///
/// For each language the player prefers, in order: the exact tag, then shorter ones (`de-AT`, `de`), then another tag with
/// the same first part. Then the quiz's own language, then `en`, then the first that is there (after RFC 4647, lookup).
package struct LanguageChoice {
  private let preferred: [String]
  private(set) var quizLanguage: String?

  package init(preferred: [String], quizLanguage: String? = nil) {
    self.preferred = preferred.map(LanguageChoice.normalized)
    self.quizLanguage = quizLanguage.map(LanguageChoice.normalized)
  }

  mutating func setQuizLanguage(_ tag: String?) {
    quizLanguage = tag.map(LanguageChoice.normalized)
  }

  /// The place of the tag to take; 0 when nothing fits.
  package func index(among tags: [String]) -> Int {
    let tags = tags.map(LanguageChoice.normalized)
    for wanted in preferred {
      if let found = LanguageChoice.match(wanted, tags) { return found }
    }
    for wanted in [quizLanguage, "en"].compactMap({ $0 }) {
      if let found = LanguageChoice.match(wanted, tags) { return found }
    }
    return 0
  }

  private static func match(_ wanted: String, _ tags: [String]) -> Int? {
    var shorter = wanted[...]
    if let found = tags.firstIndex(where: { $0 == shorter }) { return found }
    while let hyphen = shorter.lastIndex(of: "-") {
      shorter = shorter[..<hyphen]
      if let found = tags.firstIndex(where: { $0 == shorter }) { return found }
    }
    return shorter.isEmpty ? nil : tags.firstIndex { $0.hasPrefix(shorter + "-") }
  }

  /// Lower case with hyphens, so that `de_AT` and `de-at` are one tag.
  private static func normalized(_ tag: String) -> String {
    String(tag.lowercased().map { $0 == "_" ? "-" : $0 })
  }
}
