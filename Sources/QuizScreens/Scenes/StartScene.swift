internal import QuizCore
internal import QuizPlay
internal import Terminal

/// The cover of a quiz: what it is, and the last say about its time limits.
struct StartScene: Scene {
  private let beginning: Beginning
  /// The time limits that the switch goes through.
  private let timings: [LimitSettings.Timing]
  private var chosen = 0
  /// Of a challenge.
  private let toBeat: ScoreToBeat?
  /// How much of the quiz is due today; nil when no mode says so.
  private let due: Int?
  var scroll = Scroll()

  /// Limits that are `fixed` are shown, and cannot be switched.
  init(
    _ beginning: Beginning, _ settings: ScreenSettings, fixed: Bool = false, toBeat: ScoreToBeat? = nil, due: Int? = nil
  ) {
    self.beginning = beginning
    self.toBeat = toBeat
    self.due = due
    timings = fixed ? [beginning.limits.timing] : beginning.timings(offering: settings.secondsOffered)
  }

  /// What the sitting is to begin with.
  var limits: LimitSettings {
    var limits = beginning.limits
    limits.timing = timings[chosen]
    if chosen > 0, case .every = limits.timing { limits.isForThisSitting = true }
    return limits
  }

  mutating func press(_ key: Key, _ canvas: Canvas) -> SceneAction {
    switch key {
    case .enter, .right: return .next
    case .escape, .character("q"), .left: return .leave(.notBegun)
    case .character("t"): chosen = (chosen + 1) % timings.count
    default: _ = scrolled(by: key, canvas)
    }
    return .none
  }

  // MARK: View

  func sheet(_ canvas: Canvas) -> Sheet {
    let texts = canvas.texts
    let header = canvas.titleRows(title)
    var body = body(canvas, picture: nil)
    if let name = beginning.quiz?.image {
      let slot = PictureSlot(
        name: name, alt: beginning.quiz?.imageAlt, others: body.rows.count, header: header.count)
      body = self.body(canvas, picture: slot)
    }
    let hints =
      [KeyHint(canvas.glyphs.enterRight(texts), texts.start, short: texts.enter)] + switching(texts) + [
        KeyHint("\(canvas.glyphs.arrowLeft) q", texts.quit, short: "q"),
        KeyHint(canvas.glyphs.upDown, texts.scroll),
      ]
    return Sheet(header: header, body: body, hints: hints)
  }

  private var title: String { beginning.quiz?.title ?? beginning.mode.name }

  private func body(_ canvas: Canvas, picture: PictureSlot?) -> Body {
    let texts = canvas.texts
    var body = Body(width: canvas.width)
    let facts = [beginning.quiz?.category, beginning.quiz?.author.map { texts.by(["name": $0]) }].compactMap { $0 }
    if !facts.isEmpty { body.add(facts.joined(separator: " \(canvas.glyphs.separator) ")) }
    if let description = beginning.quiz?.description, !description.isEmpty {
      if canvas.isSpacious { body.gap() }
      body.add(description)
    }
    picture?.draw(into: &body, canvas)
    if canvas.isSpacious { body.gap() }
    if let count = count(texts) { body.add(count) }
    if let due { body.add(texts.dueToday(["n": String(due)])) }
    // The built-in mode has no file and no name worth telling; without a quiz the name is the title.
    let plugins = beginning.plugins.filter { $0.sha256 != nil }.map(\.name)
    if !plugins.isEmpty && plugins != [title] {
      body.add(texts.mode(["name": plugins.joined(separator: " + ")]))
    }
    body.add(texts.timing(["how": inWords(texts)]))
    if let toBeat {
      body.add(texts.scoreToBeat(["name": toBeat.player, "score": texts.inWords(toBeat.score)]), Look.category)
    }
    if canvas.isSpacious { body.gap() }
    body.add(texts.starts, Look.strong)
    body.add(texts.seed(["n": String(beginning.seed)]), Look.inactive)
    return body
  }

  /// `10 of 40 questions`; nothing when the mode makes its own.
  private func count(_ texts: ScreenTexts) -> String? {
    guard let quiz = beginning.quiz else { return nil }
    let all = quiz.questions.filter { $0.kind != .info }.count
    let asked = min(quiz.askedCount, beginning.cut ?? .max)
    if asked < all { return texts.pickOf(["n": String(asked), "of": String(all)]) }
    return texts.count(all)
  }

  private func inWords(_ texts: ScreenTexts) -> String {
    TimingWords.of(texts.language).inWords(timings[chosen], of: beginning)
  }

  private func switching(_ texts: ScreenTexts) -> [KeyHint] {
    timings.count > 1 ? [KeyHint("t", texts.timingSwitch)] : []
  }

  func keys(_ settings: ScreenSettings) -> [KeyHint] {
    let texts = settings.texts
    return [KeyHint("\(texts.enter) \(texts.right)", texts.start)] + switching(texts) + [
      KeyHint("q \(texts.esc) \(texts.left)", texts.quit)
    ] + settings.glyphs.reading(texts)
  }
}

extension ScreenTexts {
  func count(_ questions: Int) -> String {
    questions == 1 ? oneQuestion : self.questions(["n": String(questions)])
  }
}
