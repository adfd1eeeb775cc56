internal import JSONText
internal import QuizCore

extension PlainQuestion {
  /// Reads a question of plain texts with answers to choose from, or a true/false question, straight from its bytes.
  ///
  /// Nil for every other one, and for one in which anything might be noted: then its table is read.
  init?(at cursor: inout JSONCursor) {
    var fields = Fields(offset: cursor.offset)
    guard cursor.object({ fields.take($1, &$0) }) else { return nil }
    guard let text = fields.text, fields.textIsSaid, let kind = fields.kind ?? fields.kindByAnswers else { return nil }
    // What would be noted: a key without a meaning, no answers, sides that have words of their own.
    if kind == .truefalse ? fields.answers != nil : fields.side != nil || fields.answers == nil { return nil }
    self.init(
      id: fields.id, idOffset: fields.idOffset, kind: kind, text: text, answers: fields.answers ?? [],
      side: fields.side)
    category = fields.category
    difficulty = fields.difficulty
    hint = fields.hint
    explanation = fields.explanation
  }

  /// What a question has said so far.
  private struct Fields {
    var id: String?
    var idOffset: Int
    var kind: Question.Kind?
    var text: String?
    var category: String?
    var difficulty: String?
    var hint: String?
    var explanation: String?
    var answers: [Answer]?
    var side: Bool?

    init(offset: Int) { idOffset = offset }

    /// The value of a key; false when the key or the value is none of these, or when the key comes a second time.
    mutating func take(_ key: JSONKey, _ cursor: inout JSONCursor) -> Bool {
      switch key {
      case "id":
        idOffset = cursor.offset
        return id == nil && cursor.put(&id) && id?.isEmpty == false
      case "kind": return kind == nil && takeKind(&cursor)
      case "text": return cursor.put(&text)
      case "category": return cursor.put(&category)
      case "difficulty": return cursor.put(&difficulty)
      case "hint": return cursor.put(&hint)
      case "explanation": return cursor.put(&explanation)
      case "answers": return takeAnswers(&cursor)
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

    /// Without a kind, answers make it a choice: of several when more than one is right.
    var kindByAnswers: Question.Kind? {
      answers.map { $0.count(where: \.isCorrect) > 1 ? .multiple : .single }
    }

    /// Whether the text is not blank, as far as its first byte tells.
    var textIsSaid: Bool {
      text?.utf8.first.map { $0 > UInt8(ascii: " ") && $0 < 0x7F } ?? false
    }

    private mutating func takeAnswers(_ cursor: inout JSONCursor) -> Bool {
      guard answers == nil else { return false }
      var taken: [Answer] = []
      taken.reserveCapacity(4)
      let isPlain = cursor.list { cursor in
        guard let answer = Answer(at: &cursor, index: taken.count) else { return false }
        if taken.contains(where: { $0.id == answer.id }) { return false }
        taken.append(answer)
        return taken.count <= Self.mostAnswers
      }
      answers = taken
      return isPlain && !taken.isEmpty
    }

    /// Each is compared with those before it.
    private static let mostAnswers = 12
  }
}

extension Answer {
  /// Reads an answer that is shown; nil for any but the plainest.
  fileprivate init?(at cursor: inout JSONCursor, index: Int) {
    var (id, text, feedback): (String?, String?, String?)
    var isCorrect: Bool?
    let isPlain = cursor.object { cursor, key in
      switch key {
      case "id": return cursor.put(&id) && id?.isEmpty == false
      case "text": return cursor.put(&text)
      case "feedback": return cursor.put(&feedback)
      case "correct":
        guard isCorrect == nil else { return false }
        isCorrect = cursor.bool()
        return isCorrect != nil
      default: return false
      }
    }
    guard isPlain, let text else { return nil }
    self.init(id: id ?? QuizReader.letters(index), text: text, isCorrect: isCorrect ?? false)
    self.feedback = feedback
  }
}

extension JSONCursor {
  /// Puts a text where none stands yet; false when something else is next, or a text that is too long to be shown.
  fileprivate mutating func put(_ place: inout String?) -> Bool {
    text(into: &place) && place?.utf8.count ?? 0 <= QuizReader.longestText
  }
}
