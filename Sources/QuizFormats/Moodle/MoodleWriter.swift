internal import QuizCore

/// Writes Moodle XML, every text as plain text.
enum MoodleWriter {
  private static let carries: Set<String> = [
    "category", "difficulty", "explanation", "hint", "points", "caseSensitive", "answers.feedback", "answers.fraction",
  ]

  static func write(_ quiz: Quiz) -> QuizWriting {
    var losses = Losses(.moodleXML)
    losses.noteQuiz(quiz, carries: ["category"])
    var output = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<quiz>\n"
    var category: String?
    for question in quiz.questions {
      guard let (type, body) = solution(question, quiz, &losses) else { continue }
      losses.note(question, carries: carries.union(question.netIsWritten(in: quiz) ? ["partial"] : []))
      let own = question.category ?? quiz.category
      if own != category {
        let path = (own ?? "").split(separator: "/", omittingEmptySubsequences: false).joined(separator: "//")
        output += "  <question type=\"category\">\n    <category>"
        output += "<text>\(escaped("$course$/top/" + path))</text></category>\n  </question>\n"
        category = own
      }
      output += "  <question type=\"\(type)\">\n" + head(question) + body + "  </question>\n"
    }
    return QuizWriting(text: output + "</quiz>\n", losses: losses.sentences)
  }

  private static func head(_ question: Question) -> String {
    var output = "    <name><text>\(escaped(question.id))</text></name>\n"
    output += "    <questiontext format=\"plain_text\"><text>\(escaped(question.text))</text></questiontext>\n"
    if let explanation = question.explanation {
      output += "    <generalfeedback format=\"plain_text\"><text>\(escaped(explanation))</text></generalfeedback>\n"
    }
    output += "    <idnumber>\(escaped(question.id))</idnumber>\n"
    if question.kind != .info { output += "    <defaultgrade>\(NumberText.written(question.points))</defaultgrade>\n" }
    if let hint = question.hint {
      output += "    <hint format=\"plain_text\"><text>\(escaped(hint))</text></hint>\n"
    }
    let tags =
      (question.difficulty.map { ["difficulty:" + $0] } ?? [])
      + (question.data["tags"]?.elements ?? []).compactMap(\.string)
    if !tags.isEmpty {
      output += "    <tags>" + tags.map { "<tag><text>\(escaped($0))</text></tag>" }.joined() + "</tags>\n"
    }
    return output
  }

  /// Characters that XML cannot hold are left out (https://www.w3.org/TR/xml/#charsets).
  private static func escaped(_ text: String) -> String {
    var kept = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isControl = scalar.value < 0x20 && ![0x09, 0x0A, 0x0D].contains(scalar.value)
      if !isControl, scalar.value != 0xFFFE, scalar.value != 0xFFFF { kept.append(scalar) }
    }
    return MarkupText.escaped(String(kept))
  }

  private static func answer(_ text: String, _ share: Double, _ feedback: String?, _ more: String = "") -> String {
    var output =
      "    <answer fraction=\"\(NumberText.percent(share))\" format=\"plain_text\"><text>\(escaped(text))</text>"
    if let feedback { output += "<feedback format=\"plain_text\"><text>\(escaped(feedback))</text></feedback>" }
    return output + more + "</answer>\n"
  }

  // MARK: Kinds

  private static func solution(
    _ question: Question, _ quiz: Quiz, _ losses: inout Losses
  ) -> (type: String, body: String)? {
    switch question.kind {
    case .info: return ("description", "")
    case .single, .multiple:
      if !question.netIsWritten(in: quiz) {
        losses.note(question, "its parts of the points become those of the rule 'net'")
      }
      let rows = zip(question.answers, question.weights).map { answer($0.text, $1, $0.feedback) }
      return ("multichoice", "    <single>\(question.kind == .single)</single>\n" + rows.joined())
    case .truefalse: return side(question, &losses).map { ("truefalse", $0) }
    case .text: return texts(question)
    case .number: return ("numerical", numbers(question))
    case .range:
      guard case .number(let value) = question.correct else {
        losses.noteLeftOut(question, "a slider without a right place has no place in Moodle XML")
        return nil
      }
      losses.note(question, "the slider becomes a number to be typed")
      return ("numerical", number(value, question.tolerance, 1, nil))
    case .order:
      let rows = question.answers.enumerated().map { answer($0.element.text, Double($0.offset + 1) / 100, nil) }
      return ("ordering", rows.joined())
    case .match: return ("matching", pairs(question))
    }
  }

  private static func side(_ question: Question, _ losses: inout Losses) -> String? {
    guard case .side(let side) = question.correct else {
      losses.noteLeftOut(question, "true or false without a right side has no place in Moodle XML")
      return nil
    }
    return [true, false].map { which in
      answer(String(which), which == side ? 1 : 0, question.answer(String(which))?.feedback)
    }.joined()
  }

  private static func texts(_ question: Question) -> (type: String, body: String) {
    var rows = question.accept.map { answer($0, 1, nil) }
    if rows.isEmpty {
      for rule in question.answers {
        let patterns = rule.rule == .otherwise ? ["*"] : rule.patterns
        rows += patterns.map { answer($0, rule.worth, rule.feedback) }
      }
    }
    if rows.isEmpty { return ("essay", "") }
    return ("shortanswer", "    <usecase>\(question.caseSensitive ? 1 : 0)</usecase>\n" + rows.joined())
  }

  private static func numbers(_ question: Question) -> String {
    if case .number(let value) = question.correct { return number(value, question.tolerance, 1, nil) }
    return question.answers.map { rule in
      switch rule.rule {
      case .near(let value, let tolerance): return number(value, tolerance, rule.worth, rule.feedback)
      default: return answer("*", rule.worth, rule.feedback)
      }
    }.joined()
  }

  private static func number(_ value: Double, _ tolerance: Tolerance, _ share: Double, _ feedback: String?) -> String {
    // Moodle has a middle and a distance alone, which GIFT's way of writing gives.
    let (middle, distance) = NumberRange.read(GiftWriter.number(value, tolerance)) ?? (value, 0)
    return answer(
      NumberText.written(middle), share, feedback, "<tolerance>\(NumberText.written(distance))</tolerance>")
  }

  private static func pairs(_ question: Question) -> String {
    let rows = question.pairs.map { ($0.left, $0.right) } + question.extra.map { ("", $0) }
    return rows.map { left, right in
      "    <subquestion format=\"plain_text\"><text>\(escaped(left))</text>"
        + "<answer><text>\(escaped(right))</text></answer></subquestion>\n"
    }.joined()
  }
}
