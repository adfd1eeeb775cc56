internal import QuizCore
internal import QuizPlay
internal import Terminal
internal import TextLayout

/// What an answer was worth, and what was right; several verdicts make a review.
struct VerdictScene: Scene {
  private let verdicts: [VerdictView]
  private let title: String
  private let length: Int?
  var scroll = Scroll()

  init(_ verdicts: [VerdictView], title: String, length: Int?) {
    self.verdicts = verdicts
    self.title = title
    self.length = length
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
    let texts = canvas.texts
    var body = Body(width: canvas.width)
    for verdict in verdicts {
      if verdicts.count > 1 {
        body.gap()
        let who = verdict.player.map { " \(canvas.glyphs.separator) \($0.cleaned)" } ?? ""
        body.add(texts.place(step: verdict.step, of: length, attempt: verdict.attempt) + who, Look.category)
      }
      draw(verdict, into: &body, canvas)
    }
    let only = verdicts.count == 1 ? verdicts.first : nil
    let place = only.map { texts.place(step: $0.step, of: length, attempt: $0.attempt) } ?? texts.review
    let hints = [
      KeyHint(canvas.glyphs.enterRight(texts), texts.goesOn, short: texts.enter),
      KeyHint("\(canvas.glyphs.arrowLeft) q", texts.quit, short: "q"),
      KeyHint(canvas.glyphs.upDown, texts.scroll),
    ]
    let header = SittingHeader(place: place, title: title, player: only?.player)
    return Sheet(header: header.rows(canvas.untimed), body: body, hints: hints)
  }

  private func draw(_ view: VerdictView, into body: inout Body, _ canvas: Canvas) {
    let texts = canvas.texts
    body.add(Self.headline(view, canvas))
    if canvas.isSpacious { body.gap() }
    let isLong = wrapped(view.questionText.cleaned, width: body.width).count > canvas.size.rows / 3
    if !isLong { body.add(view.questionText) }
    if canvas.isSpacious { body.gap() }
    let given = view.givenLines(decimalMark: texts.decimalMark)
    body.add(label: texts.yourAnswer, lines: given.isEmpty ? [texts.noAnswer] : given)
    body.add(label: texts.rightAnswer, lines: view.rightLines(decimalMark: texts.decimalMark))
    for text in [view.feedback, view.explanation].compactMap({ $0 }) where !text.isEmpty {
      if canvas.isSpacious { body.gap() }
      body.add(text)
    }
    body.add(label: texts.source, view.source)
    if isLong { drawAgain(view.questionText, into: &body, texts) }
  }

  /// A question that fills the screen stands below what became of it.
  private func drawAgain(_ question: String, into body: inout Body, _ texts: ScreenTexts) {
    body.gap()
    body.add(texts.theQuestion, Look.category)
    body.add(question)
  }

  static func headline(_ view: VerdictView, _ canvas: Canvas) -> Row {
    let (glyphs, texts) = (canvas.glyphs, canvas.texts)
    let (word, style) =
      switch view.grade {
      case .right: (texts.isRight, Look.right)
      case .partly: (texts.partly, Look.partly)
      case .wrong: (texts.wrong, Look.wrong)
      case .unmarked: (texts.unmarked, Look.strong)
      }
    return Row([
      Span(glyphs.sign(view.grade) + " "), Span(" \(word) ", style),
      Span("  " + texts.points(view.points, of: view.of)),
    ])
  }

  func keys(_ settings: ScreenSettings) -> [KeyHint] {
    let texts = settings.texts
    return [KeyHint("\(texts.enter) \(texts.right)", texts.goesOn)] + settings.glyphs.reading(texts)
      + [KeyHint("q \(texts.esc) \(texts.left)", texts.quit)]
  }
}

extension ScreenTexts {
  func points(_ points: Double, of total: Double) -> String {
    if total == 1 { return pointsOfOne(["n": number(points)]) }
    return self.points(["n": number(points), "of": number(total)])
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
