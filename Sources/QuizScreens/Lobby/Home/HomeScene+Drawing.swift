internal import QuizCore
internal import QuizPlay
internal import Terminal
internal import TextLayout

extension HomeScene {
  func sheet(_ canvas: Canvas) -> Sheet {
    var body = Body(width: canvas.width)
    if search == nil {
      drawToday(into: &body, canvas)
      if canvas.isSpacious { body.gap() }
      drawSections(into: &body, canvas)
      drawBroken(into: &body, canvas)
    }
    drawQuizzes(into: &body, canvas)
    var sheet = Sheet(header: [title(canvas)], body: body, focus: found.isEmpty && search != nil ? nil : focus)
    if let search { sheet.add(search: search, canvas) }
    sheet.hints = hints(canvas.settings)
    return sheet
  }

  private func title(_ canvas: Canvas) -> Row {
    let text = canvas.texts.home.title(["player": view.player]).cleaned
    return Row(text.truncated(to: canvas.width, ellipsis: canvas.glyphs.ellipsis), Look.title)
  }

  private func hints(_ settings: ScreenSettings) -> [KeyHint] {
    let texts = settings.texts
    if search != nil {
      return [
        KeyHint(texts.enter, texts.plays), KeyHint(texts.esc, texts.home.endSearch),
        KeyHint(settings.glyphs.upDown, texts.move),
      ]
    }
    return [
      KeyHint(texts.enter, texts.start), KeyHint(settings.glyphs.upDown, texts.move),
      KeyHint("/", texts.home.search), KeyHint("q", texts.quit), KeyHint("Tab", texts.home.sections),
    ]
  }

  // MARK: Today

  private func drawToday(into body: inout Body, _ canvas: Canvas) {
    let texts = canvas.texts
    if let today = view.today {
      let marker = Marker(isFocused: place == .today, canvas: canvas)
      body.spot { body in
        let title = texts.home.today(["title": today.title])
        let style = place == .today ? marker.style : Look.strong
        body.add(title, style, lead: marker.lead(""), cursor: marker.cursor)
        body.add(standing(today.state, canvas), lead: [Span("    ")])
      }
    }
    body.add(streak(texts), lead: [Span("    ")])
    if !view.week.isEmpty { body.add(Row([Span("    " + week(canvas))])) }
  }

  private func standing(_ state: HomeView.Today.State, _ canvas: Canvas) -> String {
    let texts = canvas.texts
    switch state {
    case .new(let questions):
      return questions.map { texts.home.todayNewOf(["questions": texts.count($0)]) } ?? texts.home.todayNew
    case .inProgress(let settled, let length): return texts.mark(settled, of: length)
    case .completed(let percent, let points, let of, let retries):
      let text =
        texts.scoreInWords(percent: percent, points: points, of: of).map { texts.home.todayScore(["score": $0]) }
        ?? texts.home.todayCompleted
      return retries > 0 ? texts.home.retries(["text": text, "n": String(retries)]) : text
    }
  }

  private func streak(_ texts: ScreenTexts) -> String {
    if view.streak.best == 0 { return texts.home.streakNone }
    return texts.home.streakOfDays([
      "current": texts.days(view.streak.current), "best": texts.days(view.streak.best),
    ])
  }

  private func week(_ canvas: Canvas) -> String {
    view.week.map { day in
      canvas.texts.home.weekdays[day.day.weekday - 1] + canvas.glyphs.sign(day.mark)
    }.joined(separator: " ")
  }

  // MARK: Entries

  private func drawSections(into body: inout Body, _ canvas: Canvas) {
    let labels = view.sections.map { section in
      (text: "\(section.key) \(section.name(canvas.texts.home))", isFocused: place == .section(section))
    }
    body.add(sideBySide: labels, canvas)
  }

  // MARK: Quizzes

  /// What is not among the quizzes, though its file is there.
  private func drawBroken(into body: inout Body, _ canvas: Canvas) {
    guard let first = view.broken.first else { return }
    let texts = canvas.texts.home
    if canvas.isSpacious { body.gap() }
    let sentence =
      view.broken.count == 1
      ? texts.brokenQuiz(["path": first]) : texts.brokenQuizzes(["n": String(view.broken.count)])
    body.add(sentence, lead: [Span("  " + canvas.glyphs.wrong + " ")])
  }

  private func drawQuizzes(into body: inout Body, _ canvas: Canvas) {
    let texts = canvas.texts
    if quizzes.isEmpty {
      body.gap()
      return body.add(texts.noQuizzes)
    }
    if let search, found.isEmpty { return body.add(texts.home.nothingFound(["text": search.text])) }
    let column = min(canvas.width / 2, (found.map { $0.title.cleaned.cells }.max() ?? 0) + 2)
    var category: String?
    let headings = Set(found.map { $0.category ?? texts.otherCategory }).count
    let isRoomy = body.rows.count + found.count + 2 * headings + Self.otherRows <= canvas.size.rows
    for entry in found {
      let own = entry.category ?? texts.otherCategory
      // What is found stands in the order of how well it fits, not by category.
      if search == nil, own != category {
        if isRoomy || category == nil { body.gap() }
        body.add(own, Look.category)
        category = own
      }
      body.spot { draw(entry, column: column, into: &$0, canvas) }
    }
  }

  /// The rows of a screen above and below its body.
  private static let otherRows = 4

  /// The title and what is known of it beside it, or below where there is no room.
  private func draw(_ entry: QuizEntry, column: Int, into body: inout Body, _ canvas: Canvas) {
    let marker = Marker(isFocused: place == .quiz(entry.id), canvas: canvas)
    let facts = facts(entry, canvas)
    let title = entry.title.cleaned
    if title.cells <= column, column + facts.cells + 2 <= canvas.width {
      let gap = String(repeating: " ", count: column - title.cells)
      return body.add(
        Row(marker.lead("") + [Span(title, marker.style), Span(gap + facts)], cursor: marker.cursor))
    }
    body.add(title, marker.style, lead: marker.lead(""), cursor: marker.cursor)
    body.add(Row("    " + facts.truncated(to: canvas.width - 4, ellipsis: canvas.glyphs.ellipsis)))
  }

  private func facts(_ entry: QuizEntry, _ canvas: Canvas) -> String {
    let texts = canvas.texts
    let played = [
      entry.best.map { texts.home.best(["percent": texts.rounded($0)]) },
      entry.last.map { texts.home.lastPlayed(["day": $0.text]) },
    ].compactMap { $0 }
    let mark = entry.progress.map { texts.mark($0.settled, of: $0.of) }
    let count = played.isEmpty && mark == nil ? entry.questions.map(texts.count) : nil
    let category = search == nil ? nil : entry.category
    let due = entry.due.map { texts.due(["n": String($0)]) }
    return ([category, mark, count, due].compactMap { $0 } + played).joined(separator: " \(canvas.glyphs.separator) ")
      .cleaned
  }

  func keys(_ settings: ScreenSettings) -> [KeyHint] {
    let texts = settings.texts
    if search != nil { return settings.searching }
    return [KeyHint("\(texts.enter) \(texts.right)", texts.start), KeyHint("/", texts.home.search)]
      + view.sections.map { KeyHint(String($0.key), $0.name(texts.home)) }
      + [KeyHint("Tab", texts.home.sections)] + listKeys(settings) + [KeyHint("q \(texts.esc)", texts.quit)]
  }
}

extension Glyphs {
  func sign(_ mark: DayMark) -> String {
    switch mark {
    case .done: dayDone
    case .missed: dayMissed
    case .forgiven: dayForgiven
    case .open: dayOpen
    }
  }
}

extension ScreenTexts {
  func days(_ count: Int) -> String { count == 1 ? home.oneDay : home.days(["n": String(count)]) }

  /// `80 %`, in whole numbers.
  func rounded(_ percent: Double) -> String { self.percent(["n": Scores.written(Scores.percent(percent, of: 100))]) }

  /// `80 % (8 of 10)`, or what is known of it.
  func scoreInWords(percent: Double?, points: Double?, of: Double?) -> String? {
    let shares = points.flatMap { points in of.map { score(points, of: $0) } }
    guard let percent else { return shares ?? points.map(pointsAlone) }
    guard let shares else { return rounded(percent) }
    return home.percentAndPoints(["percent": rounded(percent), "points": shares])
  }
}
