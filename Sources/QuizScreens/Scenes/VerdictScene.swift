internal import QuizCore
internal import QuizPlay
internal import Terminal
internal import Words

/// The verdict on an answer. The question stays in place, with signs at the right and the given answers; the verdict
/// replaces the buttons.
struct VerdictScene: Scene {
  private let verdict: VerdictView
  /// The question as it was on the screen.
  private let asked: QuestionScene
  /// The mode's present status; nil while it is unknown.
  private let status: [StatusEntry]?
  var scroll: Scroll

  init(_ verdict: VerdictView, of asked: QuestionScene, status: [StatusEntry]? = nil) {
    self.verdict = verdict
    self.asked = asked
    self.status = status
    scroll = asked.scroll
    scroll.follow()
  }

  /// Bars of the header, where the answer changed them.
  var moving: String? {
    let before = asked.view.status
    guard let status, status.map(\.kind) == before.map(\.kind) else { return nil }
    let moves = zip(before, status).contains { $0 != $1 && [.meter, .counter].contains($1.kind) }
    return moves ? "verdict \(verdict.step) \(verdict.attempt)" : nil
  }

  mutating func press(_ key: Key, _ canvas: Canvas) -> SceneAction {
    switch key {
    case .enter, .right: return .next
    case .escape, .character("q"), .left: return .quit
    default:
      _ = scrolled(by: key, canvas)
      return .none
    }
  }

  func sheet(_ canvas: Canvas) -> Sheet {
    let canvas = canvas.untimed
    var header = asked.header(canvas)
    header.statusAfter = status
    let rows = header.rows(canvas)
    var (answers, headline) = (0, 0)
    var body = asked.body(canvas, header: rows.count, status: status) { body in
      answers = body.rows.count
      SettledAnswers(question: asked.view, verdict: verdict, canvas: canvas).draw(into: &body)
      if canvas.isSpacious { body.gap() }
      body.add(verdict: verdict, canvas) { headline = $0 }
    }
    body.shareSpot(rows: seen(answers, headline, body.rows.count, in: canvas.height(under: rows.count)))
    return Sheet(header: rows, body: body, focus: 0, hints: hints(canvas))
  }

  /// The rows worth seeing first: answers and all that is said of them, or as much of it as finds room.
  private func seen(_ answers: Int, _ headline: Int, _ end: Int, in height: Int) -> Range<Int> {
    if end - answers <= height { return answers..<end }
    return headline + 1 - answers <= height ? answers..<(headline + 1) : headline..<end
  }

  private func hints(_ canvas: Canvas) -> [KeyHint] {
    let texts = canvas.texts
    return [
      KeyHint(canvas.glyphs.enterRight(texts), texts.goesOn, short: texts.enterKey),
      KeyHint("\(canvas.glyphs.arrowLeft) q", texts.quit, short: "q"),
      KeyHint(canvas.glyphs.upDown, texts.scroll),
    ]
  }

  func keys(_ settings: ScreenSettings) -> [KeyHint] { settings.verdictKeys }
}

extension ScreenSettings {
  /// The keys of verdicts, for the help.
  var verdictKeys: [KeyHint] {
    [KeyHint(glyphs.enterRight(texts), texts.goesOn)] + glyphs.reading(texts)
      + [KeyHint("q \(texts.esc) \(glyphs.arrowLeft)", texts.quit)]
  }
}

extension Body {
  /// Adds the grade with its points, then the feedback; reports the row of the headline.
  mutating func add(
    verdict view: VerdictView, _ canvas: Canvas, headlineAt tell: (Int) -> Void = { _ in }
  ) {
    tell(rows.count)
    add(headlineOf: view, canvas)
    let said = view.said
    if canvas.isSpacious && !(said.isEmpty && view.source == nil) { gap() }
    for (index, remark) in said.enumerated() {
      if index > 0 && canvas.isSpacious { gap() }
      add(remark.text, remark.markup, canvas)
    }
    guard let source = view.source, !source.isEmpty else { return }
    add(source, Look.inactive, lead: [Span(canvas.texts.sourceLabel + " ", Look.inactive)])
  }

  /// Right or wrong, and its points beside or, where there is little room, below.
  mutating func add(headlineOf view: VerdictView, _ canvas: Canvas) {
    let (grade, points) = view.headline(canvas)
    let row = Row(grade + [Span("  " + points)])
    if row.cells <= width { return add(row) }
    add(Row(grade))
    add(points)
  }
}

extension VerdictView {
  /// The feedback and the explanation, each with its markup.
  var said: [(text: String, markup: TextMarkup)] {
    [(feedback, feedbackMarkup), (explanation, markup)].compactMap { text, markup in
      text.flatMap { $0.isEmpty ? nil : ($0, markup) }
    }
  }

  /// `❌  Wrong ` and `0 of 1 point`; a skipped or expired question shows that instead of wrong.
  fileprivate func headline(_ canvas: Canvas) -> (grade: [Span], points: String) {
    let (glyphs, texts) = (canvas.glyphs, canvas.texts)
    let (word, style) =
      switch grade {
      case .right: (texts.rightVerdict, Look.right)
      case .partly: (texts.partlyRight, Look.partly)
      case .wrong: (texts.wrongVerdict, Look.wrong)
      case .late: (texts.timeIsUp, Look.wrong)
      case .skipped: (texts.skippedVerdict, Look.partly)
      case .unmarked: (texts.unmarkedVerdict, Look.strong)
      }
    let late = settling == .timedOut && grade != .late ? " \(glyphs.separator) \(texts.timeIsUp)" : ""
    return ([Span(glyphs.sign(grade) + " "), Span(" \(word) ", style)], texts.points(points, of: of) + late)
  }
}

extension ScreenTexts {
  func points(_ points: Double, of total: Double) -> String {
    if total == 1 { return scoreOfOne(["n": number(points)]) }
    return scoreOfPoints(["n": number(points), "of": number(total)])
  }
}

extension Canvas {
  /// The same without a countdown, for screens on which no time counts.
  var untimed: Canvas {
    var canvas = self
    canvas.left = (nil, nil)
    return canvas
  }
}
