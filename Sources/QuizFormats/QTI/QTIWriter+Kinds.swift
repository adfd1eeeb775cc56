internal import QuizCore

/// Each kind of question as an interaction of QTI 2.1.
extension QTIWriter {
  struct Solution {
    /// The declaration of right values, and the interaction.
    var declaration = ""
    var body: String
    var processing = ""
    /// Words for single answers, by identifier.
    var feedback: [(String, String)] = []
    /// The responses that may choose something with words of its own.
    var choosing = ["RESPONSE"]
    /// Whether the body says the text already.
    var holdsText = false
    var carries: Set<String> = []
  }

  /// The solution; nil, with a loss, for a question without a counterpart.
  mutating func solution(_ question: Question) -> Solution? {
    switch question.kind {
    case .info: return Solution(body: "")
    case .single, .multiple: return choices(question)
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

  func declaration(
    _ cardinality: String, _ type: String, _ inside: String, of response: String = "RESPONSE"
  ) -> String {
    "  <responseDeclaration identifier=\"\(response)\" cardinality=\"\(cardinality)\" baseType=\"\(type)\">\(inside)</responseDeclaration>\n"
  }

  func correct(_ values: [String]) -> String {
    if values.isEmpty { return "" }
    let list = values.map { "<value>\(MarkupText.attribute($0))</value>" }.joined()
    return "<correctResponse>\(list)</correctResponse>"
  }

  func mapping(
    _ entries: [(key: String, value: Double)], _ attributes: String = "", isExact: Bool? = nil
  ) -> String {
    let exact = isExact.map { " caseSensitive=\"\($0)\"" } ?? ""
    let list = entries.map { key, value in
      "<mapEntry mapKey=\"\(MarkupText.attribute(key))\" mappedValue=\"\(NumberText.written(value))\"\(exact)/>"
    }
    return "<mapping\(attributes) defaultValue=\"0\">\(list.joined())</mapping>"
  }

  private static let matchesCorrect = """
        <responseCondition><responseIf><match><variable identifier="RESPONSE"/><correct identifier="RESPONSE"/></match>
          <setOutcomeValue identifier="SCORE"><baseValue baseType="float">1</baseValue></setOutcomeValue>
        </responseIf></responseCondition>

    """
  private static let mapsResponse = """
        <setOutcomeValue identifier="SCORE"><mapResponse identifier="RESPONSE"/></setOutcomeValue>

    """

  // MARK: Choices

  private mutating func choices(_ question: Question) -> Solution? {
    let isSingle = question.kind == .single
    let rule = question.partial ?? quiz.partial
    let isWhole = !isSingle && rule == .all && !question.answers.contains { $0.fraction != nil }
    if !isSingle, !isWhole, !question.netIsWritten(in: quiz) {
      losses.note(question, "its parts of the points become those of the rule 'net'")
    }
    let ids = PackageID.of(question.answers.map(\.id), prefix: "choice_")
    let weights = question.weights
    let rights =
      isSingle ? zip(ids, weights).filter { $0.1 == 1 }.map(\.0) : zip(ids, weights).filter { $0.1 > 0 }.map(\.0)
    let isPlain = isSingle && rights.count == 1 && weights.allSatisfy { $0 == 0 || $0 == 1 }
    var inside = correct(isSingle ? Array(rights.prefix(1)) : rights)
    let isMarked = weights.contains { $0 != 0 }
    if isMarked, !isPlain, !isWhole {
      let bounds = isSingle ? "" : " lowerBound=\"0\" upperBound=\"1\""
      inside += mapping(zip(ids, weights).filter { $0.1 != 0 }.map { ($0, $1) }, bounds)
    }
    var body = "    <choiceInteraction responseIdentifier=\"RESPONSE\" shuffle=\"\(quiz.shuffle.answers)\""
    body += " maxChoices=\"\(isSingle ? 1 : 0)\">\n"
    for (answer, id) in zip(question.answers, ids) {
      let fixed = answer.isPinnedLast ? " fixed=\"true\"" : ""
      body += "      <simpleChoice identifier=\"\(id)\"\(fixed)>\(content(answer, question))</simpleChoice>\n"
    }
    let isData = question.answers.allSatisfy { $0.data.hasNo(keysBeside: ["image"]) }
    return Solution(
      declaration: declaration(isSingle ? "single" : "multiple", "identifier", inside),
      body: body + "    </choiceInteraction>\n",
      processing: isMarked ? (isPlain || isWhole ? Self.matchesCorrect : Self.mapsResponse) : "",
      feedback: zip(question.answers, ids).compactMap { answer, id in answer.feedback.map { (id, $0) } },
      carries: Set(["answers.feedback", "partial"] + (isData ? ["answers.data"] : [])))
  }

  private mutating func content(_ answer: Answer, _ question: Question) -> String {
    var output = html.inlined(answer.text)
    if let path = answer.media.image ?? answer.data["image"]?.string,
      let name = files.picture(path, of: question, &losses)
    {
      output +=
        "<img src=\"../\(MarkupText.attribute(MediaName.percented(name)))\" alt=\"\(MarkupText.attribute(answer.media.imageAlt ?? ""))\"/>"
    }
    return output
  }

  private mutating func sides(_ question: Question) -> Solution? {
    var body = "    <choiceInteraction responseIdentifier=\"RESPONSE\" shuffle=\"false\" maxChoices=\"1\">\n"
    for answer in question.answers {
      body +=
        "      <simpleChoice identifier=\"\(answer.id)\">\(answer.id == "true" ? "True" : "False")</simpleChoice>\n"
    }
    guard case .side(let side) = question.correct else {
      losses.noteLeftOut(question, "true or false without a right side has no place in QTI")
      return nil
    }
    return Solution(
      declaration: declaration("single", "identifier", correct([String(side)])),
      body: body + "    </choiceInteraction>\n",
      processing: Self.matchesCorrect,
      feedback: question.answers.compactMap { answer in answer.feedback.map { (answer.id, $0) } },
      carries: ["answers.feedback"])
  }

  // MARK: Typed

  /// The field stands where the text has a line to fill in, else behind it.
  private func entry(_ question: Question) -> (body: String, holdsText: Bool) {
    let field = "<textEntryInteraction responseIdentifier=\"RESPONSE\" expectedLength=\"20\"/>"
    let text = question.text
    let isOne = text.split(separator: html.gap, omittingEmptySubsequences: false).count == 2 && !text.contains("______")
    guard isOne, !text.trimmed.hasSuffix(html.gap), !text.contains(ClozeText.markStart) else {
      return ("    <p>\(field)</p>\n", false)
    }
    let mark = String(ClozeText.markStart)
    let inside = html.blocks(text.replacing(html.gap, with: mark)).replacing(mark, with: field)
    return ("    \(inside)\n", true)
  }

  private mutating func texts(_ question: Question) -> Solution? {
    losses.noteEssay(question)
    if !question.isMarked {
      return Solution(
        declaration: declaration("single", "string", ""),
        body: "    <extendedTextInteraction responseIdentifier=\"RESPONSE\"/>\n",
        carries: question.marked == .byHand ? ["marked"] : [])
    }
    var rows = question.accept.map { (key: $0, value: 1.0) }
    for rule in question.answers {
      if rule.rule == .otherwise, rule.worth != 0 { losses.note(question, "the points for any other text are lost") }
      rows += rule.worth == 0 ? [] : rule.patterns.map { (key: $0, value: rule.worth) }
    }
    for place in rows.indices { rows[place].key = losses.literal(rows[place].key, of: question, in: "QTI") }
    let right = rows.first { $0.value == 1 }.map { [$0.key] } ?? []
    let (body, holdsText) = entry(question)
    return Solution(
      declaration: declaration(
        "single", "string", correct(right) + mapping(rows, isExact: question.caseSensitive)),
      body: body, processing: Self.mapsResponse, holdsText: holdsText)
  }

  private mutating func numbers(_ question: Question) -> Solution? {
    let (body, holdsText) = entry(question)
    if case .number(let value) = question.correct {
      return Solution(
        declaration: declaration("single", "float", correct([NumberText.written(value)])), body: body,
        processing: near(value, question.tolerance), holdsText: holdsText)
    }
    if !question.isMarked {
      return Solution(declaration: declaration("single", "float", ""), body: body, holdsText: holdsText)
    }
    let near = question.answers.filter { $0.worth != 0 }
    if near.count == 1, near[0].worth == 1, case .near(let value, let tolerance) = near[0].rule {
      return Solution(
        declaration: declaration("single", "float", correct([NumberText.written(value)])), body: body,
        processing: self.near(value, tolerance), holdsText: holdsText)
    }
    let conditions = conditions(question)
    if conditions.isEmpty, question.isMarked {
      losses.noteLeftOut(question, "a number without one that earns points has no place in QTI")
      return nil
    }
    let right = question.answers.lazy.compactMap { $0.worth == 1 ? $0.rule?.number : nil }.first
    return Solution(
      declaration: declaration("single", "float", correct(right.map { [NumberText.written($0)] } ?? [])), body: body,
      processing: conditions, holdsText: holdsText)
  }

  /// Which number earns what, in turn.
  private func conditions(_ question: Question) -> String {
    var branches = ""
    for rule in question.answers where rule.worth != 0 {
      let sets =
        "<setOutcomeValue identifier=\"SCORE\"><baseValue baseType=\"float\">"
        + "\(NumberText.written(rule.worth))</baseValue></setOutcomeValue>"
      switch rule.rule {
      case .near(let value, let tolerance):
        let name = branches.isEmpty ? "responseIf" : "responseElseIf"
        let right = "<baseValue baseType=\"float\">\(NumberText.written(value))</baseValue>"
        branches += "        <\(name)>\(Self.equal(value, tolerance, right))\(sets)</\(name)>\n"
      case .otherwise where !branches.isEmpty: branches += "        <responseElse>\(sets)</responseElse>\n"
      default: break
      }
    }
    return branches.isEmpty ? "" : "      <responseCondition>\n\(branches)      </responseCondition>\n"
  }

  /// Compares with the right number, as near as is right.
  private func near(_ value: Double, _ tolerance: Tolerance) -> String {
    if tolerance == .absolute(0) { return Self.matchesCorrect }
    return """
          <responseCondition><responseIf>\(Self.equal(value, tolerance, "<correct identifier=\"RESPONSE\"/>"))
            <setOutcomeValue identifier="SCORE"><baseValue baseType="float">1</baseValue></setOutcomeValue>
          </responseIf></responseCondition>

      """
  }

  static func equal(
    _ value: Double, _ tolerance: Tolerance, _ right: String, _ response: String = "RESPONSE"
  ) -> String {
    let bounds: (String, String)
    switch tolerance {
    case .relative(let share):
      let percent = NumberText.exactPercent(share) ?? NumberText.written(share * 100)
      bounds = (percent, percent)
    case .absolute(let distance): bounds = (NumberText.written(distance), NumberText.written(distance))
    case .geometric(let factor):
      let (low, high) = (min(value / factor, value * factor), max(value / factor, value * factor))
      bounds = (NumberText.written(value - low), NumberText.written(high - value))
    }
    let isRelative = if case .relative = tolerance { true } else { false }
    return "<equal toleranceMode=\"\(isRelative ? "relative" : "absolute")\" tolerance=\"\(bounds.0) \(bounds.1)\">"
      + "<variable identifier=\"\(response)\"/>\(right)</equal>"
  }

  private mutating func slider(_ question: Question) -> Solution? {
    let scale = question.scale
    var body = "    <sliderInteraction responseIdentifier=\"RESPONSE\" lowerBound=\"\(NumberText.written(scale.min))\""
    body += " upperBound=\"\(NumberText.written(scale.max))\" step=\"\(NumberText.written(scale.step))\"/>\n"
    if !scale.labels.isEmpty { losses.note(question, "the labels of its ends are lost") }
    if question.answers.contains(where: { $0.rule != nil }) {
      losses.note(question, "the points and feedback of parts of its scale are lost")
    }
    guard case .number(let value) = question.correct else {
      return Solution(declaration: declaration("single", "float", ""), body: body)
    }
    return Solution(
      declaration: declaration("single", "float", correct([NumberText.written(value)])), body: body,
      processing: near(value, question.tolerance))
  }

  // MARK: Arranged

  private mutating func order(_ question: Question) -> Solution? {
    let ids = PackageID.of(question.answers.map(\.id), prefix: "item_")
    // The right order is declared, not shown.
    let shown = zip(question.answers, ids).sorted { ($0.0.text, $0.1) < ($1.0.text, $1.1) }
    var body = "    <orderInteraction responseIdentifier=\"RESPONSE\" shuffle=\"true\">\n"
    for (answer, id) in shown {
      body += "      <simpleChoice identifier=\"\(id)\">\(content(answer, question))</simpleChoice>\n"
    }
    return Solution(
      declaration: declaration("ordered", "identifier", correct(ids)), body: body + "    </orderInteraction>\n",
      processing: Self.matchesCorrect)
  }

  private mutating func pairs(_ question: Question) -> Solution? {
    let rights = Set(question.pairs.map(\.right) + question.extra).sorted()
    let pairs = question.pairs.enumerated().map { index, pair in
      "left_\(index + 1) right_\((rights.firstIndex(of: pair.right) ?? 0) + 1)"
    }
    let share = 1 / Double(max(1, pairs.count))
    var body =
      "    <matchInteraction responseIdentifier=\"RESPONSE\" shuffle=\"true\" maxAssociations=\"\(pairs.count)\">\n"
    for (name, texts, most) in [("left", question.pairs.map(\.left), 1), ("right", rights, 0)] {
      body += "      <simpleMatchSet>\n"
      for (index, text) in texts.enumerated() {
        body += "        <simpleAssociableChoice identifier=\"\(name)_\(index + 1)\" matchMax=\"\(most)\">"
        body += html.inlined(text) + "</simpleAssociableChoice>\n"
      }
      body += "      </simpleMatchSet>\n"
    }
    return Solution(
      declaration: declaration(
        "multiple", "directedPair",
        correct(pairs) + mapping(pairs.map { ($0, share) }, " lowerBound=\"0\" upperBound=\"1\"")),
      body: body + "    </matchInteraction>\n", processing: Self.mapsResponse)
  }
}

extension Answer.Rule {
  /// The number that it is about.
  fileprivate var number: Double? { if case .near(let value, _) = self { value } else { nil } }
}
