package import QuizCore

/// A question as the bank keeps it: one right answer, and wrong ones beside it.
package struct BankQuestion: Equatable, Sendable {
  package var category: String
  /// The difficulty; empty when it is unknown.
  package var difficulty: String
  /// Whether the answers are true and false; the bank keeps no others then.
  package var isTrueFalse: Bool
  package var text: String
  package var answer: String
  package var others: [String]

  /// The largest number of answers a question can have.
  static let mostAnswers = 26

  /// Texts lose surrounding spaces, and wrong answers their duplicates.
  ///
  /// Nil when a text is missing, or the right answer of a true-or-false question is neither.
  package init?(
    category: String, difficulty: String, isTrueFalse: Bool, text: String, answer: String, others: [String]
  ) {
    self.category = category.trimmed
    self.difficulty = Self.usual(difficulty) ? difficulty : difficulty.trimmed.lowercased()
    self.isTrueFalse = isTrueFalse
    self.text = text.trimmed
    self.answer = answer.trimmed
    if self.text.isEmpty || self.answer.isEmpty { return nil }
    if isTrueFalse {
      guard ["true", "false"].contains(self.answer.lowercased()) else { return nil }
      self.others = []
    } else {
      guard (1..<Self.mostAnswers).contains(others.count) else { return nil }
      self.others = others.map(\.trimmed).distinct(from: self.answer)
      if self.others.isEmpty { return nil }
    }
  }

  /// True for one of the usual difficulties, as spelled.
  private static func usual(_ difficulty: String) -> Bool {
    difficulty == "easy" || difficulty == "medium" || difficulty == "hard"
  }

  /// A question as stored.
  init(topic: BankTopic, text: String, answer: String, others: [String]) {
    category = topic.category
    difficulty = topic.difficulty
    isTrueFalse = topic.isTrueFalse
    self.text = text
    self.answer = answer
    self.others = others
  }

  /// The hash by which two questions are the same: kind, text and right answer.
  var hash: Int {
    Int(truncatingIfNeeded: Int64(bitPattern: Chance.hash([isTrueFalse ? "b" : "m", text, answer])))
  }

  /// The question for a quiz, with answers sorted by text so that the order does not reveal the right one.
  package func question(id: String, source: String?) -> Question {
    var question = Question(id: id, kind: isTrueFalse ? .truefalse : .single, text: text)
    question.category = category.isEmpty ? nil : category
    question.difficulty = difficulty.isEmpty ? nil : difficulty
    question.source = source
    if isTrueFalse {
      let side = answer.lowercased() == "true"
      question.correct = .side(side)
      question.answers = [
        Answer(id: "true", text: "True", isCorrect: side), Answer(id: "false", text: "False", isCorrect: !side),
      ]
    } else {
      let texts = ([answer] + others).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      question.answers = zip("abcdefghijklmnopqrstuvwxyz", texts).map { letter, text in
        Answer(id: String(letter), text: text, isCorrect: text == answer)
      }
    }
    return question
  }
}

/// The source of questions, and their licence.
package struct BankSource: Equatable, Sendable {
  package var name: String
  package var licence: String

  package init(name: String, licence: String) {
    self.name = name
    self.licence = licence
  }

  /// The attribution in a fetched question, such as `Open Trivia DB, CC BY-SA 4.0`.
  package var attribution: String { licence.isEmpty ? name : "\(name), \(licence)" }

  /// https://opentdb.com: "all data provided by the API is available under the Creative Commons Attribution-ShareAlike 4.0".
  package static let openTriviaDB = BankSource(
    name: "Open Trivia Database (https://opentdb.com)", licence: "CC BY-SA 4.0")
}

/// Questions of one category, difficulty and kind.
package struct BankTopic: Equatable, Sendable {
  package var category: String
  package var difficulty: String
  package var isTrueFalse: Bool
  package var count: Int
  var number: Int

  package var kind: Question.Kind { isTrueFalse ? .truefalse : .single }
}

extension String {
  /// The text without surrounding white space.
  fileprivate var trimmed: String {
    // A text that begins and ends with printable ASCII needs no trimming, as nearly all do.
    let isBare = utf8.withContiguousStorageIfAvailable { bytes in
      bytes.isEmpty || 0x21..<0x7F ~= bytes[0] && 0x21..<0x7F ~= bytes[bytes.count - 1]
    }
    if isBare == true { return self }
    guard let start = firstIndex(where: { !$0.isWhitespace }), let end = lastIndex(where: { !$0.isWhitespace }) else {
      return ""
    }
    return String(self[start...end])
  }
}

extension [String] {
  /// The texts without empty ones, the answer, and duplicates.
  fileprivate func distinct(from answer: String) -> [String] {
    var kept: [String] = []
    kept.reserveCapacity(count)
    for text in self where !text.isEmpty && text != answer && !kept.contains(text) { kept.append(text) }
    return kept
  }
}
