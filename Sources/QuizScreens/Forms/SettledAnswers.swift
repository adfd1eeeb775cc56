internal import QuizCore
internal import QuizPlay
internal import Terminal
internal import TextLayout
internal import Words

/// The answers of a settled question in their places: signs at the right and the given ones, the rest faint.
struct SettledAnswers {
  let question: QuestionView
  let verdict: VerdictView
  let canvas: Canvas

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
    case .gaps: GapFlow(question, verdict, canvas).draw(into: &body)
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
      let sign = mark.sign.padded(to: glyphs.radioOn.cells)
      let lead = [Span("  "), Span(sign), Span(number, mark.isTold ? .plain : Look.inactive)]
      body.add(drawn(answer.name, mark, style, width: body.room(behind: lead)), lead: lead)
    }
  }

  private func drawn(_ text: String, _ mark: Mark, _ style: Style, width: Int) -> DrawnText {
    let missed = canvas.texts.missed
    guard mark.isMissed else { return canvas.drawn(text, question.markup, style, width: width) }
    switch question.markup {
    case .plain: return canvas.drawn("\(text) \(missed)", .plain, style, width: width)
    case .markdown:
      var drawn = canvas.drawn(text, question.markup, style, width: width)
      drawn.append(missed, style, width: width)
      return drawn
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
    let texts = Dictionary(question.answers.map { ($0.id, $0.name) }) { first, _ in first }
    let right = ids(verdict.answer)
    let given = verdict.given == nil ? right : ids(verdict.given)
    let lines = given.enumerated().map { index, id in
      let (number, text) = ("\(index + 1). ", texts[id] ?? "")
      guard verdict.given != nil else { return SettledLine(sign: glyphs.right, lead: number, text: text) }
      guard right.indices.contains(index) else { return SettledLine(sign: "", lead: number, text: text) }
      if right[index] == id { return SettledLine(sign: glyphs.right, lead: number, text: text) }
      return SettledLine(sign: glyphs.wrong, lead: number, text: text, right: texts[right[index]] ?? "")
    }
    SettledLine.draw(lines, question.markup, into: &body, canvas)
  }

  private func drawPairs(into body: inout Body) {
    let texts = Dictionary(question.right.map { ($0.id, $0.name) }) { first, _ in first }
    let (given, right) = (pairs(verdict.given), pairs(verdict.answer))
    let lines = question.left.map { left -> SettledLine in
      var line = SettledLine(sign: "", text: left.name, has: given[left.id].flatMap { texts[$0] }, isPair: true)
      guard let wanted = right[left.id] else { return line }
      // Two rights may read the same.
      let isRight = given[left.id].map { texts[$0] == texts[wanted] } == true
      line.sign = isRight ? glyphs.right : glyphs.wrong
      if !isRight { line.right = texts[wanted] ?? "" }
      return line
    }
    SettledLine.draw(lines, question.markup, into: &body, canvas)
  }

  private func pairs(_ reply: Reply?) -> [String: String] {
    guard case .pairs(let pairs)? = reply else { return [:] }
    return Dictionary(pairs.map { ($0.left, $0.right) }) { first, _ in first }
  }
}

/// A line of a settled order or match, and what would have been right in it.
private struct SettledLine {
  var sign: String
  /// The number of an item before its text.
  var lead = ""
  var text: String
  /// The right that the left of a pair was given; nil without one.
  var has: String?
  var isPair = false
  /// The right part; nil where the line is right, or it stays hidden.
  var right: String?

  /// Draws the right parts after the lines if there is room for all, or else below each.
  static func draw(_ lines: [SettledLine], _ markup: TextMarkup, into body: inout Body, _ canvas: Canvas) {
    let sign = canvas.glyphs.right
    let texts = lines.map { SettledTexts($0, markup, canvas) }
    let left = texts.map { $0.left.map { Row($0).cells } ?? .max }.max() ?? 0
    let isAligned = left <= body.width / 2
    let rows = texts.map { $0.row(column: isAligned ? left : 0, canvas) }
    let column = rows.map { $0.map { Row($0).cells } ?? .max }.max() ?? 0
    let longest = texts.compactMap(\.longest).max() ?? 0
    let fits =
      column < body.width && longest < body.width
      && sign.cells + 3 + column + 3 + sign.cells + 1 + longest <= body.width
    for (index, line) in lines.enumerated() {
      let lead = [Span("  "), Span(line.sign.padded(to: sign.cells + 1))]
      if fits, let row = rows[index] {
        let gap = Span(String(repeating: " ", count: column + 3 - Row(row).cells))
        let right = texts[index].right.map { [gap, Span(sign + " ")] + $0 } ?? []
        body.add(Row(lead + row + right))
        continue
      }
      texts[index].add(to: &body, lead: lead, column: isAligned ? left : 0, canvas)
      if let right = line.right {
        let lead = [Span(String(repeating: " ", count: sign.cells + 3)), Span(sign + " ")]
        body.add(right, markup, canvas, Look.strong, lead: lead)
      }
    }
  }
}

/// The texts of a settled line on one row each; nil for a text of several lines.
private struct SettledTexts {
  private let line: SettledLine
  private let markup: TextMarkup
  let left: [Span]?
  private let has: [Span]?
  let right: [Span]?

  private static let endless = 1000

  init(_ line: SettledLine, _ markup: TextMarkup, _ canvas: Canvas) {
    self.line = line
    self.markup = markup
    let row = { (text: String, markup: TextMarkup, style: Style) in
      canvas.drawn(text, markup, style, width: Self.endless).line
    }
    left = row(line.text, markup, .plain)
    has = line.isPair ? line.has.map { row($0, markup, .plain) } ?? row(canvas.texts.nothingYet, .plain, .plain) : []
    right = line.right.flatMap { row($0, markup, Look.strong) }
  }

  /// The cells of the right part; more than any screen has where it needs several rows.
  var longest: Int? { line.right.map { _ in right.map { Row($0).cells } ?? .max } }

  /// Texts that stand in a row, none of which turns round another that is written from right to left.
  func row(column: Int, _ canvas: Canvas) -> [Span]? {
    guard let left, let has else { return nil }
    guard line.isPair else { return [Span(line.lead)] + left }
    let gap = String(repeating: " ", count: max(0, column - Row(left).cells))
    return left + [Span("\(gap) \(canvas.glyphs.leadsTo) ")] + has
  }

  /// Adds the line over several rows.
  func add(to body: inout Body, lead: [Span], column: Int, _ canvas: Canvas) {
    switch markup {
    case .plain:
      let gap = String(repeating: " ", count: max(0, column - line.text.cleaned.cells))
      let pair = "\(gap) \(canvas.glyphs.leadsTo) \(line.has ?? canvas.texts.nothingYet)"
      body.add(line.lead + line.text + (line.isPair ? pair : ""), lead: lead)
    case .markdown:
      body.add(line.text, markup, canvas, lead: lead + (line.isPair ? [] : [Span(line.lead)]))
      guard line.isPair else { return }
      let below = [Span(String(repeating: " ", count: Row(lead).cells) + "\(canvas.glyphs.leadsTo) ")]
      body.add(line.has ?? canvas.texts.nothingYet, line.has == nil ? .plain : markup, canvas, lead: below)
    }
  }
}
