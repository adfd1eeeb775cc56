internal import QuizCells
package import QuizCore
package import QuizFormats
package import QuizLibrary
package import QuizModes
package import QuizPlay
internal import QuizRoom
package import QuizStore

/// The quiz of the day: which one it is, and how far the player has come with it.
package struct DailyDesk {
  package let surroundings: Surroundings
  package let record: any PlayerRecord
  package let player: String
  /// The quizzes at hand; nil when they have not been read yet.
  package var catalogue: QuizCatalogue?

  package init(
    surroundings: Surroundings, record: any PlayerRecord, player: String, catalogue: QuizCatalogue? = nil
  ) {
    self.surroundings = surroundings
    self.record = record
    self.player = player
    self.catalogue = catalogue
  }

  /// How a player stands with a day's quiz.
  package enum Standing {
    case new
    /// The unfinished sitting. During a retry also the sitting that counts so far, and the number of retries begun.
    case inProgress(UnfinishedSitting, best: HistoryEntry?, retriesUsed: Int)
    /// The sitting that counts, and how many more were finished that day.
    case completed(HistoryEntry, retriesUsed: Int)

    var isNew: Bool { if case .new = self { true } else { false } }

    package var isInProgress: Bool { if case .inProgress = self { true } else { false } }
  }

  /// The quizzes that days can get, by id: those marked daily, or all without a mark.
  private var pool: [QuizCatalogue.Entry] {
    let catalogue = catalogue ?? surroundings.library.catalogue()
    let quizzes = catalogue.entries.filter(\.isIntact)
    let marked = quizzes.filter(\.isDaily)
    return marked.isEmpty ? quizzes : marked
  }

  /// The id of a day's quiz: the drawn one, or one of the quizzes where a plugin or the player's setting says so.
  package func quizID(
    on day: CivilDay, _ plugins: [Plugin], set: [PlayOption.Setting] = []
  ) throws(Problem) -> String {
    if !plugins.contains(where: { $0.info.hooks.contains(.today) }), let id = drawnID(on: day) { return id }
    return try listedID(on: day, plugins, set: set)
  }

  /// The quizzes that are drawn for days.
  package var drawn: DrawnDays { DrawnDays(surroundings, record, catalogue) }

  /// The id of the day's drawn quiz; nil where the day has a listed quiz. A begun day keeps its quiz, whatever the
  /// setting is now.
  private func drawnID(on day: CivilDay) -> String? {
    let id = Quiz.dailyID(of: day)
    let other = isDrawn ? (try? record.setting(Self.key(day))) ?? nil : id
    if let other, let standing = try? standing(other, on: day), !standing.isNew { return isDrawn ? nil : id }
    return isDrawn && drawn.published(on: day, today: today.day) != nil ? id : nil
  }

  /// Whether days have questions drawn from all quizzes.
  package var isDrawn: Bool { setting(.dailySource) != SettingKey.quizzes }

  private func setting(_ key: SettingKey) -> String? { (try? record.setting(key.rawValue)) ?? nil }

  private static func key(_ day: CivilDay, _ others: [String] = []) -> String {
    (["published", day.text] + others).joined(separator: " ")
  }

  /// The title of a day's quiz.
  package func title(of id: String) -> String {
    if let day = Quiz.day(ofDaily: id) { return DrawnDays.title(day, surroundings.language) }
    return catalogue?[id]?.title ?? id
  }

  /// Whether an open room asks one of its questions.
  package func isClosed(_ id: String) -> Bool {
    if surroundings.closed.isEmpty { return false }
    let keys = Quiz.day(ofDaily: id).flatMap { drawn.published(on: $0, today: today.day)?.keys }
    return surroundings.closed.touches(quiz: id, questions: keys ?? [])
  }

  /// How many questions it asks; nil where it cannot be read.
  package func questionCount(of id: String) -> Int? {
    if let day = Quiz.day(ofDaily: id) { return drawn.published(on: day, today: today.day)?.keys.count }
    return catalogue?[id].flatMap { entry in entry.card?.questionCount }
  }

  /// The id of the day's listed quiz. A published day is remembered, so that editing the pool changes none.
  ///
  /// `set` are the player's options: a plugin's own go to its `today`, and may lead to another quiz.
  private func listedID(
    on day: CivilDay, _ plugins: [Plugin], set: [PlayOption.Setting]
  ) throws(Problem) -> String {
    let specs = plugins.flatMap(\.info.options)
    let known = set.filter { given in specs.contains { $0.name == given.name } }
    let options = try OptionValues.resolve(specs, quiz: nil, places: .unknown, set: known)
    let settings = known.map { "\($0.name)=\($0.value)" }.sorted()
    let key = Self.key(day, plugins.map(\.info.id) + settings)
    let pool = pool
    if let kept = (try? record.setting(key)) ?? nil, pool.contains(where: { $0.id == kept }) { return kept }
    let (id, failures) = surroundings.library.cells.today(
      plugins, options: options, languages: surroundings.library.languages, log: surroundings.pluginLog,
      of: pool.map(\.id), on: day
    ) { surroundings.library.quiz(of: pool[$0]) }
    if surroundings.library.cells.isGivenUp { throw Problem(.tryLater, "a mode is still at work") }
    for failure in failures { surroundings.tell(failure.message) }
    guard let id else { throw Problem(.noInput, "there is no quiz of the day: quizzes/ is empty").by(.noQuizOfDay) }
    if day <= today.day { try? record.set(key, id) }
    return id
  }

  /// Today where the player is.
  package var today: (day: CivilDay, offsetMinutes: Int) { surroundings.today }

  package func standing(_ quiz: String, on day: CivilDay) throws(Problem) -> Standing {
    do {
      let unfinished = try record.unfinished(player: player)
      let (finished, origins, tries) = try finished(quiz, on: day)
      let best = counted(finished)
      // A sitting that was also finished on another machine is no retry.
      let open = unfinished.first {
        $0.isTouched && $0.quiz == quiz && $0.request["daily"] == day.text && !origins.contains($0.origin)
      }
      // Records of earlier versions may hold a second try beside the begun one: it is no longer offered.
      if let open, best == nil || retriesLeft(used: tries.count - 1) > 0 {
        return .inProgress(open, best: best, retriesUsed: tries.count)
      }
      guard let best else { return .new }
      return .completed(best, retriesUsed: tries.count - 1)
    } catch {
      throw Problem(.inputOutput, error.message)
    }
  }

  package func retriesLeft(after standing: Standing) -> Int {
    switch standing {
    case .new: retriesLeft(used: 0)
    case .inProgress(_, _, let used), .completed(_, let used): retriesLeft(used: used)
    }
  }

  /// The finished sitting that counts of a day, whichever quiz it had.
  package func counting(on day: CivilDay) throws(Problem) -> String? {
    switch try standing(try quizID(on: day, []), on: day) {
    case .completed(let entry, _), .inProgress(_, let entry?, _): entry.sitting
    case .new, .inProgress: nil
    }
  }

  /// The result of a day: the sitting that counts, and which try it was.
  package struct DayResult {
    package let entry: HistoryEntry
    /// 1 for the first try.
    package let number: Int

    /// The result as a square of a month.
    package var score: DayScore { DayScore(percent: entry.percent, number: number) }
  }

  /// The results that count of the quizzes of days, by day.
  package func results(from first: CivilDay, to last: CivilDay) throws(RecordFailure) -> [CivilDay: DayResult] {
    var entries: [CivilDay: [HistoryEntry]] = [:]
    var filter = HistoryFilter(player: player, from: first, to: last)
    filter.without = WithheldSittings(surroundings, record).ids(of: player)
    try record.visitHistory(filter, limit: nil) { entry in
      if entry.isFinished { entries[entry.day, default: []].insert(entry, at: 0) }
      return true
    }
    var results: [CivilDay: DayResult] = [:]
    for (day, entries) in entries {
      var own: [HistoryEntry] = []
      var tries: [String] = []
      for entry in entries {
        let isOwn = try record.load(entry.sitting).sitting.request["daily"] == day.text
        if isOwn { own.append(entry) }
        if isOwn || entry.quiz == Quiz.dailyID(of: day) { tries.append(entry.sitting) }
      }
      results[day] = counted(own).map { DayResult(entry: $0, number: Self.number(of: $0.sitting, among: tries)) }
    }
    return results
  }

  /// The number of a finished try of a day, from 1 on.
  package func number(of sitting: String, _ quiz: String, on day: CivilDay) -> Int {
    Self.number(of: sitting, among: (try? finished(quiz, on: day).tries) ?? [])
  }

  /// One try is open at a time, so that they end in the order in which they began.
  private static func number(of sitting: String, among tries: [String]) -> Int {
    1 + (tries.firstIndex(of: sitting) ?? 0)
  }

  /// The day's finished sittings, oldest first, with the origins of their branches, and all tries. A drawn quiz that
  /// did not count for the day was a try as well.
  private func finished(
    _ quiz: String, on day: CivilDay
  ) throws(RecordFailure) -> (entries: [HistoryEntry], origins: Set<String>, tries: [String]) {
    var entries: [HistoryEntry] = []
    try record.visitHistory(HistoryFilter(player: player, quiz: quiz, from: day, to: day), limit: nil) { entry in
      if entry.isFinished { entries.append(entry) }
      return true
    }
    var finished: [HistoryEntry] = []
    var origins: Set<String> = []
    var tries: [String] = []
    for entry in entries.reversed() {
      let sitting = try record.load(entry.sitting).sitting
      let isOwn = sitting.request["daily"] == day.text
      if isOwn || quiz == Quiz.dailyID(of: day) { tries.append(entry.sitting) }
      guard isOwn else { continue }
      finished.append(entry)
      origins.insert(sitting.origin)
    }
    return (finished, origins, tries)
  }

  /// The sitting that counts: the best, or the first when the player's setting says so.
  private func counted(_ finished: [HistoryEntry]) -> HistoryEntry? {
    let countsFirst = ((try? record.setting("daily-counts")) ?? nil) == "first"
    if countsFirst { return finished.first }
    return finished.max { ($0.percent ?? 0, $0.points ?? 0) < ($1.percent ?? 0, $1.points ?? 0) }
  }

  /// How many further sittings a completed day allows.
  private var retriesAllowed: Int {
    let setting = (try? record.setting("daily-retries")) ?? nil
    return setting.flatMap(Int.init) ?? 1
  }

  /// How many are left of them.
  package func retriesLeft(used: Int) -> Int { max(0, retriesAllowed - used) }

  /// The streak as of today.
  package var streak: Streak {
    ledger.streak(today: StreakLedger.CountedDay(today.day, offsetMinutes: today.offsetMinutes))
  }

  /// The goal of the week, where the player has one.
  package var goal: WeeklyGoal? {
    let goal = setting(.weeklyGoal).flatMap(Int.init) ?? 0
    return WeeklyGoal(goal, days: goal > 0 ? ledger.days.map(\.day) : [], today: today.day)
  }

  /// The player's counted days.
  package var ledger: StreakLedger {
    let days = (try? record.days(of: player)) ?? []
    let freezes = ((try? record.setting("streak-freezes")) ?? nil).flatMap(Int.init) ?? 0
    return StreakLedger(days, freezes: freezes)
  }

  /// Everybody has the same seed on the same day, so that results can be compared.
  package static func seed(of day: CivilDay) -> Int {
    Int(Chance.hash(["daily", day.text]) & UInt64(Chance.seeds.upperBound))
  }
}

/// The limit of tries of a day, the same for every face and every way to its quiz.
extension DailyDesk {
  /// Whether a new sitting of a day's quiz is recorded: today's first try, or a retry that is left.
  ///
  /// One try is open at a time. `ignoresLooks` leaves out sittings that were opened and not played, and are open nowhere.
  package func allowsTry(of quiz: String, on day: CivilDay, ignoresLooks: Bool) -> Bool {
    guard day == today.day else { return false }
    let open = openTries(of: quiz, on: day)
    guard open.allSatisfy({ ignoresLooks && isOnlyLookedAt($0) }) else { return false }
    switch try? standing(quiz, on: day) {
    case .completed(_, let used)?: return retriesLeft(used: used) > 0
    case .inProgress?: return false
    case .new?, nil: return true
    }
  }

  /// Whether the player finished or began a day's quiz, on that day or for it.
  package func hasTry(of quiz: String, on day: CivilDay) -> Bool {
    if !openTries(of: quiz, on: day).isEmpty { return true }
    return ((try? standing(quiz, on: day)).map { !$0.isNew }) ?? false
  }

  private func openTries(of quiz: String, on day: CivilDay) -> [UnfinishedSitting] {
    ((try? record.unfinished(player: player)) ?? []).filter { open in
      open.quiz == quiz && Self.isTry(quiz, open.request, on: day)
    }
  }

  /// Whether a sitting is a try of today's quiz, which stays once it was begun.
  package func isTryOfToday(_ sitting: StoredSitting) -> Bool {
    Self.isTry(sitting.beginning.quiz?.id, sitting.request, on: today.day)
  }

  private static func isTry(_ quiz: String?, _ request: [String: String], on day: CivilDay) -> Bool {
    request["daily"] == day.text || quiz == Quiz.dailyID(of: day)
  }

  private func isOnlyLookedAt(_ open: UnfinishedSitting) -> Bool {
    guard !open.isTouched, (try? record.claim(open.sitting)) == true else { return false }
    record.release(open.sitting)
    return true
  }
}
