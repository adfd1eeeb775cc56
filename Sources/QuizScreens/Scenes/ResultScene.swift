internal import QuizCore
internal import QuizPlay
internal import Terminal
internal import TextLayout
package import Words

/// The result at the end.
struct ResultScene: Scene {
  private let result: SittingResult
  private let title: String
  /// All questions that were settled.
  private let tally: Tally
  /// The quiz's; nil when it has none.
  private let category: String?
  private let extras: ResultExtras
  /// How each question went, in the order in which they were asked first; nil where nothing was given.
  private let grades: [VerdictView.Grade?]
  /// Whether the answers can be looked at.
  private let hasAnswers: Bool
  /// False for practice, and where saving failed.
  private let isSaved: Bool
  var scroll = Scroll()

  /// The lines to share.
  var share: [String] { extras.share }

  init(
    _ result: SittingResult, title: String, tally: Tally = Tally(), category: String? = nil,
    extras: ResultExtras = ResultExtras(), grades: [VerdictView.Grade?] = [], hasAnswers: Bool = false,
    isSaved: Bool = true
  ) {
    self.isSaved = isSaved
    self.grades = grades
    self.hasAnswers = hasAnswers
    self.result = result
    self.extras = extras
    self.title = title
    self.tally = tally
    self.category = category
  }

  /// Its bars fill.
  var moving: String? { result.percent == nil && result.bars.isEmpty ? nil : "result" }

  /// The sitting is finished: leaving needs no question.
  mutating func press(_ key: Key, _ canvas: Canvas) -> SceneAction {
    switch key {
    case .character("r"): return .leave(.again)
    case .character("a") where hasAnswers: return .answers
    case .character("y") where !extras.share.isEmpty: return .copy(extras.share.joined(separator: "\n"))
    case .character("h") where extras.canChallenge: return .challenge
    case .character("l"): return .leave(.toList)
    case .character("c") where category != nil: return .leave(.toCategory)
    case .character("q"), .enter, .escape, .left, .right: return .leave(.finished)
    default:
      _ = scrolled(by: key, canvas)
      return .none
    }
  }

  func sheet(_ canvas: Canvas) -> Sheet {
    let texts = canvas.texts
    let header = SittingHeader(title: title, place: texts.resultLabel).rows(canvas.untimed)
    var body = body(canvas, width: canvas.width, picture: nil)
    if let name = result.image {
      let slot = PictureSlot(name: name, alt: "", others: body.rows.count, header: header.count)
      if let picture = slot.alongside(canvas) {
        let column = canvas.width - picture.size.columns
        body = self.body(canvas, width: column - PictureSlot.gutter, picture: nil)
        body.add(picture, besideAt: column)
      } else {
        body = self.body(canvas, width: canvas.width, picture: slot)
      }
    }
    let hints = [KeyHint(texts.enterKey, texts.isDone)] + ways(texts) + [KeyHint(canvas.glyphs.upDown, texts.scroll)]
    return Sheet(header: header, body: body, hints: hints)
  }

  /// The possible choices, the most usual first.
  private func ways(_ texts: ScreenTexts) -> [KeyHint] {
    (hasAnswers ? [KeyHint("a", texts.seesAnswers)] : []) + [KeyHint("r", texts.again)]
      + (extras.share.isEmpty ? [] : [KeyHint("y", texts.copies)])
      + (extras.canChallenge ? [KeyHint("h", texts.challenges)] : []) + [KeyHint("l", texts.list)]
      + (category == nil ? [] : [KeyHint("c", texts.sameCategory)])
  }

  private func body(_ canvas: Canvas, width: Int, picture: PictureSlot?) -> Body {
    var body = Body(width: width)
    ScoreCard(result: result, title: title, canvas: canvas).draw(into: &body)
    if let text = result.body, !text.isEmpty {
      if canvas.isSpacious { body.gap() }
      body.add(text, result.markup, canvas)
    }
    if let note = result.note { body.add(note: note, canvas) }
    if let waiting = result.waiting(canvas.texts.language) { body.add(waiting) }
    picture?.draw(into: &body, canvas)
    body.add(squares: grades, canvas)
    drawFacts(into: &body, canvas)
    if !isSaved { body.add(PlainWords.of(canvas.texts.language).sittingUnsaved) }
    drawBars(into: &body, canvas)
    drawRanking(into: &body, canvas)
    body.add(earned: extras.earned, canvas.texts)
    if let next = extras.next {
      body.gap()
      body.add(next)
    }
    body.add(outcome: extras.challenge, canvas.texts)
    drawShare(into: &body, canvas.texts)
    body.add(answers: extras.challenge, canvas)
    return body
  }

  private func drawShare(into body: inout Body, _ texts: ScreenTexts) {
    if extras.share.isEmpty { return }
    body.gap()
    body.add(texts.share, Look.category)
    for line in extras.share { body.add(line) }
  }

  /// Draws further facts on one row: the number right if the points do not show it, the time, the best so far.
  private func drawFacts(into body: inout Body, _ canvas: Canvas) {
    let texts = canvas.texts
    var facts: [String] = []
    if result.points != nil, tally.marked > 0,
      Double(tally.right) != result.points || Double(tally.marked) != result.of,
      result.headline(texts.language)?.tells([tally.right, tally.marked].map { "\($0)" }) != true
    {
      facts.append(texts.rightOf(["n": String(tally.right), "of": String(tally.marked)]))
    }
    facts.append(texts.timeSpent(["time": TimeText.duration(ms: result.ms)]))
    if tally.timed > 1, let mean = tally.meanMs { facts.append(texts.meanTime(["mean": texts.tenths(mean)])) }
    // A mode may say it in its own words.
    if result.passed != nil, let mark = extras.passMark.map(texts.rounded), result.body?.contains(mark) != true {
      facts.append(texts.passMark(["percent": mark]))
    }
    if let best = extras.best { facts.append(texts.bestSoFar(["percent": texts.rounded(best)])) }
    if canvas.isSpacious { body.gap() }
    body.add(facts.joined(separator: " \(canvas.glyphs.separator) "))
  }

  // MARK: Bars and ranking

  private static let longestLabel = 24
  private static let longestBar = 20
  private static let longestScore = 10

  private func drawBars(into body: inout Body, _ canvas: Canvas) {
    guard !result.bars.isEmpty else { return }
    body.gap()
    let widest = result.bars.map { $0.label.cleaned.cells }.max() ?? 0
    // The columns: the label, the bar, and its value.
    let besides = widest <= Self.longestLabel && body.width >= widest + 2 + Self.longestBar + Self.longestScore
    for bar in result.bars {
      if besides {
        body.add(Row([Span(bar.label.cleaned.padded(to: widest + 2))] + spans(bar, canvas)))
      } else {
        body.add(bar.label)
        body.add(Row([Span("  ")] + spans(bar, canvas)))
      }
    }
  }

  private func spans(_ bar: SittingResult.Bar, _ canvas: Canvas) -> [Span] {
    let length = bar.mark != nil && canvas.width < 56 ? 12 : Self.longestBar
    let said =
      bar.text?.cleaned ?? bar.saidOf.map { canvas.texts.score(bar.value, of: $0) } ?? canvas.texts.number(bar.value)
    let score = Span(" " + said)
    let cells = cells(of: bar, length, canvas)
    guard let mark = bar.mark else { return [Span(cells, Look.bar), score] }
    let place = bar.cells(mark, of: length)
    let (sign, number) = (canvas.glyphs.mark, canvas.texts.number(mark))
    return [
      Span(String(cells.prefix(place)), Look.bar), Span(String(sign), Look.strong),
      Span(String(cells.dropFirst(place)), Look.bar), score, Span(" (\(sign) \(number))"),
    ]
  }

  /// The cells of a bar, which grow from 0 while it moves.
  private func cells(of bar: SittingResult.Bar, _ length: Int, _ canvas: Canvas) -> String {
    let filled = bar.filled(of: length)
    let zero = bar.cells(0, of: length)
    let moved = { (end: Int) in zero + Int(canvas.motion.between(0, Double(end - zero))) }
    guard bar.ends != nil else { return canvas.glyphs.bar(moved(filled.upperBound), of: length) }
    let (low, high) = (moved(filled.lowerBound), moved(filled.upperBound))
    let (full, empty) = (canvas.glyphs.bar(1, of: 1), canvas.glyphs.bar(0, of: 1))
    return (0..<length).map { (low..<max(low, high)).contains($0) ? full : empty }.joined()
  }

  private func drawRanking(into body: inout Body, _ canvas: Canvas) {
    guard !result.ranking.isEmpty else { return }
    body.gap()
    body.add(canvas.texts.ranking, Look.category)
    var place = 1
    for (index, standing) in result.ranking.enumerated() {
      if index > 0, standing.points != result.ranking[index - 1].points { place = index + 1 }
      let score =
        result.unit.map { canvas.texts.count(standing.points, of: standing.of, $0) }
        ?? standing.of.map { canvas.texts.score(standing.points, of: $0) } ?? canvas.texts.number(standing.points)
      body.add("\(standing.player) \(canvas.glyphs.separator) \(score)", lead: [Span("\(place). ", Look.strong)])
    }
  }

  func keys(_ settings: ScreenSettings) -> [KeyHint] {
    let texts = settings.texts
    return [KeyHint("\(texts.enterKey) q \(texts.esc)", texts.isDone)] + ways(texts) + settings.glyphs.reading(texts)
  }
}

extension String {
  /// Whether it says all these numbers in its own words.
  func tells(_ numbers: [String]) -> Bool {
    let said = split { !$0.isNumber && !".,\u{2212}".contains($0) }.map(String.init)
    return numbers.allSatisfy(said.contains)
  }
}

extension ScreenTexts {
  /// `3 of 7`.
  package func score(_ points: Double, of total: Double) -> String {
    countOf(["n": number(points), "of": number(total)])
  }

  /// `3 of 7 rounds`.
  func count(_ number: Double, of total: Double?, _ unit: ResultUnit) -> String {
    (total.map { score(number, of: $0) } ?? self.number(number)) + " " + unit.form(of: total ?? number).cleaned
  }

  func pointsAlone(_ points: Double) -> String {
    pointCount(points, written: number(points))
  }
}
