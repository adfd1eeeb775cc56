internal import QuizCore

/// Texts with gaps as Canvas has them: dropdowns, or blanks to be typed.
extension CanvasWriter {
  /// The text with `[name]` for each gap.
  static func gapText(_ question: Question) -> String {
    let names = names(question)
    let pieces = question.gapPieces.map { piece in
      switch piece {
      case .text(let text): text
      case .gap(let id): names[id].map { "[\($0)]" } ?? ""
      }
    }
    return pieces.joined()
  }

  /// Canvas' name of each gap.
  private static func names(_ question: Question) -> [String: String] {
    let ids = question.gaps.map(\.id)
    let names = ids.map { id in id.allSatisfy { $0.isLetter || $0.isNumber || "_-".contains($0) } ? id : "" }
    return Dictionary(
      zip(ids, names).enumerated().map { ($0.element.0, $0.element.1.isEmpty ? "gap\($0.offset + 1)" : $0.element.1) }
    ) { first, _ in first }
  }

  mutating func gaps(_ question: Question) -> Solution? {
    noteLosses(question)
    let areLists = question.gaps.allSatisfy { !$0.kind.isTyped }
    let names = Self.names(question)
    var (presentation, conditions) = ("", "")
    var ids: [String] = []
    let share = 1 / Double(max(1, question.gaps.count))
    for (place, gap) in question.gaps.enumerated() {
      let name = names[gap.id] ?? gap.id
      let response = "response_\(name)"
      let answers: [Choice] = areLists ? choices(gap, question) : texts(gap, question).map { ($0, true) }
      guard answers.contains(where: \.isRight) else {
        losses.noteLeftOut(question, "a gap without a right answer has no place in Canvas")
        return nil
      }
      let rows = answers.enumerated().map {
        (
          id: "g\(place + 1)_\($0.offset + 1)",
          content: areLists ? content($0.element.text) : Self.plain($0.element.text)
        )
      }
      presentation +=
        "          <response_lid ident=\"\(MarkupText.attribute(response))\">\n            <material>\(Self.plain(name))</material>\n"
        + "            <render_choice>\n\(Self.labels(rows))            </render_choice>\n          </response_lid>\n"
      for (row, answer) in zip(rows, answers) where answer.isRight {
        conditions += Self.scores(Self.equal(row.id, response), share, adds: true)
      }
      ids += rows.map(\.id)
    }
    return Solution(
      type: areLists ? "multiple_dropdowns_question" : "fill_in_multiple_blanks_question", presentation: presentation,
      conditions: conditions, answerIDs: ids, carries: ["partial"])
  }

  private mutating func noteLosses(_ question: Question) {
    let gaps = question.gaps
    if Set(gaps.map(\.weight)).count > 1 { losses.note(question, "every gap earns the same part of the points") }
    if question.partial == .all || question.partial == nil && quiz.partial == .all {
      losses.note(question, "each right gap earns its part of the points")
    }
    if gaps.contains(where: { $0.question.answers.contains { $0.feedback != nil } }) {
      losses.note(question, "the feedback of its gaps is lost")
    }
    if gaps.contains(where: { $0.kind == .word }), !question.reusesWords {
      losses.note(question, "its words become a list in each gap, where each can be chosen again")
    }
    if gaps.contains(where: \.kind.isTyped), !gaps.allSatisfy(\.kind.isTyped) {
      losses.note(question, "all of its gaps are typed, as Canvas does not mix blanks and dropdowns")
    }
    if gaps.contains(where: { $0.kind == .number }) {
      losses.note(question, "the numbers in its gaps are compared as texts, without a tolerance")
    }
  }

  private typealias Choice = (text: String, isRight: Bool)

  /// The list of a gap; Canvas has one right answer in it.
  private mutating func choices(_ gap: Gap, _ question: Question) -> [Choice] {
    if gap.kind == .word {
      var seen: Set<String> = []
      return question.words.filter { seen.insert($0).inserted }.map { ($0, gap.question.answer($0) != nil) }
    }
    if gap.question.answers.contains(where: { $0.worth != 0 && $0.worth != 1 }) {
      losses.note(question, "answers of a gap that earn a part of the points earn nothing there")
    }
    return gap.question.answers.map { ($0.text, $0.worth == 1) }
  }

  /// The texts that a blank accepts.
  private mutating func texts(_ gap: Gap, _ question: Question) -> [String] {
    switch gap.kind {
    case .word: return gap.question.answers.map(\.id)
    case .choice: return gap.question.answers.filter { $0.worth == 1 }.map(\.text)
    case .number:
      if case .number(let value)? = gap.question.correct { return [NumberText.written(value)] }
      return gap.question.answers.filter { $0.worth == 1 }.compactMap { rule in
        if case .near(let value, _)? = rule.rule { NumberText.written(value) } else { nil }
      }
    case .text:
      let patterns = gap.question.accept + gap.question.answers.filter { $0.worth == 1 }.flatMap(\.patterns)
      if patterns.contains(where: { Marking.literal($0) == nil }) {
        losses.note(question, "Canvas has no '*' for any letters in a blank")
      }
      return patterns.map { Marking.literal($0) ?? $0 }
    }
  }
}
