internal import QuizCore
internal import QuizWire
internal import Words

/// Which sittings the history shows: days, quiz, result.
struct FilterScene: FormScene, LobbyScene {
  private let quizzes: [PlayedQuiz]
  private let title: String
  let canGoBack = false
  var form: Form
  var scroll = Scroll()
  var choice: HistoryFilter?

  private enum Name {
    static let from = "from"
    static let to = "to"
    static let quiz = "quiz"
    static let least = "least"
  }

  init(_ filter: HistoryFilter, quizzes: [PlayedQuiz], _ texts: ScreenTexts) {
    let words = texts.record
    self.quizzes = quizzes
    title = words.filterTitle
    let titles = [words.anyQuiz] + quizzes.map(\.title)
    let chosen = quizzes.firstIndex { $0.id == filter.quiz }.map { $0 + 1 } ?? 0
    let day = { (day: CivilDay?) in PlainValue.text(day?.text ?? "") }
    form = Form(
      pad: nil,
      inputs: [
        NamedSpec(Name.from, ValueSpec(.text, initial: day(filter.from), about: words.from)),
        NamedSpec(Name.to, ValueSpec(.text, initial: day(filter.to), about: words.to)),
        NamedSpec(
          Name.quiz,
          ValueSpec(
            .choice, initial: .text(titles[chosen]), about: words.quizLabel, choices: titles.map(PlainValue.text))),
        NamedSpec(
          Name.least, ValueSpec(.percent, initial: .numeric(filter.min ?? 0), about: words.least)),
      ],
      buttons: [
        Button(role: .submit, label: words.show), Button(role: .action(Name.from), label: words.showAll, key: "a"),
      ], texts.language)
  }

  mutating func press(_ role: Button.Role, _ texts: ScreenTexts) -> SceneAction {
    guard role == .submit else { return choose(HistoryFilter()) }
    if let complaint = form.complaint(texts) { return complain(complaint.text, at: complaint.spot) }
    var filter = HistoryFilter()
    for (spot, name) in [Name.from, Name.to].enumerated() {
      guard let text = given(name)?.string?.filter({ $0 != " " }), !text.isEmpty else { continue }
      guard let day = CivilDay(text) else { return complain(texts.record.noDay(["text": text]), at: spot) }
      if name == Name.from { filter.from = day } else { filter.to = day }
    }
    filter.quiz = quizzes.first { $0.title == given(Name.quiz)?.string }?.id
    filter.min = given(Name.least)?.double.flatMap { $0 > 0 ? $0 : nil }
    return choose(filter)
  }

  private mutating func complain(_ text: String, at spot: Int) -> SceneAction {
    form.focus = spot
    scroll.follow(from: 0)
    return .say(text)
  }

  private func given(_ name: String) -> PlainValue? {
    form.givenInputs.first { $0.key == .text(name) }?.value
  }

  func sheet(_ canvas: Canvas) -> Sheet {
    let texts = canvas.texts
    var body = Body(width: canvas.width)
    form.draw(into: &body, submit: texts.record.show, isActive: true, canvas)
    let button = form.focusedButton.flatMap { $0.role == .submit ? nil : $0.label }
    let hints =
      [KeyHint(texts.enterKey, button ?? texts.record.show)] + form.inputHints(canvas.settings)
      + [KeyHint("Tab", texts.fields), KeyHint(texts.esc, texts.back)]
    return Sheet(header: [Row(title, Look.title)], body: body, focus: form.focus, hints: hints)
  }

  func keys(_ settings: ScreenSettings) -> [KeyHint] {
    let texts = settings.texts
    return [
      KeyHint(texts.enterKey, texts.record.show), KeyHint(settings.glyphs.leftRight, texts.chooses),
    ] + form.keys(texts) + [KeyHint(texts.esc, texts.back)]
  }
}

/// The period that a key goes through, and a filter in words.
extension HistoryFilter {
  /// Days back from today that the period key goes through; nil for all.
  private static let lengths: [Int?] = [nil, 1, 7, 30, 365]

  /// How many days up to today pass; nil where the days end otherwise.
  private func length(_ today: CivilDay) -> Int? { to == nil ? from.map { today.number - $0.number + 1 } : nil }

  /// All days, today, the last 7, 30 and 365 days, and all days again.
  mutating func turnPeriod(_ today: CivilDay) {
    let (isAll, length) = (from == nil && to == nil, length(today))
    let place = Self.lengths.firstIndex { $0 == length && (isAll || $0 != nil) } ?? Self.lengths.count - 1
    let days = Self.lengths[(place + 1) % Self.lengths.count]
    from = days.map { CivilDay(number: today.number - $0 + 1) }
    to = nil
  }

  /// Days and result, in words; the quiz is left to its title.
  func inWords(_ today: CivilDay, _ texts: ScreenTexts) -> [String] {
    let least = min.map { texts.record.minimum(["percent": texts.rounded($0)]) }
    return [daysInWords(today, texts.record), least].compactMap { $0 }
  }

  private func daysInWords(_ today: CivilDay, _ texts: RecordTexts) -> String {
    if let days = length(today), days > 0 {
      return days == 1 ? texts.todayWord : texts.periodDays(["n": String(days)])
    }
    switch (from?.text, to?.text) {
    case (nil, nil): return texts.periodAll
    case (let from?, let to?): return texts.fromToRange(["from": from, "to": to])
    case (let from?, nil): return texts.periodFrom(["from": from])
    case (nil, let to?): return texts.periodTo(["to": to])
    }
  }
}
