extension Marking {
  /// Whether a number is near enough.
  ///
  /// A hair of slack lets 0.3 ± 0.1 accept exactly 0.2 and 0.4. It is what binary fractions lose and no more, in proportion to
  /// the numbers (or to `size`, the largest of a slider): neighbours among whole numbers of 15 digits stay apart.
  static func isNear(_ value: Double, _ right: Double, _ tolerance: Tolerance, size: Double = 0) -> Bool {
    let slack = max(size, abs(value), abs(right)) * 0x1p-50
    switch tolerance {
    case .absolute(let distance): return abs(value - right) <= distance + slack
    case .relative(let part): return abs(value - right) <= part * abs(right) + slack
    case .geometric(let factor):
      let bounds = [right / factor, right * factor].sorted()
      return value >= bounds[0] - slack && value <= bounds[1] + slack
    }
  }

  /// True when a text matches one of the patterns as a whole: trimmed, in NFC, ignoring case by default, within the
  /// rule's tolerance.
  ///
  /// `*` stands for any text, even an empty one; `\*` is a star.
  package static func matches(_ text: String, _ patterns: [String], _ rule: TextRule) -> Bool {
    TypedText(text, rule).match(among: [patterns]) != nil
  }

  /// A typed text in the form in which it is compared: texts with the same form are one answer.
  package static func folded(_ text: String) -> String { FoldedText(text, TextRule(), isPattern: false).text }

  /// The one text that a pattern means, nil when a star in it stands for many.
  package static func literal(_ pattern: String) -> String? {
    PatternPieces(pattern).literal.map { String($0) }
  }

  /// The pattern that means a text to the letter: its stars are stars.
  package static func pattern(of text: String) -> String {
    guard text.contains("*") || text.contains("\\") else { return text }
    var pattern = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      let isSign = character == "*" || (character == "\\" && (rest.first == "*" || rest.first == "\\"))
      pattern += isSign ? "\\\(character)" : String(character)
    }
    return pattern
  }

  /// The literal texts of a pattern, between which stars stand for anything.
  package static func pieces(_ pattern: String) -> [String] { PatternPieces(pattern).texts }

  /// A pattern for people, and a text that it accepts: without stars at its ends, `…` for those inside. Nil when there
  /// are only stars.
  package static func shown(_ pattern: String) -> String? {
    let text = PatternPieces(pattern).words.joined(separator: "…")
    let trimmed = text.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed()
    return trimmed.isEmpty ? nil : String(trimmed)
  }

  /// The answer whose patterns a typed text matches, else the one for all others.
  static func applying(_ question: Question, toTyped text: String) -> Answer? {
    let patterns = question.answers.map(\.patterns)
    if let match = TypedText(text, question.textRule).match(among: patterns) { return question.answers[match.list] }
    return question.answers.first { $0.rule == .otherwise }
  }

  /// The right spelling where typos were forgiven; nil where the text was exact or wrong.
  static func rightSpelling(_ question: Question, _ response: Response) -> String? {
    if case .gaps = response {
      let spellings = filled(question, response).compactMap { rightSpelling($0.gap.question, $0.response) }
      return spellings.isEmpty ? nil : spellings.joined(separator: ", ")
    }
    guard case .text(let text) = response, question.textRule.forgives else { return nil }
    let lists = question.accept.isEmpty ? question.answers.map(\.patterns) : [question.accept]
    guard let match = TypedText(text, question.textRule).match(among: lists), !match.isExact else { return nil }
    if question.accept.isEmpty && question.answers[match.list].worth <= 0 { return nil }
    return shown(match.pattern)
  }
}
