internal import JSONText
internal import QuizCore

extension JSONCursor {
  /// Reads a question of plain texts with answers to choose from, or a true/false question, straight from its bytes.
  ///
  /// Nil for every other one, and for one in which anything might be noted: then its table is read.
  mutating func plainQuestion() -> PlainQuestion? {
    var question = PlainQuestion(at: offset)
    guard object({ question.take($1, &$0) }), question.textIsSaid else { return nil }
    if question.kind == nil, let answers = question.answers {
      question.kind = answers.count(where: \.isCorrect) > 1 ? .multiple : .single
    }
    // A question with findings is not plain: no kind, no answers, an unknown key. Nor is one with words of its own for
    // true and false.
    let hasAnswers = question.answers != nil
    switch question.kind {
    case .truefalse: return hasAnswers ? nil : question
    default: return hasAnswers && question.side == nil ? question : nil
    }
  }

  /// Reads an answer that is shown; nil for any but the plainest.
  fileprivate mutating func plainAnswer(_ index: Int) -> Answer? {
    var answer = Answer(id: "", text: "")
    var (hasText, hasSaid) = (false, false)
    let isPlain = object { cursor, key in
      switch key {
      case "id": return answer.id.isEmpty && cursor.put(&answer.id) && !answer.id.isEmpty
      case "text":
        if hasText { return false }
        hasText = true
        return cursor.put(&answer.text)
      case "feedback": return cursor.put(&answer.feedback)
      case "correct":
        guard !hasSaid, let isCorrect = cursor.bool() else { return false }
        (hasSaid, answer.isCorrect) = (true, isCorrect)
        return true
      default: return false
      }
    }
    guard isPlain, hasText else { return nil }
    if answer.id.isEmpty { answer.id = QuizReader.letters(index) }
    return answer
  }

  /// Puts a text in place of another; false when something else is next, or a text that is too long to be shown.
  private mutating func put(_ place: inout String) -> Bool {
    guard let text = text() else { return false }
    place = text
    return place.utf8.count <= QuizReader.longestText
  }

  /// The same where no text stands yet; false when there is one.
  fileprivate mutating func put(_ place: inout String?) -> Bool {
    text(into: &place) && place?.utf8.count ?? 0 <= QuizReader.longestText
  }
}

extension PlainQuestion {
  /// Reads the value of a key; false for an unknown or repeated key, or another kind of value.
  fileprivate mutating func take(_ key: JSONKey, _ cursor: inout JSONCursor) -> Bool {
    switch key {
    case "id":
      idOffset = cursor.offset
      return cursor.put(&id) && id?.isEmpty == false
    case "kind": return kind == nil && takeKind(&cursor)
    case "text": return cursor.put(&text)
    case "category": return cursor.put(&category)
    case "difficulty": return cursor.put(&difficulty)
    case "hint": return cursor.put(&hint)
    case "explanation": return cursor.put(&explanation)
    case "answers": return answers == nil && takeAnswers(&cursor)
    case "correct":
      guard side == nil else { return false }
      side = cursor.bool()
      return side != nil
    default: return false
    }
  }

  private mutating func takeKind(_ cursor: inout JSONCursor) -> Bool {
    switch cursor.text() {
    case "single": kind = .single
    case "multiple": kind = .multiple
    case "truefalse": kind = .truefalse
    default: return false
    }
    return true
  }

  private mutating func takeAnswers(_ cursor: inout JSONCursor) -> Bool {
    var taken: [Answer] = []
    taken.reserveCapacity(4)
    let isPlain = cursor.list { cursor in
      guard let answer = cursor.plainAnswer(taken.count) else { return false }
      for other in taken.indices where taken[other].id == answer.id { return false }
      taken.append(answer)
      return taken.count <= Self.mostAnswers
    }
    guard isPlain, !taken.isEmpty else { return false }
    answers = taken
    return true
  }

  /// The most answers, since each is compared with the ones before it.
  private static let mostAnswers = 12

  /// True when the text is present and its first byte is not blank.
  fileprivate var textIsSaid: Bool {
    text?.utf8.first.map { $0 > UInt8(ascii: " ") && $0 < 0x7F } ?? false
  }
}
