internal import QuizCore

/// Writes Moodle XML: plain texts, except those with pictures.
struct MoodleWriter {
  private static let carries: Set<String> = [
    "category", "difficulty", "explanation", "hint", "points", "caseSensitive", "image", "imageAlt", "answers.feedback",
    "answers.fraction",
  ]

  let quiz: Quiz
  private let pictures: MoodlePictures
  var losses = Losses(.moodleXML)

  static func write(_ quiz: Quiz, _ media: MediaSource) -> QuizWriting {
    var writer = MoodleWriter(quiz: quiz, pictures: MoodlePictures(source: media))
    return writer.write()
  }

  private init(quiz: Quiz, pictures: MoodlePictures) {
    self.quiz = quiz
    self.pictures = pictures
  }

  private mutating func write() -> QuizWriting {
    losses.noteQuiz(quiz, carries: ["category"])
    var output = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<quiz>\n"
    var category: String?
    for question in quiz.questions {
      guard let (text, type, body) = self.written(question) else { continue }
      losses.note(question, carries: carried(question))
      let own = question.category ?? quiz.category
      if own != category {
        let path = (own ?? "").split(separator: "/", omittingEmptySubsequences: false).joined(separator: "//")
        output += "  <question type=\"category\">\n    <category>"
        output += "<text>\(Self.escaped("$course$/top/" + path))</text></category>\n  </question>\n"
        category = own
      }
      output += "  <question type=\"\(type)\">\n" + head(text) + body + "  </question>\n"
    }
    return QuizWriting(text: output + "</quiz>\n", losses: losses.sentences)
  }

  /// The question as its text is written, its type, and what follows its head; nil where it has no place.
  private mutating func written(_ question: Question) -> (question: Question, type: String, body: String)? {
    if question.kind == .gaps { return gaps(question) }
    return solution(question).map { (question, $0.type, $0.body) }
  }

  private func carried(_ question: Question) -> Set<String> {
    var keys = Self.carries
    if question.kind == .order { keys.remove("answers.feedback") }
    if question.netIsWritten(in: quiz) { keys.insert("partial") }
    if question.kind == .gaps { keys.formUnion(["partial", "answers.feedback"]) }
    if question.marked == .byHand { keys.insert("marked") }
    if question.data.hasNo(keysBeside: ["tags", "images"]) { keys.insert("data") }
    if question.answers.allSatisfy({ $0.data.hasNo(keysBeside: ["image"]) }) { keys.insert("answers.data") }
    return keys
  }

  private mutating func head(_ question: Question) -> String {
    let (format, inside) = pictures.text(of: question, &losses).written
    var output = "    <name><text>\(Self.escaped(question.id))</text></name>\n"
    output += "    <questiontext format=\"\(format)\">\(inside)</questiontext>\n"
    if let explanation = question.explanation { output += Self.plain("generalfeedback", explanation) }
    output += "    <idnumber>\(Self.escaped(question.id))</idnumber>\n"
    if question.kind != .info {
      output +=
        "    <defaultgrade>\(NumberText.written(question.isUnmarkedText ? 0 : question.points))</defaultgrade>\n"
    }
    if let hint = question.hint { output += Self.plain("hint", hint) }
    let tags =
      pointsTag(question) + (question.difficulty.map { ["difficulty:" + $0] } ?? [])
      + (question.data["tags"]?.elements ?? []).compactMap(\.string)
    if !tags.isEmpty {
      output += "    <tags>" + tags.map { "<tag><text>\(Self.escaped($0))</text></tag>" }.joined() + "</tags>\n"
    }
    return output
  }

  /// Moodle gives a Cloze the points of its weights together: other points stand in a tag.
  private func pointsTag(_ question: Question) -> [String] {
    guard question.kind == .gaps, question.text.contains("{") else { return [] }
    return question.points == question.gaps.reduce(0) { $0 + $1.weight }
      ? [] : ["points:" + NumberText.written(question.points)]
  }

  private static func plain(_ name: String, _ text: String) -> String {
    "    <\(name) format=\"plain_text\"><text>\(escaped(text))</text></\(name)>\n"
  }

  private static func escaped(_ text: String) -> String { MoodleText.escaped(text) }

  private static func answer(_ text: String, _ share: Double, _ feedback: String?, _ more: String = "") -> String {
    answer(MoodleText(text: text), share, feedback, more)
  }

  private static func answer(_ text: MoodleText, _ share: Double, _ feedback: String?, _ more: String = "") -> String {
    let (format, inside) = text.written
    var output = "    <answer fraction=\"\(NumberText.percent(share))\" format=\"\(format)\">\(inside)"
    if let feedback { output += "<feedback format=\"plain_text\"><text>\(escaped(feedback))</text></feedback>" }
    return output + more + "</answer>\n"
  }

  // MARK: Kinds

  private mutating func solution(_ question: Question) -> (type: String, body: String)? {
    if losses.leavesOutAsTooFew(question) { return nil }
    switch question.kind {
    case .info: return ("description", "")
    case .single, .multiple: return ("multichoice", choices(question))
    case .truefalse: return side(question).map { ("truefalse", $0) }
    case .text:
      losses.noteEssay(question)
      return Self.texts(question)
    case .number: return ("numerical", Self.numbers(question))
    case .range:
      guard case .number(let value) = question.correct else {
        losses.noteLeftOut(question, "a slider without a right place has no place in Moodle XML")
        return nil
      }
      losses.note(question, "the slider becomes a number to be typed")
      return ("numerical", Self.number(value, question.tolerance, 1, nil))
    case .order:
      let rows = question.answers.enumerated().map { index, answer in
        Self.answer(pictures.text(of: answer, in: question, &losses), Double(index + 1) / 100, nil)
      }
      return ("ordering", Self.ordering + rows.joined())
    case .match: return ("matching", Self.pairs(question))
    case .gaps: return nil
    }
  }

  /// All items are put in order, and only the whole order earns points.
  private static let ordering =
    "    <layouttype>VERTICAL</layouttype>\n    <selecttype>ALL</selecttype>\n    <selectcount>0</selectcount>\n"
    + "    <gradingtype>ALL_OR_NOTHING</gradingtype>\n    <showgrading>SHOW</showgrading>\n"

  private mutating func choices(_ question: Question) -> String {
    if !question.netIsWritten(in: quiz) {
      losses.note(question, "its parts of the points become those of the rule 'net'")
    }
    var output = "    <single>\(question.kind == .single)</single>\n"
    output += "    <shuffleanswers>\(shuffles(question))</shuffleanswers>\n"
    for (answer, weight) in zip(question.answers, question.weights) {
      output += Self.answer(pictures.text(of: answer, in: question, &losses), weight, answer.feedback)
    }
    return output
  }

  /// Whether the written order means nothing: the quiz says so, or the answers stand as importers sort them.
  private func shuffles(_ question: Question) -> Bool {
    if question.answers.contains(where: \.isPinnedLast) { return false }
    let isSorted = zip(question.answers, question.answers.dropFirst()).allSatisfy { first, second in
      !second.text.utf8.lexicographicallyPrecedes(first.text.utf8)
    }
    return quiz.shuffle.answers || isSorted
  }

  private mutating func side(_ question: Question) -> String? {
    guard case .side(let side) = question.correct else {
      losses.noteLeftOut(question, "true or false without a right side has no place in Moodle XML")
      return nil
    }
    return [true, false].map { which in
      Self.answer(String(which), which == side ? 1 : 0, question.answer(String(which))?.feedback)
    }.joined()
  }

  private static func texts(_ question: Question) -> (type: String, body: String) {
    if question.marked == .byHand { return ("essay", "") }
    var rows = question.accept.map { answer(MoodlePattern.written($0), 1, nil) }
    if rows.isEmpty {
      for rule in question.answers {
        let patterns = rule.rule == .otherwise ? ["*"] : rule.patterns
        rows += patterns.map { answer(MoodlePattern.written($0), rule.worth, rule.feedback) }
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
    // Moodle has a middle and a distance alone.
    NumberRange.spans(value, tolerance).map { span in
      let distance = NumberRange.between(span.low, span.high).distance
      return answer(
        NumberText.written(span.value), share, feedback, "<tolerance>\(NumberText.written(distance))</tolerance>")
    }.joined()
  }

  private static func pairs(_ question: Question) -> String {
    let rows = question.pairs.map { ($0.left, $0.right) } + question.extra.map { ("", $0) }
    return rows.map { left, right in
      "    <subquestion format=\"plain_text\"><text>\(escaped(left))</text>"
        + "<answer\(HTMLText.looksLikeHTML(right) ? " format=\"plain_text\"" : "")><text>\(escaped(right))</text></answer></subquestion>\n"
    }.joined()
  }
}

extension PlainValue {
  /// Whether it is empty, or a table of these keys alone.
  func hasNo(keysBeside known: Set<String>) -> Bool {
    guard case .map(let fields) = self else { return self == .empty }
    return fields.allSatisfy { field in
      if case .text(let key) = field.key { return known.contains(key) }
      return false
    }
  }
}
