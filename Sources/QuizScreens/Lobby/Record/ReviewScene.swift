internal import QuizCore
internal import QuizPlay
package import QuizWire
internal import Terminal
internal import Words

/// A sitting of the history, answer by answer.
struct ReviewScene: ReadingScene {
  private let view: ReviewListing
  var scroll = Scroll()
  var choice: ReviewChoice?

  init(_ view: ReviewListing) {
    self.view = view
  }

  mutating func press(_ key: Key, _ canvas: Canvas) -> SceneAction {
    switch key {
    case .character("c") where !view.entry.isFinished: return choose(.goOn)
    case .character("a") where view.entry.isFinished: return choose(.again(sameSeed: true))
    case .character("n") where view.entry.isFinished: return choose(.again(sameSeed: false))
    case .character("d"), .delete: return choose(.delete)
    default: return read(key, canvas)
    }
  }

  func sheet(_ canvas: Canvas) -> Sheet {
    var body = Body(width: canvas.width)
    drawHead(into: &body, canvas)
    for answer in view.answers {
      body.gap()
      draw(answer, into: &body, canvas)
    }
    let title = SittingHeader(title: view.entry.title, place: canvas.texts.review).rows(canvas.untimed)
    return Sheet(header: title, body: body, hints: hints(canvas.settings))
  }

  private func hints(_ settings: ScreenSettings) -> [KeyHint] {
    let texts = settings.texts
    return ways(texts) + [KeyHint("q", texts.back), KeyHint(settings.glyphs.upDown, texts.scroll)]
  }

  private func ways(_ texts: ScreenTexts) -> [KeyHint] {
    let words = texts.record
    let play =
      view.entry.isFinished
      ? [KeyHint("a", words.sameSeed), KeyHint("n", words.newSeed)] : [KeyHint("c", words.goOn)]
    return play + [KeyHint("d", words.deletes)]
  }

  // MARK: The head

  private func drawHead(into body: inout Body, _ canvas: Canvas) {
    let (texts, entry) = (canvas.texts, view.entry)
    let separator = " \(canvas.glyphs.separator) "
    if entry.isFinished {
      let headline = entry.headline ?? entry.title
      body.add(headline, Look.strong, lead: entry.emoji.map { [Span($0 + " ")] } ?? [])
      let score = texts.scoreInWords(percent: entry.percent, points: entry.points, of: entry.of)
      let spent = texts.timeSpent(["time": TimeText.duration(ms: entry.ms)])
      body.add([score, spent].compactMap { $0 }.joined(separator: separator))
    } else {
      body.add(texts.record.notFinished)
    }
    let mode = entry.mode == ModeInfo.builtIn.id ? texts.cover.standardWord : view.modeName ?? entry.mode
    let clock = TimeText.clock(entry.started, offsetMinutes: entry.offsetMinutes)
    var facts = [
      texts.record.dayAndTime(["day": entry.day.text, "time": clock]), texts.record.withMode(["mode": mode]),
      texts.record.playedBy(["players": view.players.joined(separator: ", ")]),
    ]
    if let seed = view.seed { facts.append(texts.seedNumber(["n": String(seed)])) }
    body.add(facts.joined(separator: separator))
    if let text = view.body, !text.isEmpty { body.add(text, view.markup, canvas) }
    if let waiting = view.waiting, !waiting.isEmpty { body.add(waiting) }
  }

  // MARK: Answers

  private func draw(_ answer: ReviewedAnswer, into body: inout Body, _ canvas: Canvas) {
    let (texts, verdict) = (canvas.texts, answer.view)
    let place = texts.place(step: verdict.step, of: nil, attempt: answer.attempt)
    let who = view.players.count > 1 ? answer.player : nil
    let time = answer.view.settling == .answered ? texts.tenths(answer.ms) : nil
    body.add([place, who, time].compactMap { $0 }.joined(separator: " \(canvas.glyphs.separator) "), Look.category)
    body.add(verdict.questionText, verdict.markup, canvas)
    let given = given(answer, texts)
    if !given.texts.isEmpty { body.add(label: texts.yourAnswer, given.texts, given.markup, canvas) }
    guard answer.isMarkShown else { return }
    if verdict.of > 0 { body.add(headlineOf: verdict, canvas) }
    let right = verdict.rightAnswers(texts.decimalMark)
    if verdict.grade != .right { body.add(label: texts.rightAnswer, right, verdict.answerMarkup, canvas) }
    for remark in verdict.said { body.add(remark.text, remark.markup, canvas) }
  }

  private func given(_ answer: ReviewedAnswer, _ texts: ScreenTexts) -> (texts: [String], markup: TextMarkup) {
    let (words, markup) = (texts.record, answer.view.answerMarkup)
    let given = answer.view.givenAnswers(texts.decimalMark)
    // The row of the mark says it.
    if answer.isMarkShown, answer.view.of > 0, answer.view.grade.isAbsence { return (given, markup) }
    switch answer.view.settling {
    case .skipped: return ([words.skippedWord], .plain)
    case .timedOut where given.isEmpty: return ([words.timeWasUp], .plain)
    case .timedOut: return (given.dropLast() + [words.givenAsTimeWasUp(["given": given[given.count - 1]])], markup)
    case .answered: return given.isEmpty ? ([words.nothingWord], .plain) : (given, markup)
    }
  }

  func keys(_ settings: ScreenSettings) -> [KeyHint] { ways(settings.texts) + readingKeys(settings) }
}

extension ScreenTexts {
  /// `4.2 s`.
  func tenths(_ ms: Int) -> String {
    let tenths = TimeText.tenths(ms: ms)
    return record.secondsShort(["n": "\(tenths / 10)\(decimalMark)\(tenths % 10)"])
  }
}

package enum ReviewChoice: Equatable, Sendable {
  case goOn
  case again(sameSeed: Bool)
  case delete
}

extension Lobby {
  package func review(_ view: ReviewListing) throws(Interruption) -> ReviewChoice? {
    var scene = ReviewScene(view)
    return try show(&scene)
  }
}
