internal import QuizCore

/// Writes Moodle XML: plain texts, and HTML where a text has markup or a picture.
struct MoodleWriter {
  private static let carries: Set<String> = [
    "category", "difficulty", "explanation", "hint", "points", "caseSensitive", "image", "imageAlt", "answers.feedback",
    "answers.fraction", "answers.image", "markup",
  ]

  let quiz: Quiz
  private let pictures: MoodlePictures
  var losses = Losses(.moodleXML)
  /// The gaps of the question that is written, by their marks; empty for a plain one.
  var gaps: [String: String] = [:]

  static func write(_ quiz: Quiz, _ media: MediaSource) -> QuizWriting {
    var writer = MoodleWriter(quiz: quiz, pictures: MoodlePictures(source: media))
    return writer.write()
  }

  private init(quiz: Quiz, pictures: MoodlePictures) {
    self.quiz = quiz
    self.pictures = pictures
  }

  private mutating func write() -> QuizWriting {
    losses.noteQuiz(quiz, carries: ["category", "markup"])
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
    gaps = [:]
    if question.kind == .gaps { return gapped(question) }
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
    var text = pictures.text(of: question, &losses)
    text.gaps = gaps
    let (format, inside) = text.written
    var output = "    <name><text>\(Self.escaped(question.id))</text></name>\n"
    output += "    <questiontext format=\"\(format)\">\(inside)</questiontext>\n"
    if let explanation = question.explanation { output += element("generalfeedback", explanation, question) }
    output += "    <idnumber>\(Self.escaped(question.id))</idnumber>\n"
    if question.kind != .info {
      output +=
        "    <defaultgrade>\(NumberText.written(question.isUnmarkedText ? 0 : question.points))</defaultgrade>\n"
    }
    if let hint = question.hint { output += element("hint", hint, question) }
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

  private mutating func element(_ name: String, _ text: String, _ question: Question) -> String {
    let (format, inside) = pictures.text(text, of: question, &losses).written
    return "    <\(name) format=\"\(format)\">\(inside)</\(name)>\n"
  }

  /// The feedback of an answer.
  private mutating func said(_ answer: Answer, _ question: Question) -> MoodleText? {
    answer.feedback.map { pictures.text($0, of: question, &losses) }
  }

  private static func escaped(_ text: String) -> String { MoodleText.escaped(text) }

  private static func answer(
    _ text: String, _ share: Double, _ feedback: MoodleText?, _ more: String = ""
  ) -> String {
    answer(MoodleText(text: text), share, feedback, more)
  }

  private static func answer(
    _ text: MoodleText, _ share: Double, _ feedback: MoodleText?, _ more: String = ""
  ) -> String {
    let (format, inside) = text.written
    var output = "    <answer fraction=\"\(NumberText.percent(share))\" format=\"\(format)\">\(inside)"
    if let (format, inside) = feedback?.written {
      output += "<feedback format=\"\(format)\">\(inside)</feedback>"
    }
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
      return texts(question)
    case .number: return ("numerical", numbers(question))
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
    case .match: return ("matching", pairs(question))
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
      output += Self.answer(pictures.text(of: answer, in: question, &losses), weight, said(answer, question))
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
      let said = question.answer(String(which)).flatMap { self.said($0, question) }
      return Self.answer(String(which), which == side ? 1 : 0, said)
    }.joined()
  }

  private mutating func texts(_ question: Question) -> (type: String, body: String) {
    if question.marked == .byHand { return ("essay", "") }
    var rows = question.accept.map { Self.answer(MoodlePattern.written($0), 1, nil) }
    if rows.isEmpty {
      for rule in question.answers {
        let patterns = rule.rule == .otherwise ? ["*"] : rule.patterns
        let said = said(rule, question)
        rows += patterns.map { Self.answer(MoodlePattern.written($0), rule.worth, said) }
      }
    }
    if rows.isEmpty { return ("essay", "") }
    return ("shortanswer", "    <usecase>\(question.caseSensitive ? 1 : 0)</usecase>\n" + rows.joined())
  }

  private mutating func numbers(_ question: Question) -> String {
    if case .number(let value) = question.correct { return Self.number(value, question.tolerance, 1, nil) }
    return question.answers.map { rule in
      let said = said(rule, question)
      switch rule.rule {
      case .near(let value, let tolerance): return Self.number(value, tolerance, rule.worth, said)
      default: return Self.answer("*", rule.worth, said)
      }
    }.joined()
  }

  private static func number(
    _ value: Double, _ tolerance: Tolerance, _ share: Double, _ feedback: MoodleText?
  ) -> String {
    // Moodle has a middle and a distance alone.
    NumberRange.spans(value, tolerance).map { span in
      let distance = NumberRange.between(span.low, span.high).distance
      return answer(
        NumberText.written(span.value), share, feedback, "<tolerance>\(NumberText.written(distance))</tolerance>")
    }.joined()
  }

  private mutating func pairs(_ question: Question) -> String {
    let rows = question.pairs.map { ($0.left, $0.right) } + question.extra.map { ("", $0) }
    return rows.map { left, right in
      let (leftFormat, leftInside) = pictures.text(left, of: question, &losses).written
      let (rightFormat, rightInside) = pictures.text(right, of: question, &losses).written
      let isPlain = rightFormat == "plain_text" && !HTMLText.looksLikeHTML(right)
      return "    <subquestion format=\"\(leftFormat)\">\(leftInside)"
        + "<answer\(isPlain ? "" : " format=\"\(rightFormat)\"")>\(rightInside)</answer></subquestion>\n"
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
