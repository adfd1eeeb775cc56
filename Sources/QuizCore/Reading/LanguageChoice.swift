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

/// Texts of a quiz in languages other than the one that is read.
extension QuizReader {
  /// Stores the texts that items are sorted by before shuffling, where the player reads another language than the
  /// quiz's own.
  mutating func readSorting(of question: inout Question, _ table: SourceTable) {
    let shown: [String]
    let own: [String]
    switch question.kind {
    case .order:
      shown = question.answers.map(\.text)
      own = values(of: "answers", in: table).compactMap { field("text", of: $0) }.map(ownText)
    case .match:
      let pairs = values(of: "pairs", in: table).map { sides(of: $0).map(ownText) }
      shown = question.pairs.map(\.left) + question.pairs.map(\.right) + question.extra
      let extra = values(of: "extra", in: table).map(ownText)
      own = pairs.compactMap(\.first) + pairs.compactMap { $0.dropFirst().first } + extra
    default: return
    }
    if own != shown, own.count == shown.count { question.sortTexts = own }
  }

  /// The text for a reader without a preferred language.
  private func ownText(_ value: SourceValue) -> String {
    switch value.content {
    case .text(let text): return text
    case .map(let fields) where SourceValue.isSide(value):
      let named = ["text", "imageAlt", "image", "audio"].lazy.compactMap { key in fields.first { $0.key == key } }
      return named.first.map { ownText($0.value) } ?? ""
    case .map(let fields) where !fields.isEmpty:
      let choice = LanguageChoice(preferred: [], quizLanguage: languages.quizLanguage)
      return ownText(fields[choice.index(among: fields.map(\.key))].value)
    case .null, .bool, .int, .number, .list, .map: return ""
    }
  }

  private func values(of key: String, in table: SourceTable) -> [SourceValue] {
    if case .list(let values)? = table[key]?.content { values } else { [] }
  }

  private func sides(of pair: SourceValue) -> [SourceValue] {
    if case .list(let sides) = pair.content { sides } else { [] }
  }

  private func field(_ key: String, of answer: SourceValue) -> SourceValue? {
    guard case .map(let fields) = answer.content else { return nil }
    return fields.first { $0.key == key }?.value
  }
}
