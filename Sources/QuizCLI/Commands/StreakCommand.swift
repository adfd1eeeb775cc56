internal import CommandLine
internal import QuizCore
internal import QuizLibrary
internal import QuizSittings
internal import QuizWire
internal import Words

/// `quizrun streak`: days in a row, the last seven at a glance, and why each day counted.
struct StreakCommand {
  let surroundings: Surroundings
  let parsed: ParsedCommand

  func run() throws(Problem) -> Int32 {
    if let warning = surroundings.zone.warning { Console.warn(warning) }
    let record = try surroundings.record.toRead()
    try NearNames(record: record).check(player: parsed.player, standard: surroundings.playerName)
    let desk = DailyDesk(surroundings: surroundings, record: record, player: parsed.player ?? surroundings.playerName)
    Console.write(parsed.has("json") ? json(desk) : text(desk))
    return 0
  }

  // MARK: For people

  private var words: ListingWords { surroundings.words }

  private func text(_ desk: DailyDesk) -> String {
    let streak = desk.streak
    var rows =
      goal(desk) + [
        [words.currentLabel, words.days(streak.current) + note(streak)],
        [words.longestStreak, words.days(streak.best)],
      ]
    let inWords = surroundings.prefersPlain
    if inWords { rows.append([words.lastDays, weekInWords(desk)]) }
    let width = Console.tableWidth
    var text = Table(rows: rows, wrapping: 1).text(width: width)
    if !inWords { text += "\n" + week(desk, width) }
    if parsed.has("explain") { text += "\n" + explanation(desk, width) }
    return text
  }

  /// First, where the player has one: it is what counts for them.
  private func goal(_ desk: DailyDesk) -> [[String]] {
    guard let goal = desk.goal else { return [] }
    let line = goal.isReached ? words.goalReached : words.daysOfGoal
    return [
      [words.thisWeekLabel, line(["n": String(goal.done), "goal": String(goal.goal)])],
      [words.weeksInRow, String(goal.weeks)],
    ]
  }

  private func note(_ streak: Streak) -> String {
    if streak.best == 0 { return words.toBegin }
    if streak.hasToday { return words.todayDone }
    return streak.alive ? words.todayOpen : words.streakOver
  }

  /// The last seven days, the newest at the end.
  private func lastDays(_ desk: DailyDesk) -> [CivilDay] {
    (0..<7).reversed().map { CivilDay(number: desk.today.day.number - $0) }
  }

  /// The counted ones of the last seven days: a screen reader makes nothing of signs below names.
  private func weekInWords(_ desk: DailyDesk) -> String {
    let days = Set(desk.ledger.days.map(\.day))
    let counted = lastDays(desk).filter(days.contains)
    let list = counted.isEmpty ? "" : ": " + counted.map(\.text).joined(separator: ", ")
    return words.days(counted.count) + list
  }

  /// The last seven days as signs, the newest on the right.
  private func week(_ desk: DailyDesk, _ width: Int?) -> String {
    let days = Set(desk.ledger.days.map(\.day))
    let week = lastDays(desk)
    let names = week.map { words.weekdays[$0.weekday - 1] }
    let marks = week.map { days.contains($0) ? "##" : ".." }
    let isNarrow = width.map { $0 < 28 } == true
    let (margin, gap) = isNarrow ? ("", " ") : ("  ", "  ")
    return [names, marks].map { margin + $0.joined(separator: gap) + "\n" }.joined()
  }

  private func explanation(_ desk: DailyDesk, _ width: Int?) -> String {
    let listing = desk.listing(reasons: true)
    let days = listing.days ?? []
    if days.isEmpty { return words.noDays + "\n" }
    let rows = days.map { day in
      [day.day.text, reason(day) + (listing.quizzes[day.day].map { " – \($0.title)" } ?? "")]
    }
    return Table(rows: rows, wrapping: 1).text(width: width)
  }

  private func reason(_ link: StreakLedger.Link) -> String {
    let (length, missed) = (String(link.length), words.days(link.missed))
    if link.continues && link.missed == 0 { return words.dayInRow(["n": length]) }
    if link.continues { return words.dayForgiven(["n": length, "days": missed]) }
    return link.missed == 0 ? words.firstDay : words.newStreak(["days": missed])
  }

  // MARK: For programs

  private func json(_ desk: DailyDesk) -> String {
    desk.listing(reasons: parsed.has("explain")).line + "\n"
  }
}
