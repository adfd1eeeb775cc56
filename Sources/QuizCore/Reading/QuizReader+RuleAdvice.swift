/// Advice on legal but likely mistaken lists of rules or bands, given by a thorough reading only.
extension QuizReader {
  /// Longer lists are not compared: each rule is with all before it.
  private static let mostRules = 500

  /// Notes every rule that never applies, as one that is asked before it takes all that it would; and an `otherwise` before
  /// other rules, which applies last wherever it stands.
  mutating func adviseOnRules(_ answers: [Answer], at places: [Int], isCaseSensitive: Bool, _ question: QuizPart) {
    guard answers.count > 1, answers.count <= Self.mostRules else { return }
    let last = answers.lastIndex { $0.rule != .otherwise } ?? 0
    for index in answers.indices.prefix(last) where answers[index].rule == .otherwise {
      note(.earlyOtherwise(.answer(answers[index].id, question: question.questionID)), at: places[index])
    }
    let asked = answers.indices.sorted { (answers[$0].turn, $0) < (answers[$1].turn, $1) }
    for (turn, index) in asked.enumerated() {
      guard let rule = answers[index].rule else { continue }
      let taking = asked.prefix(turn).first { answers[$0].rule?.takesAll(of: rule, isCaseSensitive) ?? false }
      guard let taking else { continue }
      let part = QuizPart.answer(answers[index].id, question: question.questionID)
      note(.neverApplies(part, first: places[taking]), at: places[index])
    }
  }

  /// Notes typos that a question forgives itself, and that can be in none of its answers.
  mutating func adviseOnTypos(of question: Question, _ table: SourceTable) {
    guard question.textRule.typos > 0, let field = table.own.first(where: { $0.key == "typos" }) else { return }
    let patterns = question.answers.reduce(into: question.accept) { patterns, answer in
      if case .matches(let more) = answer.rule { patterns += more }
    }
    let canBeForgiven = patterns.contains { LetterTypos.canBe(in: PatternPieces($0).literal) }
    guard !patterns.isEmpty, !canBeForgiven else { return }
    note(.idleTypos(table.part), at: field.keyOffset)
  }

  /// Notes a band that begins where one before it does.
  mutating func adviseOnBands(_ bands: [Band], at places: [Int]) {
    var firsts: [Double: Int] = [:]
    for (index, band) in bands.enumerated() {
      guard let first = firsts[band.from] else {
        firsts[band.from] = index
        continue
      }
      note(.equalBands(band.from, .band(index + 1), first: places[first]), at: places[index])
    }
  }
}

extension Answer {
  /// The order of evaluation: rules of a slider from low to high, `otherwise` last, others in place.
  fileprivate var turn: Double {
    switch rule {
    case .upTo(let bound): return bound
    case .otherwise: return .infinity
    case .near, .matches, nil: return 0
    }
  }
}

extension Answer.Rule {
  /// Whether whatever fits the other rule surely fits this one, which is asked before it.
  fileprivate func takesAll(of other: Answer.Rule, _ isCaseSensitive: Bool) -> Bool {
    switch (self, other) {
    case (.upTo(let bound), .upTo(let further)): return bound == further
    case (.near(let value, .absolute(let width)), .near(let inner, .absolute(let own))):
      return abs(inner - value) + own <= width
    case (.near(let value, let tolerance), .near(let same, let own)): return value == same && tolerance == own
    case (.matches(let patterns), .matches(let others)):
      return others.allSatisfy { Marking.matches($0, patterns, isCaseSensitive) }
    case (.matches(let patterns), .otherwise): return patterns.contains { Marking.isEverything($0) }
    case (.otherwise, .otherwise): return true
    default: return false
    }
  }
}

extension Marking {
  /// Whether a pattern is one of stars alone.
  fileprivate static func isEverything(_ pattern: String) -> Bool {
    !pattern.isEmpty && pattern.allSatisfy { $0 == "*" }
  }

  /// Whether all that one pattern stands for matches one of the others: a star of it can only fall to a star of theirs.
  fileprivate static func matches(_ pattern: String, _ others: [String], _ isCaseSensitive: Bool) -> Bool {
    if others.contains(pattern) { return true }
    guard let text = literal(pattern) ?? (pattern.contains("\\") ? nil : pattern) else { return false }
    return matches(text, others, TextRule(caseSensitive: isCaseSensitive))
  }
}
