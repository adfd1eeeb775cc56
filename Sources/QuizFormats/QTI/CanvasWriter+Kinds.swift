internal import QuizCore

/// Each kind of question as one of Canvas.
extension CanvasWriter {
  struct Solution {
    /// The question type in Canvas.
    var type: String
    var presentation = ""
    var conditions = ""
    var answerIDs: [String] = []
    /// Words for single answers, by identifier.
    var feedback: [(String, String)] = []
    var carries: Set<String> = []
  }

  /// The solution; nil, with a loss, for a question without a counterpart.
  mutating func solution(_ question: Question) -> Solution? {
    if losses.leavesOutAsTooFew(question) { return nil }
    switch question.kind {
    case .info: return Solution(type: "text_only_question")
    case .single: return single(question)
    case .multiple: return multiple(question)
    case .truefalse: return sides(question)
    case .text: return texts(question)
    case .number: return numbers(question)
    case .range: return slider(question)
    case .order: return order(question)
    case .match: return pairs(question)
    case .gaps: return gaps(question)
    }
  }

  // MARK: Parts

  static func labels(_ rows: [(id: String, content: String)]) -> String {
    rows.map { id, content in
      "              <response_label ident=\"\(MarkupText.attribute(id))\"><material>\(content)</material></response_label>\n"
    }.joined()
  }

  static func plain(_ text: String) -> String {
    "<mattext texttype=\"text/plain\">\(MarkupText.attribute(text))</mattext>"
  }

  private mutating func content(_ answer: Answer, _ question: Question) -> String {
    guard let path = answer.media.image ?? answer.data["image"]?.string,
      let name = files.picture(path, of: question, &losses)
    else {
      return content(answer.text)
    }
    let html =
      self.html.inlined(answer.text)
      + "<img src=\"$IMS-CC-FILEBASE$/\(MediaName.percented(name))\" alt=\"\(MarkupText.attribute(answer.media.imageAlt ?? ""))\">"
    return "<mattext texttype=\"text/html\">\(MarkupText.escaped(html))</mattext>"
  }

  /// A text: HTML where it has markup, else plain text.
  func content(_ text: String) -> String {
    guard html.isMarked(text) else { return Self.plain(html.plain(text)) }
    return "<mattext texttype=\"text/html\">\(MarkupText.escaped(html.inlined(text)))</mattext>"
  }

  private static func choice(_ cardinality: String, _ labels: String) -> String {
    "          <response_lid ident=\"response1\" rcardinality=\"\(cardinality)\">\n            <render_choice>\n"
      + labels + "            </render_choice>\n          </response_lid>\n"
  }

  static func equal(_ value: String, _ response: String = "response1") -> String {
    "<varequal respident=\"\(MarkupText.attribute(response))\">\(MarkupText.attribute(value))</varequal>"
  }

  static func scores(_ condition: String, _ score: Double, adds: Bool = false) -> String {
    "          <respcondition continue=\"\(adds ? "Yes" : "No")\"><conditionvar>\(condition)</conditionvar>"
      + "<setvar action=\"\(adds ? "Add" : "Set")\" varname=\"SCORE\">\(NumberText.percent(score))</setvar></respcondition>\n"
  }

  private func ids(_ question: Question) -> [String] { PackageID.of(question.answers.map(\.id), prefix: "a") }

  private func dataIsCarried(_ question: Question) -> Set<String> {
    question.answers.allSatisfy { $0.data.hasNo(keysBeside: ["image"]) } ? ["answers.data"] : []
  }

  // MARK: Choices

  private mutating func single(_ question: Question) -> Solution? {
    let ids = ids(question)
    guard let right = question.answers.firstIndex(where: { $0.worth == 1 }) else {
      losses.noteLeftOut(question, "a choice without an answer that earns all points has no place in Canvas")
      return nil
    }
    if question.answers.count(where: { $0.worth > 0 }) > 1 {
      losses.note(question, "only '\(shown(question.answers[right].text))' is right there")
    }
    let feedback = zip(question.answers, ids).compactMap { answer, id in answer.feedback.map { (id, $0) } }
    return Solution(
      type: "multiple_choice_question",
      presentation: Self.choice(
        "Single", Self.labels(zip(question.answers, ids).map { ($1, content($0, question)) })),
      conditions: feedback.map { Self.shows($0.0 + "_fb", Self.equal($0.0)) }.joined()
        + Self.scores(Self.equal(ids[right]), 1),
      answerIDs: ids, feedback: feedback.map { ($0.0 + "_fb", $0.1) }, carries: dataIsCarried(question))
  }

  /// Canvas gives points as the rule `net` does.
  private mutating func multiple(_ question: Question) -> Solution? {
    let ids = ids(question)
    let isNet = (question.partial ?? quiz.partial) == .net && !question.answers.contains { $0.fraction != nil }
    if !isNet { losses.note(question, "its parts of the points become those of the rule 'net'") }
    let feedback = zip(question.answers, ids).compactMap { answer, id in answer.feedback.map { (id, $0) } }
    let all = zip(question.answers, ids).map { answer, id in
      answer.worth > 0 ? Self.equal(id) : "<not>\(Self.equal(id))</not>"
    }
    return Solution(
      type: "multiple_answers_question",
      presentation: Self.choice(
        "Multiple", Self.labels(zip(question.answers, ids).map { ($1, content($0, question)) })),
      conditions: feedback.map { Self.shows($0.0 + "_fb", Self.equal($0.0)) }.joined()
        + Self.scores("<and>\(all.joined())</and>", 1),
      answerIDs: ids, feedback: feedback.map { ($0.0 + "_fb", $0.1) },
      carries: dataIsCarried(question).union(["partial", "answers.fraction"]))
  }

  private mutating func sides(_ question: Question) -> Solution? {
    guard case .side(let side) = question.correct else {
      losses.noteLeftOut(question, "true or false without a right side has no place in Canvas")
      return nil
    }
    let feedback = question.answers.compactMap { answer in answer.feedback.map { (answer.id, $0) } }
    let rows = [("true", Self.plain("True")), ("false", Self.plain("False"))]
    return Solution(
      type: "true_false_question", presentation: Self.choice("Single", Self.labels(rows)),
      conditions: feedback.map { Self.shows($0.0 + "_fb", Self.equal($0.0)) }.joined()
        + Self.scores(Self.equal(String(side)), 1),
      answerIDs: ["true", "false"], feedback: feedback.map { ($0.0 + "_fb", $0.1) })
  }

  // MARK: Typed

  private static let field =
    "          <response_str ident=\"response1\" rcardinality=\"Single\"><render_fib>"
    + "<response_label ident=\"answer1\" rshuffle=\"No\"/></render_fib></response_str>\n"
  private static let decimal =
    "          <response_str ident=\"response1\" rcardinality=\"Single\"><render_fib fibtype=\"Decimal\">"
    + "<response_label ident=\"answer1\"/></render_fib></response_str>\n"

  private mutating func texts(_ question: Question) -> Solution? {
    losses.noteEssay(question)
    if !question.isMarked {
      let nothing = "          <respcondition continue=\"No\"><conditionvar><other/></conditionvar></respcondition>\n"
      return Solution(
        type: Self.essay, presentation: Self.field, conditions: nothing,
        carries: question.marked == .byHand ? ["marked"] : [])
    }
    var rows = question.accept.map { (text: $0, feedback: String?.none) }
    for rule in question.answers {
      if rule.worth == 1 {
        rows += rule.patterns.map { ($0, rule.feedback) }
      } else if rule.worth != 0 || rule.feedback != nil {
        losses.note(question, "feedback and points for '\(shown(rule.patterns.first ?? "*"))' are lost")
      }
    }
    if rows.isEmpty {
      losses.noteLeftOut(question, "a text without one that earns all points has no place in Canvas")
      return nil
    }
    for place in rows.indices { rows[place].text = losses.literal(rows[place].text, of: question, in: "Canvas") }
    let feedback = rows.enumerated().compactMap { index, row in row.feedback.map { ("a\(index + 1)", row.text, $0) } }
    return Solution(
      type: "short_answer_question", presentation: Self.field,
      conditions: feedback.map { Self.shows($0.0 + "_fb", Self.equal($0.1)) }.joined()
        + Self.scores(rows.map { Self.equal($0.text) }.joined(), 1),
      answerIDs: rows.indices.map { "a\($0 + 1)" }, feedback: feedback.map { ($0.0 + "_fb", $0.2) })
  }

  private mutating func numbers(_ question: Question) -> Solution? {
    if case .number(let value) = question.correct { return Self.numerical(value, question.tolerance) }
    var conditions = ""
    var ids: [String] = []
    var feedback: [(String, String)] = []
    for rule in question.answers {
      guard case .near(let value, let tolerance) = rule.rule, rule.worth == 1 else {
        if rule.worth != 0 || rule.feedback != nil {
          losses.note(question, "feedback and points for other numbers are lost")
        }
        continue
      }
      let link = rule.feedback.map { _ in
        "<displayfeedback feedbacktype=\"Response\" linkrefid=\"a\(ids.count + 1)_fb\"/>"
      }
      if let said = rule.feedback { feedback.append(("a\(ids.count + 1)_fb", said)) }
      for condition in Self.near(value, tolerance) {
        ids.append("a\(ids.count + 1)")
        conditions += Self.scores(condition, 1).replacing("</respcondition>", with: (link ?? "") + "</respcondition>")
      }
    }
    if ids.isEmpty, question.isMarked {
      losses.noteLeftOut(question, "a number without one that earns all points has no place in Canvas")
      return nil
    }
    if ids.isEmpty {
      losses.note(question, "the number becomes a text")
      return Solution(type: Self.essay, presentation: Self.field)
    }
    return Solution(
      type: "numerical_question", presentation: Self.decimal, conditions: conditions, answerIDs: ids, feedback: feedback
    )
  }

  /// The number with its tolerance, as Canvas' answer with a margin; with different margins the number and a range.
  private static func near(_ value: Double, _ tolerance: Tolerance) -> [String] {
    NumberRange.spans(value, tolerance).map { span in
      let bounds = [
        "<vargte respident=\"response1\">\(NumberText.written(span.low))</vargte>",
        "<varlte respident=\"response1\">\(NumberText.written(span.high))</varlte>",
      ].joined()
      return span.value == value ? "<or>\(equal(NumberText.written(value)))<and>\(bounds)</and></or>" : bounds
    }
  }

  private static func numerical(_ value: Double, _ tolerance: Tolerance) -> Solution {
    let all = near(value, tolerance)
    return Solution(
      type: "numerical_question", presentation: decimal, conditions: all.map { scores($0, 1) }.joined(),
      answerIDs: all.indices.map { "a\($0 + 1)" })
  }

  private mutating func slider(_ question: Question) -> Solution? {
    guard case .number(let value) = question.correct else {
      losses.noteLeftOut(question, "a slider without a right place has no place in Canvas")
      return nil
    }
    losses.note(question, "the slider becomes a number to be typed")
    return Self.numerical(value, question.tolerance)
  }

  // MARK: Arranged

  /// New Quizzes know it, Classic Quizzes do not.
  private mutating func order(_ question: Question) -> Solution? {
    losses.note(question, "putting in order is known to New Quizzes alone")
    let ids = ids(question)
    let shown = zip(question.answers, ids).sorted { ($0.0.text, $0.1) < ($1.0.text, $1.1) }
    let labels = Self.labels(shown.map { ($1, content($0, question)) })
    return Solution(
      type: "ordering_question",
      presentation: "          <response_lid ident=\"response1\" rcardinality=\"Ordered\"><render_extension>\n"
        + "            <material position=\"top\"><mattext/></material><ims_render_object shuffle=\"No\"><flow_label>\n"
        + labels + "            </flow_label></ims_render_object></render_extension></response_lid>\n",
      conditions: Self.scores(ids.map { Self.equal($0) }.joined(), 1), answerIDs: ids)
  }

  private mutating func pairs(_ question: Question) -> Solution? {
    let rights = Set(question.pairs.map(\.right) + question.extra).sorted()
    let labels = Self.labels(rights.enumerated().map { ("right\($0.offset + 1)", content($0.element)) })
    var (presentation, conditions) = ("", "")
    let share = 1 / Double(max(1, question.pairs.count))
    for (index, pair) in question.pairs.enumerated() {
      let response = "response_left\(index + 1)"
      presentation +=
        "          <response_lid ident=\"\(response)\">\n            <material>\(content(pair.left))</material>\n"
      presentation += "            <render_choice>\n\(labels)            </render_choice>\n          </response_lid>\n"
      let right = "right\((rights.firstIndex(of: pair.right) ?? 0) + 1)"
      conditions += Self.scores(Self.equal(right, response), share, adds: true)
    }
    return Solution(
      type: "matching_question", presentation: presentation, conditions: conditions,
      answerIDs: question.pairs.indices.map { "left\($0 + 1)" })
  }
}
