internal import CommandLine
internal import QuizCore
internal import QuizFormats
internal import QuizLibrary
internal import QuizModes
internal import QuizPlay
internal import QuizSittings
internal import QuizStore
internal import QuizWire
internal import TextLayout
internal import Words

/// `quizrun daily`: the quiz of the day, new, to be continued, or completed.
struct DailyCommand {
  let surroundings: Surroundings
  let parsed: ParsedCommand

  func run() throws(Problem) -> Int32 {
    if let warning = surroundings.zone.warning { Console.warn(warning) }
    try checkCombination()
    if parsed.has("stats") { return try stats() }
    if parsed.has("short") { return try short() }
    if parsed.has("month") { return try month() }
    let record = surroundings.record
    let kept = parsed.has("status") ? try record.toAsk() : try record.get()
    // Read once: every question below asks the same quizzes.
    let desk = desk(kept, surroundings.library.catalogue())
    let modes = try ModeChoice(parsed.values("plugin"), surroundings.library)
    let day = try day(desk)
    let set = try parsed.settings()
    let id = try desk.quizID(on: day, (modes.mode.map { [$0] } ?? []) + modes.modifiers, set: set)
    // A drawn quiz names no mode.
    try check(set, modes, desk.catalogue?[id]?.plugin)
    let standing = try desk.standing(id, on: day)
    tellOwnFiles(desk)
    if parsed.has("status") {
      let status = DailyStatus(surroundings, desk, id, on: day, standing)
      Console.write(parsed.has("json") ? status.line : status.text)
      return 0
    }
    if day < desk.today.day { return try play(id, desk, day, modes, record, isPractice: !standing.isInProgress) }
    return try playToday(id, day, standing, desk, modes, record)
  }

  /// Refuses options beside one that shows something else than the quiz of the day.
  private func checkCombination() throws(Problem) {
    let excluded = [
      "stats": ["status", "short", "retry", "date", "plain", "month"],
      "month": ["json", "status", "short", "retry", "date", "plain", "virtual-clock"], "status": ["retry"],
    ]
    for option in ["stats", "month", "status"] where parsed.has(option) {
      if let other = excluded[option]?.first(where: parsed.has) {
        throw .usage(.together("--\(option)", "--\(other)"))
      }
    }
  }

  private func desk(_ record: any PlayerRecord, _ catalogue: QuizCatalogue? = nil) -> DailyDesk {
    DailyDesk(
      surroundings: surroundings, record: record, player: parsed.player ?? surroundings.playerName,
      catalogue: catalogue)
  }

  /// The days of a month as squares, to be looked at or passed on; in words for players of plain lines.
  private func month() throws(Problem) -> Int32 {
    let record = try surroundings.record.toRead()
    let desk = desk(record)
    let today = desk.today.day
    let text = parsed.value("month") ?? String(today.text.prefix(7))
    guard let month = CivilDay(text + "-01"), month <= today else {
      throw .usage(
        .badValue(
          option: "--month", value: text, expected: "a month up to this one, like \(today.text.prefix(7))"))
    }
    let days = MonthText.days(of: month)
    let results = try recorded(desk.results(from: days[0], to: days[days.count - 1]))
    var lines = MonthText.lines(month, results.mapValues(\.score), today: today)
    if surroundings.prefersPlain {
      lines = [lines[0]] + days.compactMap { day in results[day].map { inWords($0, day) } }
    }
    Console.write(lines.joined(separator: "\n") + "\n")
    return 0
  }

  /// Such as `2026-11-20: 3 of 5 points (try 2)`.
  private func inWords(_ result: DailyDesk.DayResult, _ day: CivilDay) -> String {
    let words = surroundings.words
    let score = result.entry.points.map { words.points($0, of: result.entry.of) } ?? result.entry.headline ?? ""
    return "\(day.text): \(score)" + (result.number > 1 ? words.attempt(["n": String(result.number)]) : "")
  }

  /// The first tries of all days.
  private func stats() throws(Problem) -> Int32 {
    let record = try surroundings.record.toRead()
    let desk = desk(record)
    let tries = try recorded(desk.firstTries())
    if parsed.has("json") {
      Console.write(tries.line + "\n")
      return 0
    }
    let words = surroundings.words
    let most = max(1, tries.scores.max() ?? 1)
    let rows = tries.scores.enumerated().map { points, count in
      [String(points), String(repeating: "#", count: (count * 20 + most - 1) / most), String(count)]
    }
    Console.write(
      Table(rows: [
        [words.dailyPlayed, words.days(tries.played)],
        [words.currentLabel, words.days(tries.current)], [words.longestStreak, words.days(tries.best)],
      ]).text(width: Console.tableWidth) + "\n" + Table(rows: rows, numbers: [2]).text(width: Console.tableWidth))
    return 0
  }

  /// Says once which files make the set of today differ from that of others.
  private func tellOwnFiles(_ desk: DailyDesk) {
    guard desk.isDrawn, !parsed.has("status") else { return }
    let files = desk.drawn.unnamedOwnFiles
    if files.isEmpty { return }
    surroundings.tell(surroundings.words.setDiffers(["files": files.joined(separator: ", ")]).cleaned)
  }

  /// Prints the short status for a prompt, which asks often: it reads as little as possible.
  private func short() throws(Problem) -> Int32 {
    if !parsed.has("status") { throw .usage(.needs("--short", "--status")) }
    if parsed.has("json") { throw .usage(.together("--short", "--json")) }
    let record = try surroundings.record.toAsk()
    let desk = desk(record)
    let modes = try ModeChoice(parsed.values("plugin"), surroundings.library)
    let set = try parsed.settings()
    let day = try day(desk)
    let id = try desk.quizID(on: day, (modes.mode.map { [$0] } ?? []) + modes.modifiers, set: set)
    Console.write(DailyStatus.short(desk, try desk.standing(id, on: day)) + "\n")
    return 0
  }

  /// Refuses an option that neither a plugin that was named nor the quiz's own mode has, also when nothing is played.
  private func check(_ set: [PlayOption.Setting], _ modes: ModeChoice, _ own: String?) throws(Problem) {
    if set.isEmpty { return }
    let mode = try modes.mode(insteadOf: own, surroundings.library)
    let specs = ((mode.map { [$0] } ?? []) + modes.modifiers).flatMap(\.info.options)
    _ = try OptionValues.resolve(specs, quiz: nil, places: .unknown, set: set)
  }

  private func day(_ desk: DailyDesk) throws(Problem) -> CivilDay {
    let today = desk.today.day
    guard let text = parsed.value("date") else { return today }
    guard let day = CivilDay(text), day <= today else {
      throw .usage(
        .badValue(option: "--date", value: text, expected: "a day up to today, like \(today.text)"))
    }
    return day
  }

  private func playToday(
    _ id: String, _ day: CivilDay, _ standing: DailyDesk.Standing, _ desk: DailyDesk, _ modes: ModeChoice,
    _ record: LazyRecord
  ) throws(Problem) -> Int32 {
    guard case .completed(let entry, let used) = standing else { return try play(id, desk, day, modes, record) }
    guard parsed.has("retry") else { return try show(entry, used, desk) }
    guard desk.retriesLeft(used: used) > 0 else {
      throw Problem(.tryLater, "no retry is left for today; the next quiz of the day comes tomorrow")
    }
    return try play(id, desk, day, modes, record)
  }

  private func play(
    _ id: String, _ desk: DailyDesk, _ day: CivilDay, _ modes: ModeChoice, _ record: LazyRecord,
    isPractice: Bool = false
  ) throws(Problem) -> Int32 {
    var request = try PlayRequest(parsed)
    request.quiz = id
    request.day = day
    request.isPractice = isPractice
    request.isNew = isPractice
    request.seed = DailyDesk.seed(of: day)
    var command = PlayCommand(surroundings: surroundings, request: request.settled(in: surroundings))
    command.catalogue = desk.catalogue
    return try command.play(modes, record)
  }

  // MARK: A completed day

  private func show(_ entry: HistoryEntry, _ used: Int, _ desk: DailyDesk) throws(Problem) -> Int32 {
    let (_, result) = try CompletedDay.result(entry, desk)
    if parsed.has("json") {
      Console.write(result.line + "\n")
    } else {
      Console.write(CompletedDay.text(result, entry, used, desk, surroundings))
    }
    return 0
  }
}
