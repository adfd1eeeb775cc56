internal import QuizCore
internal import QuizPlay
internal import QuizWire
internal import Terminal
internal import TextLayout
internal import Words

extension HomeScene {
  func sheet(_ canvas: Canvas) -> Sheet {
    let columns = HomeColumns(canvas)
    var body = Body(width: columns.list)
    let table = QuizTable(
      found, width: body.width, showsCategory: search.isOn || isMixed, hasDetails: columns.details != nil, canvas)
    if !search.isOn && isFirst && canvas.isSpacious { drawWelcome(into: &body, canvas) }
    if !search.isOn { drawParts(into: &body, column: table.title, canvas) }
    drawGames(into: &body, column: table.title, canvas)
    drawQuizzes(into: &body, table, canvas)
    if !search.isOn { drawSections(into: &body, canvas) }
    var sheet = Sheet(header: [title(canvas)], body: body, focus: spots.isEmpty ? nil : focus)
    sheet.add(search, found: spots.count, of: quizzes.count + view.games.count, canvas)
    sheet.hints = hints(canvas.settings)
    if let width = columns.details { sheet.side = details(width: width, from: columns.list, canvas) }
    return sheet
  }

  /// The rows of a screen on which each way to begin has a row of its own.
  private static let rowsOfWelcome = 30

  /// Whether nothing was ever played here.
  private var isFirst: Bool {
    view.today != nil && view.open.isEmpty && view.streak.best == 0
      && quizzes.allSatisfy { $0.last == nil && $0.best == nil && $0.progress == nil }
  }

  private func drawWelcome(into body: inout Body, _ canvas: Canvas) {
    let texts = canvas.texts
    let ways: [(String, String, Key)] = [
      (texts.enterKey, texts.home.welcomeToday, .enter), ("/", texts.home.welcomeFind, .character("/")),
      (String(HomeSection.draw.key), texts.home.welcomeDraw, .character(HomeSection.draw.key)),
    ]
    guard canvas.size.rows >= Self.rowsOfWelcome else {
      let pieces = ways.map { [Span($0.0 + " ", Look.key), Span($0.1)] }
      return body.add(pieces: [[Span(texts.home.welcome, Look.strong)]] + pieces) {
        $0 == 1 ? " " : " \(canvas.glyphs.separator) "
      }
    }
    body.add(texts.home.welcome, Look.strong)
    let keys = ways.map(\.0.cells).max() ?? 0
    for (name, what, key) in ways {
      body.touch(.key(key)) { $0.add(Row([Span("  " + name.padded(to: keys + 2), Look.key), Span(what)])) }
    }
    body.gap()
  }

  /// The parts above the quizzes, while the player does not search.
  private func drawParts(into body: inout Body, column: Int, _ canvas: Canvas) {
    let texts = canvas.texts.home
    if !view.open.isEmpty {
      body.add(texts.resumeLabel, Look.category)
      for open in view.open {
        let facts = [canvas.texts.reached(open.progress), open.modeName].compactMap { $0 }
        let text = facts.joined(separator: " \(canvas.glyphs.separator) ")
        draw(open.title ?? "", text, .open(open.sitting), column: column, into: &body, canvas)
      }
      if canvas.isSpacious { body.gap() }
    }
    drawToday(into: &body, column: column, canvas)
    if !due.isEmpty {
      if canvas.isSpacious { body.gap() }
      body.add(texts.due, Look.category)
      for entry in due {
        draw(entry.title, canvas.texts.due(of: entry) ?? "", .due(entry.id), column: column, into: &body, canvas)
      }
    }
    drawBroken(into: &body, canvas)
  }

  private func drawGames(into body: inout Body, column: Int, _ canvas: Canvas) {
    if games.isEmpty { return }
    if !search.isOn {
      if canvas.isSpacious { body.gap() }
      body.add(canvas.texts.home.games, Look.category)
    }
    for match in games {
      let game = match.item
      draw(
        game.name, game.about ?? "", .game(game.id), column: column, marks: match.marks, isSentence: true,
        into: &body, canvas)
    }
  }

  /// The cells of the column of titles that have something beside them.
  private func titleCells(beside facts: String, _ column: Int, _ width: Int) -> Int {
    max(12, min(column, width - 2 - 2 - min(16, facts.cells)))
  }

  /// A title with something beside it, or below it where there is no room; a sentence is cut instead.
  private func draw(
    _ title: String, _ facts: String, _ spot: Spot, column: Int, marks: Set<Int> = [], isSentence: Bool = false,
    into body: inout Body, _ canvas: Canvas
  ) {
    let marker = Marker(isFocused: place == spot, canvas: canvas)
    let ellipsis = canvas.glyphs.ellipsis
    let (title, facts) = (title.cleaned, facts.cleaned)
    let width = body.width
    // In the column, if the title and the facts beside it leave it there.
    let wished = max(title.cells, titleCells(beside: facts, column, width))
    let start = isSentence ? wished : min(wished, width - 2 - 2 - facts.cells)
    body.spot { body in
      guard facts.isEmpty || start >= title.cells else {
        body.add(title: title, marks, marker)
        return body.add(facts, lead: [Span("    ")])
      }
      let row = Row(marker.lead("") + Span.marked(title, marks, marker.style), cursor: marker.cursor)
      let shown = facts.truncated(to: max(0, width - 2 - start - 2), ellipsis: ellipsis)
      body.add(row.followed(by: [(shown, start + 2)], from: title.cells))
    }
  }

  private func title(_ canvas: Canvas) -> Row {
    let text = canvas.texts.home.title(["player": view.player ?? ""]).cleaned
    return Row(text.truncated(to: canvas.width, ellipsis: canvas.glyphs.ellipsis), Look.title)
  }

  private func hints(_ settings: ScreenSettings) -> [KeyHint] {
    let texts = settings.texts
    if search.isOn {
      return [
        KeyHint(texts.enterKey, texts.plays), KeyHint(texts.esc, texts.home.endSearch),
        KeyHint(settings.glyphs.upDown, texts.move),
      ]
    }
    return [
      KeyHint(texts.enterKey, texts.start), KeyHint(settings.glyphs.upDown, texts.move),
      KeyHint("/", texts.home.search), KeyHint("q", texts.quit), KeyHint("Tab", texts.home.parts),
    ]
  }

  // MARK: Today

  private func drawToday(into body: inout Body, column: Int, _ canvas: Canvas) {
    let texts = canvas.texts
    guard view.today != nil || view.streak.best > 0 else { return }
    body.add(texts.home.todayLabel, Look.category)
    if let today = view.today {
      let standing = standing(today, canvas.texts)
      if titleCells(beside: standing, column, body.width) + 2 + standing.cells + 2 <= body.width {
        draw(today.shownTitle, standing, .today, column: column, into: &body, canvas)
      } else {
        let marker = Marker(isFocused: place == .today, canvas: canvas)
        body.spot { body in
          body.add(today.shownTitle, marker.style, lead: marker.lead(""), cursor: marker.cursor)
          body.add(standing, lead: [Span("    ")])
        }
      }
    }
    drawStreak(into: &body, canvas)
  }

  /// Draws the last days with their results, once there was one.
  private func drawStreak(into body: inout Body, _ canvas: Canvas) {
    if view.streak.best == 0 { return }
    let (week, streak) = (view.week.isEmpty ? "" : week(canvas), streak(canvas.texts))
    let line = [week, streak].filter { !$0.isEmpty }.joined(separator: "   ")
    if line.cells + 2 <= body.width { return body.add(line, lead: [Span("  ")]) }
    if !week.isEmpty { body.add(week, lead: [Span("  ")]) }
    body.add(streak, lead: [Span("  ")])
  }

  func standing(_ today: DailyView, _ texts: ScreenTexts) -> String {
    switch today.state {
    case .new:
      return today.questions.map { texts.home.todayNewOf(["questions": texts.questions($0)]) } ?? texts.home.todayNew
    case .inProgress: return texts.mark(today.settled, of: today.length)
    case .completed:
      let retries = today.retriesLeft
      let text =
        texts.scoreInWords(percent: today.percent, points: today.points, of: today.of).map {
          texts.home.todayScore(["score": $0])
        }
        ?? texts.home.todayCompleted
      return retries > 0 ? texts.home.retries(retries, ["text": text]) : text
    }
  }

  func streak(_ texts: ScreenTexts) -> String {
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

  /// They stay in sight below the list where there is room for that.
  private func drawSections(into body: inout Body, _ canvas: Canvas) {
    if !quizzes.isEmpty { body.pin() }
    if canvas.isSpacious { body.gap() }
    body.add(canvas.texts.home.moreLabel, Look.category)
    let pieces = sections.map { section in
      let isFocused = place == .section(section)
      return SideBySide.Piece(
        text: "\(section.key) \(section.name(canvas.texts.home))", isFocused: isFocused,
        style: isFocused ? Look.focused : .plain, keyCells: isFocused ? 0 : 1)
    }
    SideBySide(pieces).draw(into: &body, canvas)
  }

  /// The quiz files that cannot be read.
  private func drawBroken(into body: inout Body, _ canvas: Canvas) {
    guard let first = view.broken.first else { return }
    let texts = canvas.texts.home
    if canvas.isSpacious { body.gap() }
    let sentence = texts.brokenQuizzes(view.broken.count, ["path": first])
    body.add(sentence, lead: [Span("  " + canvas.glyphs.wrong + " ")])
  }

  // MARK: Quizzes

  private func drawQuizzes(into body: inout Body, _ table: QuizTable, _ canvas: Canvas) {
    let texts = canvas.texts
    if quizzes.isEmpty {
      body.gap()
      return body.add(texts.noQuizzes)
    }
    if search.isOn, spots.isEmpty { return body.add(texts.home.nothingFound(["text": search.text])) }
    // Found out once: it takes a look at every quiz.
    let isMixed = isMixed
    if !search.isOn, isMixed {
      if canvas.isSpacious { body.gap() }
      body.add(texts.home.quizzesLabel, Look.category)
    }
    let isRoomy = body.rows.count + matches.count + 2 * categories + Self.otherRows <= canvas.size.rows
    var category: String?
    for match in matches {
      let own = match.item.category ?? texts.otherCategory
      // Matches are sorted by closeness, so they have no category headings.
      if !search.isOn, !isMixed, own != category {
        if isRoomy || category == nil { body.gap() }
        body.add(own, Look.category, lead: Look.mark(ofCategory: match.item.category, canvas.depth))
        category = own
      }
      let marker = Marker(isFocused: place == .quiz(match.item.id), canvas: canvas)
      body.spot { table.draw(match, marker, into: &$0, canvas) }
    }
  }

  /// The rows of a screen above and below its list.
  private static let otherRows = 8

  private var categories: Int { Set(quizzes.map { $0.category ?? "" }).count }

  /// True when the categories are too small for headings; then each row names its own.
  private var isMixed: Bool { quizzes.count > 8 && categories * 2 > quizzes.count }

  func keys(_ settings: ScreenSettings) -> [KeyHint] {
    let texts = settings.texts
    if search.isOn { return settings.searching }
    return [KeyHint(settings.glyphs.enterRight(texts), texts.start), KeyHint("/", texts.home.search)]
      + sections.map { KeyHint(String($0.key), $0.name(texts.home)) }
      + [KeyHint("Tab", texts.home.parts)] + listKeys(settings) + [KeyHint("q \(texts.esc)", texts.quit)]
  }
}

/// How the home screen divides its width.
struct HomeColumns {
  /// The cells of the list.
  let list: Int
  /// The width of the pane beside the list; nil where there is no room for one.
  let details: Int?

  private static let enough = 96
  private static let gap = 3

  init(_ canvas: Canvas) {
    guard canvas.width >= Self.enough else {
      (list, details) = (canvas.width, nil)
      return
    }
    list = canvas.width * 11 / 20
    details = canvas.width - list - Self.gap
  }
}

extension Glyphs {
  func sign(_ mark: DayMark) -> String {
    switch mark {
    case .done: dayDone
    case .missed: dayMissed
    case .forgiven: dayForgiven
    case .open: dayOpen
    case .before: " "
    }
  }
}

extension ScreenTexts {
  /// `80 %`, in whole numbers.
  func rounded(_ percent: Double) -> String { self.inPercent(["n": number(Scores.percent(percent, of: 100))]) }

  /// `80 % (8 of 10)`, or the known part of it; nil without any.
  func scoreInWords(percent: Double?, points: Double?, of: Double?) -> String? {
    let shares = points.flatMap { points in of.map { score(points, of: $0) } }
    guard let percent else { return shares ?? points.map(pointsAlone) }
    guard let shares else { return rounded(percent) }
    return home.percentAndPoints(["percent": rounded(percent), "points": shares])
  }
}
