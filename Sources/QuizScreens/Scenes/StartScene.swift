internal import QuizCore
internal import QuizPlay
internal import Terminal
internal import TextLayout
internal import Words

/// The cover of a quiz: its description, and the last choices before play.
struct StartScene: Scene {
  private let beginning: Beginning
  private let facts: CoverFacts
  /// The time limits that the switch goes through.
  private let timings: [LimitSettings.Timing]
  private var chosen = 0
  var scroll = Scroll()

  /// Limits that are `fixed` are shown, and cannot be switched.
  init(
    _ beginning: Beginning, _ settings: ScreenSettings, fixed: Bool = false, facts: CoverFacts = CoverFacts()
  ) {
    self.beginning = beginning
    self.facts = facts
    timings = fixed ? [beginning.limits.timing] : beginning.timings(offering: settings.secondsOffered)
  }

  /// The chosen limits of the sitting.
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
    case .character(let letter):
      if let wish = facts.wishes.first(where: { $0.key == letter }) { return .pick(wish.rawValue) }
      _ = scrolled(by: key, canvas)
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
    // The keys that change something stand where they change it.
    let hints = [
      KeyHint(canvas.glyphs.enterRight(texts), texts.start, short: texts.enterKey),
      KeyHint("\(canvas.glyphs.arrowLeft) q", texts.quit, short: "q"),
      KeyHint(canvas.glyphs.upDown, texts.scroll),
    ]
    return Sheet(header: header, body: body, hints: hints)
  }

  private var title: String { beginning.quiz?.title ?? beginning.mode.name }

  /// On a low screen, choices come before descriptions.
  private func body(_ canvas: Canvas, picture: PictureSlot?) -> Body {
    let texts = canvas.texts
    var body = Body(width: canvas.width)
    let facts = [
      count(texts), beginning.quiz?.category, beginning.quiz?.author.map { texts.by(["name": $0]) },
      self.facts.due.map { texts.dueCount(["n": String($0)]) },
    ].compactMap { $0 }
    if !facts.isEmpty { body.add(facts.joined(separator: " \(canvas.glyphs.separator) ")) }
    if canvas.isSpacious {
      describe(into: &body, canvas, picture)
      body.gap()
      drawChoices(into: &body, canvas)
      body.gap()
      body.touch(.key(.enter)) { $0.add(texts.starts, Look.strong) }
    } else {
      drawChoices(into: &body, canvas)
      describe(into: &body, canvas, picture)
    }
    return body
  }

  private func describe(into body: inout Body, _ canvas: Canvas, _ picture: PictureSlot?) {
    let quiz = beginning.quiz
    if let description = quiz?.description ?? facts.about, !description.isEmpty {
      if canvas.isSpacious { body.gap() }
      body.add(description, quiz?.description == nil ? .plain : quiz?.markup ?? .plain, canvas)
    }
    picture?.draw(into: &body, canvas)
  }

  /// `10 of 40 questions`; nothing when the mode makes its own.
  private func count(_ texts: ScreenTexts) -> String? {
    guard let quiz = beginning.quiz else { return nil }
    let all = quiz.questions.filter { $0.kind != .info }.count
    let asked = min(quiz.askedCount, beginning.cut ?? .max)
    if asked < all { return texts.pickOf(["n": String(asked), "of": String(all)]) }
    return quiz.plugin == Quiz.deckMode ? texts.cardCount(all) : texts.questions(all)
  }
}

// MARK: What can be changed

extension StartScene {
  /// A line about how it is played, with the key that changes it, if one does.
  private struct Choice {
    var key: Character?
    var label: String
    var value: String
  }

  private func choices(_ canvas: Canvas) -> [Choice] {
    let texts = canvas.texts
    let own = [mode(texts), options(canvas)].compactMap { $0 }
    let timing = Choice(key: timings.count > 1 ? "t" : nil, label: texts.cover.timeLimits, value: inWords(texts))
    return own + [timing] + [players(texts)].compactMap { $0 }
  }

  private func choice(_ wish: CoverWish, _ value: String, _ texts: ScreenTexts) -> Choice {
    Choice(key: facts.wishes.contains(wish) ? wish.key : nil, label: wish.name(texts.cover), value: value)
  }

  /// The built-in mode has no file and no name worth telling, unless there are others; without a quiz the name is the title.
  private func mode(_ texts: ScreenTexts) -> Choice? {
    let plugins = beginning.plugins.filter { $0.sha256 != nil }.map(\.name)
    if plugins.isEmpty || plugins == [title] {
      return facts.wishes.contains(.modes) ? choice(.modes, texts.cover.standardWord, texts) : nil
    }
    return choice(.modes, plugins.joined(separator: " + "), texts)
  }

  private func options(_ canvas: Canvas) -> Choice? {
    let texts = canvas.texts
    let changed = facts.changed.map { option in
      texts.cover.option([
        "name": option.spec.about ?? option.name, "value": option.spec.initial.map(texts.inWords) ?? "",
      ])
    }
    let parts = changed + (facts.extras.map { extras($0, texts.cover, texts.home) } ?? [])
    if parts.isEmpty {
      return facts.wishes.contains(.options) ? choice(.options, texts.cover.standardWord, texts) : nil
    }
    return choice(.options, parts.joined(separator: " \(canvas.glyphs.separator) "), texts)
  }

  /// How many questions there are is said elsewhere, and so is the time that they have.
  private func extras(_ extras: PlayExtras, _ words: CoverTexts, _ home: HomeTexts) -> [String] {
    [
      extras.category, extras.difficulty.map(home.difficulty), extras.kind.map(home.kind),
      extras.isMissed ? words.missed : nil, extras.isPractice ? words.practice : nil,
    ].compactMap { $0 }
  }

  private func players(_ texts: ScreenTexts) -> Choice? {
    guard facts.wishes.contains(.players) || beginning.players.count > 1 else { return nil }
    return choice(.players, beginning.players.joined(separator: ", "), texts)
  }

  private func inWords(_ texts: ScreenTexts) -> String {
    TimingWords.of(texts.language).inWords(timings[chosen], of: beginning)
  }

  private func drawChoices(into body: inout Body, _ canvas: Canvas) {
    let choices = choices(canvas)
    let column = (choices.map(\.label.cells).max() ?? 0) + 2
    let hasKeys = choices.contains { $0.key != nil }
    for choice in choices {
      let key = hasKeys ? [Span(choice.key.map { "\($0)  " } ?? "   ", Look.key)] : []
      let draw = { (body: inout Body) in body.add(choice.value, lead: key + [Span(choice.label.padded(to: column))]) }
      if let key = choice.key { body.touch(.key(.character(key)), draw) } else { draw(&body) }
    }
    guard let toBeat = facts.toBeat else { return }
    let texts = canvas.texts
    body.add(texts.toBeat(["name": toBeat.player, "score": texts.inWords(toBeat.score)]), Look.category)
  }

  private func changing(_ texts: ScreenTexts) -> [KeyHint] {
    let wishes = CoverWish.allCases.filter(facts.wishes.contains)
    return wishes.map { KeyHint(String($0.key), $0.name(texts.cover)) }
      + (timings.count > 1 ? [KeyHint("t", texts.cover.timeLimits)] : [])
  }

  func keys(_ settings: ScreenSettings) -> [KeyHint] {
    let texts = settings.texts
    return [KeyHint(settings.glyphs.enterRight(texts), texts.start)] + changing(texts) + [
      KeyHint("q \(texts.esc) \(settings.glyphs.arrowLeft)", texts.quit)
    ] + settings.glyphs.reading(texts)
  }
}

extension ScreenTexts {
  /// A value that a player chose.
  func inWords(_ value: PlainValue) -> String {
    switch value {
    case .bool(let isOn): isOn ? yes : no
    case .int, .number: value.double.map { TypedNumber.text(of: $0, language) } ?? ValueSpec.typed(value)
    default: ValueSpec.typed(value)
    }
  }
}
