internal import QuizCore
internal import QuizPlay
internal import Terminal
internal import TextLayout
internal import Words

/// Days in a row: the numbers, the last weeks as a field of days, and why each day counted.
struct StreakScene: ReadingScene {
  private let view: StreakView
  var scroll = Scroll()
  var choice: StreakChoice?

  init(_ view: StreakView) {
    self.view = view
  }

  mutating func press(_ key: Key, _ canvas: Canvas) -> SceneAction {
    key == .character("d") ? choose(.earlierDay) : read(key, canvas)
  }

  func sheet(_ canvas: Canvas) -> Sheet {
    let texts = canvas.texts
    var body = Body(width: canvas.width)
    drawGoal(into: &body, texts.record)
    let note = note(texts.record)
    let current = [texts.days(view.streak.current), note].compactMap { $0 }
    body.add(label: texts.record.currentLabel.asLabel, current.joined(separator: " \(canvas.glyphs.separator) "))
    body.add(label: texts.record.longestStreak.asLabel, texts.days(view.streak.best))
    drawWeeks(into: &body, canvas)
    drawMonth(into: &body, canvas)
    drawReasons(into: &body, canvas)
    let hints = [
      KeyHint("q", texts.back), KeyHint("d", texts.record.earlier), KeyHint(canvas.glyphs.upDown, texts.scroll),
    ]
    return Sheet(header: [Row(texts.home.streakLabel, Look.title)], body: body, hints: hints)
  }

  private func drawGoal(into body: inout Body, _ texts: RecordTexts) {
    guard let goal = view.goal else { return }
    let line = goal.isReached ? texts.goalReached : texts.daysOfGoal
    body.add(label: texts.thisWeekLabel.asLabel, line(["n": String(goal.done), "goal": String(goal.goal)]))
    body.add(label: texts.weeksInRow.asLabel, String(goal.weeks))
  }

  private func note(_ texts: RecordTexts) -> String? {
    if view.streak.best == 0 { return nil }
    if view.streak.hasToday { return texts.todayDone }
    return view.streak.alive ? texts.todayStillOpen : texts.streakOver
  }

  // MARK: Weeks

  private static let labelCells = 3

  /// A row for each day of the week, a column for each week, the newest on the right.
  private func drawWeeks(into body: inout Body, _ canvas: Canvas) {
    let (texts, glyphs) = (canvas.texts, canvas.glyphs)
    let weeks = min(26, (body.width - Self.labelCells) / 2)
    let monday = view.today.number - (view.today.weekday - 1) - 7 * (weeks - 1)
    let marks = view.marks
    body.gap()
    body.add(texts.record.lastWeeks(["n": String(weeks)]), Look.category)
    for weekday in 0..<7 {
      let signs = (0..<weeks).map { week -> String in
        let day = CivilDay(number: monday + 7 * week + weekday)
        return marks[day].map(glyphs.sign) ?? " "
      }
      body.add(Row([Span(texts.home.weekdays[weekday] + " "), Span(signs.joined(separator: " "), Look.bar)]))
    }
    var legend = [
      "\(glyphs.dayDone) \(texts.record.finishedSomething)", "\(glyphs.dayMissed) \(texts.record.missedDay)",
    ]
    if !marks.forgiven.isEmpty { legend.append("\(glyphs.dayForgiven) \(texts.record.forgivenDay)") }
    if !view.streak.hasToday { legend.append("\(glyphs.dayOpen) \(texts.record.todayWord)") }
    body.add(pieces: legend.map { [Span($0)] }) { _ in "   " }
  }

  /// The quizzes of this month's days as squares, as `daily --month` prints them.
  private func drawMonth(into body: inout Body, _ canvas: Canvas) {
    let texts = canvas.texts
    let days = MonthText.rows(view.today, view.month, today: view.today)
    body.gap()
    body.add(texts.record.month(["month": String(view.today.text.prefix(7))]), Look.category)
    body.add(Row(texts.home.weekdays.map { $0.padded(to: 3) }.joined()))
    for row in days { body.add(Row(row.map { $0.padded(to: 3) }.joined())) }
  }

  // MARK: Why

  private static let mostReasons = 400

  private func drawReasons(into body: inout Body, _ canvas: Canvas) {
    let texts = canvas.texts
    body.gap()
    body.add(texts.record.whyDaysCount, Look.category)
    if view.links.isEmpty { return body.add(texts.record.noDays) }
    for link in view.links.suffix(Self.mostReasons).reversed() {
      let title = view.titles[link.day].map { " – \($0)" } ?? ""
      body.add(reason(link, texts) + title, lead: [Span(link.day.text + "  ", Look.strong)])
    }
  }

  private func reason(_ link: StreakLedger.Link, _ texts: ScreenTexts) -> String {
    let (words, missed) = (texts.record, texts.days(link.missed))
    if link.continues && link.missed == 0 { return words.dayInRow(["n": String(link.length)]) }
    if link.continues { return words.dayForgivenBefore(["n": String(link.length), "days": missed]) }
    return link.missed == 0 ? words.firstDay : words.newStreak(["days": missed])
  }

  func keys(_ settings: ScreenSettings) -> [KeyHint] {
    [KeyHint("d", settings.texts.record.earlier)] + readingKeys(settings)
  }
}
