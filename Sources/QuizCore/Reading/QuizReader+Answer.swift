/// The answers of a question: choices, items to order, or rules about the response.
extension QuizReader {
  /// `kind` is nil when the question's is not known: then only what holds for every kind is checked.
  mutating func answers(in table: SourceTable, of kind: Question.Kind?) -> [Answer] {
    guard let sources = list("answers", in: table) else { return [] }
    var answers: [Answer] = []
    var places: [Int] = []
    answers.reserveCapacity(sources.count)
    var seen = SeenIDs()
    var seenTexts = SeenIDs()
    for (index, source) in sources.enumerated() {
      let given = QuizReader.letters(index)
      let part = QuizPart.answer(apparentID(fields(source) ?? [], else: given), question: table.part.questionID)
      guard let inner = self.table(source, part) else { continue }
      checkKeys(of: inner)
      let own = identifier(in: inner)
      let idOffset = own == nil ? inner.offset : inner["id"]?.offset ?? inner.offset
      if let first = seen.insert(own ?? given, at: idOffset) {
        note(.equalIDs(own ?? given, .answer, first: first, isGiven: own == nil), at: idOffset)
      }
      if kind == .truefalse, own != "true", own != "false" { note(.notASide(own ?? "", part), at: idOffset) }
      let answer = answer(inner, id: own ?? given, of: kind, in: table)
      if isThorough, kind?.answersAreRules == false, !answer.text.isEmpty, answer.media.isNothing,
        let first = seenTexts.insert(answer.text, at: inner.offset)
      {
        note(.equalTexts(answer.text, part, first: first), at: inner.offset)
      }
      if isThorough, answer.text.isEmpty, answer.media.isNothing, kind == .single || kind == .multiple || kind == .order
      {
        note(.emptyAnswer(part), at: inner.offset)
      }
      answers.append(answer)
      places.append(inner.offset)
    }
    if isThorough, kind?.answersAreRules == true {
      adviseOnRules(answers, at: places, isCaseSensitive: flag("caseSensitive", in: table) ?? false, table.part)
    }
    return answers
  }

  /// The id of an answer that has none: a, b, … z, aa, ab, …
  package static func letters(_ index: Int) -> String {
    if index < 26 { return String(Unicode.Scalar(UInt8(ascii: "a") + UInt8(index))) }
    var rest = index
    var letters: [UInt8] = []
    repeat {
      letters.append(UInt8(ascii: "a") + UInt8(rest % 26))
      rest = rest / 26 - 1
    } while rest >= 0
    return String(decoding: letters.reversed(), as: UTF8.self)
  }

  private mutating func answer(
    _ table: SourceTable, id: String, of kind: Question.Kind?, in question: SourceTable
  ) -> Answer {
    var answer = Answer(id: id, text: "")
    let needsText = kind == .single || kind == .multiple || kind == .order
    if kind?.answersAreRules != true { answer.media = tileMedia(in: table) }
    let isTold = needsText && answer.media.isNothing
    answer.text = (isTold ? requiredAnswerText(in: table) : text("text", in: table)) ?? ""
    answer.isCorrect = flag("correct", in: table) ?? false
    answer.fraction = fraction(in: table)
    answer.feedback = text("feedback", in: table)
    answer.outcomes = weights(in: table)
    answer.isPinnedLast = choice("pin", in: table, of: AnswerPin.self) == .last
    answer.data = data(in: table)
    guard let kind else { return answer }
    for field in table.own where !kind.uses(answerKey: field.key) {
      note(.idleKey(field.key, table.part, kind), at: field.keyOffset)
    }
    if kind.answersAreRules { answer.rule = rule(in: table, of: kind, question) }
    return answer
  }

  /// The text of an answer that is shown: it may be empty, but it must be there.
  private mutating func requiredAnswerText(in table: SourceTable) -> String? {
    if table["text"] == nil { note(.missing(key: "text", table.part), at: table.offset) }
    return text("text", in: table)
  }

  private mutating func fraction(in table: SourceTable) -> Double? {
    guard let value = table["fraction"], let fraction = number("fraction", in: table, .moderate) else { return nil }
    if abs(fraction) > 1 { note(.unusualFraction(fraction, table.part), at: value.offset) }
    return fraction
  }

  /// How much the answer counts for each outcome, in the order of the file.
  private mutating func weights(in table: SourceTable) -> [OutcomeWeight] {
    guard let value = table["outcomes"] else { return [] }
    guard let fields = fields(value) else {
      wrongType(value, "outcomes", table.part, takes: .table)
      return []
    }
    var weights: [OutcomeWeight] = []
    for field in fields {
      if let declaredOutcomes, !declaredOutcomeSet.contains(field.key) {
        note(.undeclaredOutcome(field.key, table.part, declared: .init(declaredOutcomes)), at: field.keyOffset)
      }
      if let weight = number(field.value, field.key, table.part, .moderate) {
        weights.append(OutcomeWeight(field.key, weight))
      }
    }
    return weights
  }

  /// The condition of an answer. Without a tolerance of its own, a number's answer has its question's.
  private mutating func rule(
    in table: SourceTable, of kind: Question.Kind, _ question: SourceTable
  ) -> Answer.Rule? {
    if flag("otherwise", in: table) == true { return .otherwise }
    let key = kind == .range ? "upTo" : kind == .number ? "value" : "accept"
    guard table[key] != nil else {
      note(.missing(key: key, table.part), at: table.offset)
      return nil
    }
    switch kind {
    case .range: return number(key, in: table, .any).map(Answer.Rule.upTo)
    case .number:
      let tolerance = tolerance(in: table) ?? tolerance(in: question) ?? .absolute(0)
      return number(key, in: table, .any).map { .near($0, tolerance) }
    default: return patterns(key, in: table).map(Answer.Rule.matches)
    }
  }
}

/// The fixed place of an answer when the others are shuffled.
package enum AnswerPin: String, CaseIterable {
  case last
}
