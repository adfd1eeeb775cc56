package import QuizCore
internal import QuizLibrary
internal import QuizPlay
internal import QuizStore
package import QuizWire
internal import Words

/// The day's quiz and the month as pages and programs show them.
extension DailyDesk {
  /// How the player stands with a day's quiz, as other programs read it.
  package func listed(_ quiz: String, on day: CivilDay, _ standing: Standing) -> DailyView {
    var view = DailyView(quiz, on: day)
    switch standing {
    case .new: break
    case .inProgress(let open, let best, _):
      view.state = .inProgress
      (view.step, view.of) = (open.settled + 1, open.length.map { Double($0) })
      (view.points, view.percent) = (best?.points, best?.percent)
    case .completed(let entry, _):
      view.state = .completed
      (view.points, view.of, view.percent) = (entry.points, entry.of, entry.percent)
      if day == today.day { view.next = TimeText.written(nextDay, offsetMinutes: today.offsetMinutes) }
    }
    view.streak = streak
    view.retriesLeft = day == today.day ? retriesLeft(after: standing) : 0
    return view
  }

  /// The quiz of today with its title and sitting, for home; nil where there is none, or an open room asks it.
  package var todaysView: DailyView? {
    let day = today.day
    guard let id = try? quizID(on: day, []), !isClosed(id), let standing = try? standing(id, on: day) else {
      return nil
    }
    var view = listed(id, on: day, standing)
    (view.title, view.questions) = (title(of: id), questionCount(of: id))
    switch standing {
    case .inProgress(let open, _, _): view.sitting = open.sitting
    case .completed(let entry, _): view.sitting = entry.sitting
    case .new: break
    }
    return view
  }

  /// The first tries of all days: how many there are, their points, and the streak of days with one.
  package func firstTries() throws(RecordFailure) -> DailyTries {
    let first = try firstEntries()
    var tries = DailyTries()
    for entry in first {
      tries.played += 1
      let points = Quiz.isDrawn(entry.quiz ?? "") ? entry.points : entry.percent.map { $0 / 20 }
      tries.scores[(0...5).nearest(Int(min(max(points ?? 0, 0), 5)))] += 1
    }
    let ledger = StreakLedger(
      first.map { StreakLedger.CountedDay($0.day, offsetMinutes: $0.offsetMinutes) }, freezes: self.ledger.freezes)
    let streak = ledger.streak(today: StreakLedger.CountedDay(today.day, offsetMinutes: today.offsetMinutes))
    (tries.current, tries.best) = (streak.current, streak.best)
    return tries
  }

  /// The sitting that was finished first of each day's quiz, the oldest day first.
  private func firstEntries() throws(RecordFailure) -> [HistoryEntry] {
    let published = ((try? record.settings()) ?? [:]).filter { $0.key.hasPrefix("published ") }
    let listed = Dictionary(grouping: published) { String($0.key.dropFirst("published ".count).prefix(10)) }
      .mapValues { Set($0.map(\.value)) }
    var filter = HistoryFilter(player: player)
    filter.without = WithheldSittings(surroundings, record).ids(of: player)
    var found: [HistoryEntry] = []
    try record.visitHistory(filter, limit: nil) { entry in
      if entry.isFinished, let quiz = entry.quiz,
        quiz == Quiz.dailyID(of: entry.day) || listed[entry.day.text]?.contains(quiz) == true
      {
        found.append(entry)
      }
      return true
    }
    var first: [CivilDay: HistoryEntry] = [:]
    for entry in found.reversed() where first[entry.day] == nil {
      if entry.quiz != Quiz.dailyID(of: entry.day) {
        guard try record.load(entry.sitting).sitting.request["daily"] == entry.day.text else { continue }
      }
      first[entry.day] = entry
    }
    return first.values.sorted { $0.day < $1.day }
  }

  /// The moment at which the next day begins.
  package var nextDay: WallTime {
    let (day, offset) = today
    let hour = surroundings.record.setting(.dayStarts).flatMap(Int.init) ?? 0
    return WallTime(milliseconds: ((day.number + 1) * 1440 + hour * 60 - offset) * 60_000)
  }

  /// The sentence on the next quiz of the day, for the result of today's; nil for other sittings.
  package func next(after sitting: StoredSitting) -> String? {
    guard sitting.request["daily"] == today.day.text else { return nil }
    return surroundings.words.comesIn(["time": untilNext])
  }

  /// The time until then, such as `"5 h 12 min"`.
  package var untilNext: String {
    let minutes = max(0, nextDay.milliseconds - surroundings.clock.now().milliseconds + 59_999) / 60_000
    return minutes >= 60 ? "\(minutes / 60) h \(minutes % 60) min" : "\(minutes) min"
  }

  /// The quizzes that counted for the days of the player, each day's first.
  package func countedQuizzes() throws(RecordFailure) -> [CivilDay: PlayedQuiz] {
    var quizzes: [CivilDay: PlayedQuiz] = [:]
    var filter = HistoryFilter(player: player)
    filter.includesShared = true
    try record.visitHistory(filter, limit: nil) { entry in
      let title = entry.titled(surroundings.language).title
      if entry.isFinished { quizzes[entry.day] = PlayedQuiz(id: entry.quiz ?? entry.mode, title: title) }
      return true
    }
    return quizzes
  }

  /// The quizzes of the days of a month up to today, as squares.
  package func month(of month: CivilDay) throws(RecordFailure) -> [MonthDay] {
    let days = MonthText.days(of: month).filter { $0 <= today.day }
    guard let first = days.first, let last = days.last else { return [] }
    let results = try results(from: first, to: last)
    return days.map { day in
      let result = results[day]
      var shown = MonthDay(day, MonthText.Square(result?.score))
      shown.sitting = result?.entry.sitting
      if let result, result.number > 1 { shown.attempt = result.number }
      if result == nil && isDrawn { shown.quiz = Quiz.dailyID(of: day) }
      return shown
    }
  }
}
