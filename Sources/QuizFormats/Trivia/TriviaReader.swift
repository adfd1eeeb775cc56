internal import HTMLEntities
internal import JSONText
internal import QuizCore
internal import TextLayout

/// Reads an answer or a dump of the Open Trivia DB: an object with a list `results`.
///
/// Its texts are HTML, percent-encoded or base64 (https://opentdb.com/api_config.php).
enum TriviaReader {
  static func read(_ bytes: [UInt8]) -> ImportedQuiz {
    do {
      return read(try JSONParser.parse(bytes))
    } catch {
      var imported = ImportedQuiz(.opentdb)
      imported.note(.brokenJSON(error.message), at: error.place.offset)
      return imported
    }
  }

  /// The same from JSON that was read already.
  static func read(_ root: JSONNode) -> ImportedQuiz {
    var imported = ImportedQuiz(.opentdb)
    guard let results = root["results"]?.array else {
      imported.note(.notTrivia("list 'results'"), at: root.offset)
      return imported
    }
    imported.fields = [
      SourceField("licence", .text("CC BY-SA 4.0"), at: root.offset),
      SourceField("source", .text("Open Trivia Database (https://opentdb.com)"), at: root.offset),
    ]
    let encoding = TriviaEncoding(of: results)
    for result in results { read(result, encoding, into: &imported) }
    return imported
  }

  private static func read(_ node: JSONNode, _ encoding: TriviaEncoding, into imported: inout ImportedQuiz) {
    let text = { (key: String) in node[key]?.string.map(encoding.decoded) }
    guard let type = text("type"), ["multiple", "boolean"].contains(type) else {
      return imported.note(.notTrivia("'type' that is 'multiple' or 'boolean'"), at: node.offset)
    }
    guard let question = text("question") else { return imported.note(.notTrivia("'question'"), at: node.offset) }
    guard let right = text("correct_answer") else {
      return imported.note(.notTrivia("'correct_answer'"), at: node.offset)
    }
    let isBoolean = type == "boolean"
    var draft = QuestionDraft(
      isBoolean ? .truefalse : .single, question, at: node.offset, textAt: node["question"]?.offset)
    draft.category = text("category").flatMap { $0.isEmpty ? nil : $0 }
    if let difficulty = text("difficulty"), !difficulty.isEmpty {
      draft.set("difficulty", .text(difficulty), at: node["difficulty"]?.offset ?? node.offset)
    }
    let rightOffset = node["correct_answer"]?.offset ?? node.offset
    if isBoolean {
      guard let side = ["true": true, "false": false][right.lowercased()] else {
        return imported.note(.notTrivia("'correct_answer' that is 'True' or 'False'"), at: rightOffset)
      }
      draft.correct = SourceValue(Content.bool(side), at: rightOffset)
    } else {
      guard let wrong = node["incorrect_answers"]?.array else {
        return imported.note(.notTrivia("list 'incorrect_answers'"), at: node.offset)
      }
      draft.answers = answers(right, rightOffset, wrong, encoding)
    }
    imported.add(draft)
  }

  /// The right answer and the wrong ones; a wrong one that is there twice is taken once.
  private static func answers(
    _ right: String, _ offset: Int, _ wrong: [JSONNode], _ encoding: TriviaEncoding
  ) -> [AnswerDraft] {
    var first = AnswerDraft(right, at: offset)
    first.isCorrect = true
    var answers = [first]
    for node in wrong {
      let text = encoding.decoded(node.string ?? "")
      if !answers.contains(where: { $0.text == text }) { answers.append(AnswerDraft(text, at: node.offset)) }
    }
    return answers
  }
}

/// The encoding of the Open Trivia DB's texts, recognised from the texts themselves.
enum TriviaEncoding {
  case html, base64
  /// Percent signs, as in addresses; the older form has `+` for a space.
  case percent(plusIsSpace: Bool)

  /// Recognises the encoding common to the texts of a dump.
  init(of results: [JSONNode]) {
    let first = results.lazy.compactMap { $0["type"]?.string }.first
    if first?.hasPrefix("bXVsdGlwbGU") == true || first?.hasPrefix("Ym9vbGVhbg") == true {
      self = .base64
      return
    }
    let questions = results.compactMap { $0["question"]?.string }
    let hasSpaces = questions.contains { $0.utf8.contains(UInt8(ascii: " ")) }
    let hasPluses = questions.contains { $0.utf8.contains(UInt8(ascii: "+")) }
    let hasPercents = questions.contains { $0.utf8.contains(UInt8(ascii: "%")) }
    self = hasSpaces || !(hasPluses || hasPercents) ? .html : .percent(plusIsSpace: hasPluses)
  }

  /// A text without its encoding and without the white space around it; one that is not written that way stays.
  func decoded(_ text: String) -> String {
    switch self {
    case .html: return decodeHTMLEntities(text).trimmed
    case .percent(let plusIsSpace): return (Self.unpercented(text, plusIsSpace) ?? text).trimmed
    case .base64:
      return (Base64.decoded(text.utf8).flatMap { String(validating: $0, as: UTF8.self) } ?? text).trimmed
    }
  }

  private static func unpercented(_ text: String, _ plusIsSpace: Bool) -> String? {
    let plus: UInt8 = plusIsSpace ? UInt8(ascii: " ") : UInt8(ascii: "+")
    let bytes = text.utf8.map { $0 == UInt8(ascii: "+") ? plus : $0 }
    return String(validating: MediaName.unpercented(bytes), as: UTF8.self)
  }
}
