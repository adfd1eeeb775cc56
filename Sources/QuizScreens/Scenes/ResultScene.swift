internal import QuizCore
internal import QuizPlay
internal import Terminal
internal import TextLayout

/// The end: what it came to.
struct ResultScene: Scene {
  private let result: SittingResult
  private let title: String
  /// All questions that were settled.
  private let tally: Tally
  /// The quiz's; nil when it has none.
  private let category: String?
  private let extras: ResultExtras
  var scroll = Scroll()

  init(
    _ result: SittingResult, title: String, tally: Tally = Tally(), category: String? = nil,
    extras: ResultExtras = ResultExtras()
  ) {
    self.result = result
    self.extras = extras
    self.title = title
    self.tally = tally
    self.category = category
  }

  /// The sitting is finished: leaving needs no question.
  mutating func press(_ key: Key, _ canvas: Canvas) -> SceneAction {
    switch key {
    case .character("r"): return .leave(.again)
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
    let header = SittingHeader(place: texts.result, title: title).rows(canvas.untimed)
    var body = body(canvas, picture: nil)
    if let name = result.image {
      let slot = PictureSlot(name: name, alt: "", others: body.rows.count, header: header.count)
      body = self.body(canvas, picture: slot)
    }
    let hints =
      [
        KeyHint(texts.enter, texts.exit), KeyHint("r", texts.again), KeyHint("l", texts.list),
      ] + (category == nil ? [] : [KeyHint("c", texts.sameCategory)]) + [
        KeyHint(canvas.glyphs.upDown, texts.scroll)
      ]
    return Sheet(header: header, body: body, hints: hints)
  }

  private func body(_ canvas: Canvas, picture: PictureSlot?) -> Body {
    var body = Body(width: canvas.width)
    let lead = result.emoji.map { [Span($0 + " ")] } ?? []
    body.add(result.headline(canvas.texts.language) ?? title, Look.strong, lead: lead)
    if canvas.isSpacious { body.gap() }
    for line in scoreLines(canvas) { body.add(line) }
    if let text = result.body, !text.isEmpty {
      if canvas.isSpacious { body.gap() }
      body.add(text)
    }
    if let waiting = result.waiting(canvas.texts.language) { body.add(waiting) }
    picture?.draw(into: &body, canvas)
    drawBars(into: &body, canvas)
    drawRanking(into: &body, canvas)
    body.gap()
    drawFigures(into: &body, canvas.texts)
    body.add(earned: extras.earned, canvas.texts)
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

  /// How many were right, unless the mode tells no points; how long it took.
  private func drawFigures(into body: inout Body, _ texts: ScreenTexts) {
    if result.points != nil, let accuracy = tally.accuracy {
      let (right, marked) = (String(tally.right), String(tally.marked))
      body.add(texts.accuracy(["n": right, "of": marked, "percent": texts.rounded(accuracy)]))
    }
    body.add(texts.timeSpent(["time": TimerLine.clock(result.ms / 1000)]))
    if tally.timed > 1, let mean = tally.meanMs, let fastest = tally.fastest {
      body.add(texts.answerTimes(["mean": texts.tenths(mean), "fastest": texts.tenths(fastest)]))
    }
  }

  /// `7 of 10 points · 70 % · Passed`, and the band.
  private func scoreLines(_ canvas: Canvas) -> [String] {
    let texts = canvas.texts
    var parts: [String] = []
    if let points = result.points {
      parts.append(result.of.map { texts.points(points, of: $0) } ?? texts.pointsAlone(points))
    }
    // A mode's headline may be just that.
    if result.percent == nil, parts == [result.headline ?? ""] { parts = [] }
    if let percent = result.percent { parts.append(texts.percent(["n": rounded(percent)])) }
    if let passed = result.passed { parts.append(passed ? texts.passed : texts.failed) }
    let line = parts.joined(separator: " \(canvas.glyphs.separator) ")
    let band = result.band.flatMap { $0 == result.headline ? nil : texts.level(["title": $0]) }
    return [line, band].compactMap { $0 }.filter { !$0.isEmpty }
  }

  private func rounded(_ percent: Double) -> String {
    if let points = result.points, let of = result.of, abs(percent - 100 * points / of) < 1e-9 {
      return Scores.written(Scores.percent(points, of: of))
    }
    return Scores.written(Scores.percent(percent, of: 100))
  }

  // MARK: Bars and ranking

  private static let longestLabel = 24

  private func drawBars(into body: inout Body, _ canvas: Canvas) {
    guard !result.bars.isEmpty else { return }
    body.gap()
    let widest = result.bars.map { $0.label.cleaned.cells }.max() ?? 0
    let besides = body.width >= 56 && widest <= Self.longestLabel
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
    let length = bar.mark != nil && canvas.width < 56 ? 12 : 20
    let full = bar.cells(bar.value, of: length)
    let score = Span(" " + canvas.texts.score(bar.value, of: bar.of))
    guard let mark = bar.mark else { return [Span(canvas.glyphs.bar(full, of: length), Look.bar), score] }
    let place = bar.cells(mark, of: length)
    let cells = canvas.glyphs.bar(full, of: length)
    let (sign, number) = (canvas.glyphs.mark, canvas.texts.number(mark))
    return [
      Span(String(cells.prefix(place)), Look.bar), Span(String(sign), Look.strong),
      Span(String(cells.dropFirst(place)), Look.bar), score, Span(" (\(sign) \(number))"),
    ]
  }

  private func drawRanking(into body: inout Body, _ canvas: Canvas) {
    guard !result.ranking.isEmpty else { return }
    body.gap()
    body.add(canvas.texts.ranking, Look.category)
    var place = 1
    for (index, standing) in result.ranking.enumerated() {
      if index > 0, standing.points != result.ranking[index - 1].points { place = index + 1 }
      let score =
        standing.of.map { canvas.texts.score(standing.points, of: $0) } ?? canvas.texts.number(standing.points)
      body.add("\(standing.player) \(canvas.glyphs.separator) \(score)", lead: [Span("\(place). ", Look.strong)])
    }
  }

  func keys(_ settings: ScreenSettings) -> [KeyHint] {
    let texts = settings.texts
    return [
      KeyHint("\(texts.enter) q \(texts.esc)", texts.exit), KeyHint("r", texts.again), KeyHint("l", texts.list),
    ] + (category == nil ? [] : [KeyHint("c", texts.sameCategory)]) + settings.glyphs.reading(texts)
  }
}

extension ScreenTexts {
  /// `3 of 7`.
  package func score(_ points: Double, of total: Double) -> String {
    scoreOf(["n": number(points), "of": number(total)])
  }

  func pointsAlone(_ points: Double) -> String {
    points == 1 ? onePoint : somePoints(["n": number(points)])
  }

  func number(_ value: Double) -> String { decimal(Scores.written(value)) }

  /// A written number with the decimal mark of the language.
  func decimal(_ number: String) -> String { number.replacing(".", with: decimalMark) }
}
