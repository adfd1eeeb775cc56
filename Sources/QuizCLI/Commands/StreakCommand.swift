internal import JSONText
internal import QuizCore

/// `quizrun streak`: days in a row, the last seven at a glance, and why each day counted.
struct StreakCommand {
  let shell: Shell
  let parsed: ParsedCommand

  func run() throws(Exit) -> Int32 {
    if let warning = shell.zone.warning { Console.warn(warning) }
    let record = try shell.record.toRead()
    NearNames(record: record).warn(aboutPlayer: parsed.player)
    let desk = DailyDesk(shell: shell, record: record, player: parsed.player ?? shell.playerName)
    Console.write(parsed.has("json") ? json(desk) : text(desk))
    return 0
  }

  // MARK: For people

  private func text(_ desk: DailyDesk) -> String {
    let streak = desk.streak
    var text = "Current  \(counted(streak.current, "day"))\(note(streak))\n"
    text += "Best     \(counted(streak.best, "day"))\n\n" + week(desk)
    if parsed.has("explain") { text += "\n" + explanation(desk) }
    return text
  }

  private func note(_ streak: Streak) -> String {
    if streak.best == 0 { return ": finish any quiz to begin one" }
    if streak.hasToday { return ", today is done" }
    return streak.alive ? ", today is still open" : ": the last one is over"
  }

  /// The last seven days, the newest on the right.
  private func week(_ desk: DailyDesk) -> String {
    let names = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]
    let today = desk.today.day
    let days = Set(desk.ledger.days.map(\.day))
    let week = (0..<7).reversed().map { CivilDay(number: today.number - $0) }
    return "  " + week.map { names[$0.weekday - 1] }.joined(separator: "  ") + "\n  "
      + week.map { days.contains($0) ? "##" : ".." }.joined(separator: "  ") + "\n"
  }

  private func explanation(_ desk: DailyDesk) -> String {
    let links = desk.ledger.links
    if links.isEmpty { return "No day counted yet.\n" }
    return links.reversed().map { "\($0.day.text)  \(reason($0))\n" }.joined()
  }

  private func reason(_ link: StreakLedger.Link) -> String {
    let missed = counted(link.missed, "day")
    if link.continues && link.missed == 0 { return "day \(link.length) in a row" }
    if link.continues { return "day \(link.length) in a row: \(missed) missed before it, forgiven" }
    if link.missed == 0 { return "the first day" }
    return "day 1 of a new streak: \(missed) missed before it"
  }

  // MARK: For programs

  private func json(_ desk: DailyDesk) -> String {
    let streak = desk.streak
    var object: JSONObject = [
      "current": .int(streak.current), "best": .int(streak.best), "alive": .bool(streak.alive),
      "today": .bool(streak.hasToday),
    ]
    if parsed.has("explain") { object.append("days", .list(desk.ledger.links.reversed().map(json))) }
    return JSONWriter.text(.object(object)) + "\n"
  }

  private func json(_ link: StreakLedger.Link) -> JSONValue {
    [
      "day": .text(link.day.text), "length": .int(link.length), "missed": .int(link.missed),
      "continues": .bool(link.continues),
    ]
  }
}
