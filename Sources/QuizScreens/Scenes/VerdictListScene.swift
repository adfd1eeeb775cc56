internal import QuizCore
internal import QuizPlay
internal import Terminal
internal import TextLayout
internal import Words

/// The verdicts on several answers, with the right ones: a review.
struct VerdictListScene: Scene {
  private let verdicts: [VerdictView]
  private let title: String
  private let length: Int?
  var scroll = Scroll()

  /// Whether the sitting is over: then leaving the answers leads back to its result.
  private let isOver: Bool

  init(_ verdicts: [VerdictView], title: String, length: Int?, isOver: Bool = false) {
    self.isOver = isOver
    self.verdicts = verdicts
    self.title = title
    self.length = length
  }

  mutating func press(_ key: Key, _ canvas: Canvas) -> SceneAction {
    switch key {
    case .enter, .right: return .next
    case .escape, .character("q"), .left: return isOver ? .next : .quit
    default:
      _ = scrolled(by: key, canvas)
      return .none
    }
  }

  func sheet(_ canvas: Canvas) -> Sheet {
    let texts = canvas.texts
    var body = Body(width: canvas.width)
    for verdict in verdicts {
      body.gap()
      let who = verdict.player.map { " \(canvas.glyphs.separator) \($0.cleaned)" } ?? ""
      body.add(texts.place(step: verdict.step, of: length, attempt: verdict.attempt) + who, Look.inactive)
      draw(verdict, into: &body, canvas)
    }
    let (arrow, scrolling) = (canvas.glyphs.arrowLeft, KeyHint(canvas.glyphs.upDown, texts.scroll))
    let going = KeyHint(canvas.glyphs.enterRight(texts), texts.goesOn, short: texts.enterKey)
    // Behind answers that are looked at once more comes nothing: there is one way, back.
    let hints =
      isOver
      ? [KeyHint("\(texts.enterKey) \(arrow)", texts.back, short: texts.enterKey), scrolling]
      : [going, KeyHint("\(arrow) q", texts.quit, short: "q"), scrolling]
    let header = SittingHeader(title: title, place: texts.review)
    return Sheet(header: header.rows(canvas.untimed), body: body, hints: hints)
  }

  private func draw(_ view: VerdictView, into body: inout Body, _ canvas: Canvas) {
    let texts = canvas.texts
    body.add(question: view.questionText, view.markup, canvas)
    if canvas.isSpacious { body.gap() }
    let given = view.givenAnswers(texts.decimalMark)
    let right = view.rightAnswers(texts.decimalMark)
    if !given.isEmpty || !view.grade.isAbsence {
      if given.isEmpty {
        body.add(label: texts.yourAnswer, texts.noneWord)
      } else {
        body.add(label: texts.yourAnswer, given, view.answerMarkup, canvas)
      }
    }
    if view.grade != .right || right != given { body.add(label: texts.rightAnswer, right, view.answerMarkup, canvas) }
    if canvas.isSpacious { body.gap() }
    body.add(verdict: view, canvas)
  }

  func keys(_ settings: ScreenSettings) -> [KeyHint] { settings.verdictKeys }
}

extension VerdictView {
  /// The texts of the response: of plain ones in one line but for pairs, of others each by itself.
  func givenAnswers(_ decimalMark: String) -> [String] {
    answerMarkup == .plain ? givenLines(decimalMark: decimalMark) : givenTexts
  }

  /// The right answer likewise.
  func rightAnswers(_ decimalMark: String) -> [String] {
    answerMarkup == .plain ? rightLines(decimalMark: decimalMark) : rightTexts
  }
}
