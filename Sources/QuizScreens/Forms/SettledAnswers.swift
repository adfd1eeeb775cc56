internal import QuizCore
internal import QuizPlay
internal import Terminal
internal import TextLayout
internal import Words

/// The answers of a settled question in their places: signs at the right and the given ones, the rest faint.
struct SettledAnswers {
  private let question: QuestionView
  private let verdict: VerdictView
  private let canvas: Canvas

  init(_ question: QuestionView, _ verdict: VerdictView, _ canvas: Canvas) {
    self.question = question
    self.verdict = verdict
    self.canvas = canvas
  }

  private var glyphs: Glyphs { canvas.glyphs }

  func draw(into body: inout Body) {
    switch question.kind {
    case .single, .truefalse, .info: drawChoices(into: &body, sign(single:))
    case .multiple: drawChoices(into: &body, sign(multiple:))
    case .range:
      drawTyped(into: &body)
      if let scale = question.scale {
        SliderPad(scale, canvas.texts.language).drawTrack(into: &body, knob: given, mark: right, canvas)
      }
    case .number, .text: drawTyped(into: &body)
    case .order: drawOrder(into: &body)
    case .match: drawPairs(into: &body)
    }
  }

  // MARK: Choices

  /// The mark before an answer: a sign, its box, or nothing; and its emphasis.
  private struct Mark {
    var sign: String
    var isTold = true
    var isMissed = false
  }

  private func drawChoices(into body: inout Body, _ mark: (String) -> Mark) {
    for (index, answer) in question.answers.enumerated() {
      let mark = mark(answer.id)
      let number = index < 9 ? " \(index + 1) " : "   "
      let style = mark.isTold ? Look.strong : Look.inactive
      let words = mark.isMissed ? "\(answer.text) \(canvas.texts.missed)" : answer.text
      let sign = mark.sign.padded(to: glyphs.radioOn.cells)
      body.add(words, style, lead: [Span("  "), Span(sign), Span(number, mark.isTold ? .plain : Look.inactive)])
    }
  }

  private func sign(single id: String) -> Mark {
    if ids(verdict.given).contains(id) {
      return Mark(sign: verdict.grade == .unmarked ? glyphs.radioOn : glyphs.sign(verdict.grade))
    }
    return ids(verdict.answer).contains(id) ? Mark(sign: glyphs.right) : Mark(sign: "", isTold: false)
  }

  private func sign(multiple id: String) -> Mark {
    let isTicked = ids(verdict.given).contains(id)
    guard verdict.answer != nil else {
      return Mark(sign: isTicked ? glyphs.checkOn : glyphs.checkOff, isTold: isTicked)
    }
    if ids(verdict.answer).contains(id) { return Mark(sign: glyphs.right, isMissed: !isTicked) }
    return isTicked ? Mark(sign: glyphs.wrong) : Mark(sign: "", isTold: false)
  }

  private func ids(_ reply: Reply?) -> [String] {
    if case .ids(let ids)? = reply { ids } else { [] }
  }

  // MARK: Typed and slid

  private func drawTyped(into body: inout Body) {
    let mark = canvas.texts.decimalMark
    let isRight = verdict.grade == .right
    let given = verdict.givenLines(decimalMark: mark).joined(separator: ", ")
    body.add(
      given.isEmpty ? canvas.texts.noneWord : given, Look.strong, lead: lead(glyphs.sign(verdict.grade)))
    let right = verdict.rightLines(decimalMark: mark).joined(separator: ", ")
    // The accepted text may be spelled differently.
    if !right.isEmpty, !isRight || right != given { body.add(right, Look.strong, lead: lead(glyphs.right)) }
  }

  private func lead(_ sign: String) -> [Span] { [Span("  "), Span(sign.padded(to: glyphs.right.cells + 1))] }

  private var given: Double? { number(verdict.given) }
  private var right: Double? { number(verdict.answer) }

  private func number(_ reply: Reply?) -> Double? {
    if case .number(let value)? = reply { value } else { nil }
  }

  // MARK: Orders and pairs

  private func drawOrder(into body: inout Body) {
    let texts = Dictionary(question.answers.map { ($0.id, $0.text) }) { first, _ in first }
    let right = ids(verdict.answer)
    let given = verdict.given == nil ? right : ids(verdict.given)
    let lines = given.enumerated().map { index, id in
      let text = ["\(index + 1). ", texts[id] ?? ""]
      guard verdict.given != nil else { return SettledLine(sign: glyphs.right, text: text) }
      guard right.indices.contains(index) else { return SettledLine(sign: "", text: text) }
      if right[index] == id { return SettledLine(sign: glyphs.right, text: text) }
      return SettledLine(sign: glyphs.wrong, text: text, right: texts[right[index]] ?? "")
    }
    SettledLine.draw(lines, into: &body, canvas)
  }

  private func drawPairs(into body: inout Body) {
    let texts = Dictionary(question.right.map { ($0.id, $0.text) }) { first, _ in first }
    let (given, right) = (pairs(verdict.given), pairs(verdict.answer))
    let column = question.left.map { $0.text.cleaned.cells }.max() ?? 0
    let isAligned = column <= body.width / 2 && !question.left.contains { $0.text.contains(where: \.isNewline) }
    let lines = question.left.map { left -> SettledLine in
      let has = given[left.id].flatMap { texts[$0] } ?? canvas.texts.nothingYet
      let gap = String(repeating: " ", count: isAligned ? column - left.text.cleaned.cells : 0)
      let text = [left.text, "\(gap) \(glyphs.leadsTo) ", has]
      guard let wanted = right[left.id] else { return SettledLine(sign: "", text: text) }
      // Two rights may read the same.
      if given[left.id].map({ texts[$0] == texts[wanted] }) == true {
        return SettledLine(sign: glyphs.right, text: text)
      }
      return SettledLine(sign: glyphs.wrong, text: text, right: texts[wanted] ?? "")
    }
    SettledLine.draw(lines, into: &body, canvas)
  }

  private func pairs(_ reply: Reply?) -> [String: String] {
    guard case .pairs(let pairs)? = reply else { return [:] }
    return Dictionary(pairs.map { ($0.left, $0.right) }) { first, _ in first }
  }
}

/// A line of a settled order or match, and what would have been right in it.
private struct SettledLine {
  var sign: String
  /// Texts that stand in a row, none of which turns round another that is written from right to left.
  var text: [String]
  /// The right part; nil where the line is right, or it stays hidden.
  var right: String?

  private var whole: String { text.joined().cleaned }

  /// Draws the right parts after the lines if there is room for all, or else below each.
  static func draw(_ lines: [SettledLine], into body: inout Body, _ canvas: Canvas) {
    let sign = canvas.glyphs.right
    let column = lines.map { $0.whole.cells }.max() ?? 0
    let longest = lines.compactMap { $0.right?.cleaned.cells }.max() ?? 0
    let isOneRow = !lines.contains { ($0.whole + ($0.right ?? "")).contains(where: \.isNewline) }
    let fits = isOneRow && sign.cells + 3 + column + 3 + sign.cells + 1 + longest <= body.width
    for line in lines {
      let lead = [Span("  "), Span(line.sign.padded(to: sign.cells + 1))]
      guard fits else {
        body.add(line.whole, lead: lead)
        if let right = line.right {
          body.add(right, Look.strong, lead: [Span(String(repeating: " ", count: sign.cells + 3)), Span(sign + " ")])
        }
        continue
      }
      let gap = Span(String(repeating: " ", count: column + 3 - line.whole.cells))
      let right = line.right.map { [gap, Span(sign + " "), Span($0.cleaned, Look.strong)] } ?? []
      body.add(Row(lead + line.text.map { Span($0.cleaned) } + right))
    }
  }
}
