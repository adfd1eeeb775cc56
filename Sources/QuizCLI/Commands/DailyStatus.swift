internal import CommandLine
internal import JSONText
internal import QuizCore
internal import QuizFormats
internal import QuizPlay
internal import QuizSittings
internal import QuizWire
internal import Words

/// `quizrun daily --status`: how far a day's quiz has come, for people and for programs.
struct DailyStatus {
  let surroundings: Surroundings
  let desk: DailyDesk
  let day: CivilDay
  /// The id of the day's quiz.
  let quiz: String
  let standing: DailyDesk.Standing

  private var isToday: Bool { day == desk.today.day }

  /// The number of tries left for `--retry`.
  private var retriesLeft: Int { desk.retriesLeft(after: standing) }

  // MARK: For programs

  var line: String {
    desk.listed(quiz, on: day, standing).line + "\n"
  }

  // MARK: For prompts

  /// The same words in every language, as programs may look for them.
  static func short(_ desk: DailyDesk, _ standing: DailyDesk.Standing) -> String {
    let isDone: Bool
    switch standing {
    case .completed, .inProgress(_, .some, _): isDone = true
    case .new, .inProgress: isDone = false
    }
    return "🔥\(desk.streak.current) \(isDone ? "done" : "open")"
  }

  // MARK: For people

  private var words: ListingWords { surroundings.words }

  var text: String {
    let title = desk.title(of: quiz)
    let day = isToday ? words.todayLabel : self.day.text
    let command = isToday ? "quizrun daily" : "quizrun daily --date \(self.day.text)"
    switch standing {
    case .new:
      let line = isToday ? words.dailyNew : words.dailyPassed
      return Console.folded(line(["day": day, "title": title, "command": command]))
    case .inProgress(let open, let best, _):
      var line = words.dailyBegun(["day": day, "title": title, "progress": progress(open), "command": command])
      if let score = best.flatMap(score) { line += " " + words.bestSoFar(["score": score]) }
      return Console.folded(line)
    case .completed(let entry, _):
      let line =
        entry.percent.map { words.dailyCompletedWith(["day": day, "title": title, "percent": words.percent($0)]) }
        ?? words.dailyCompleted(["day": day, "title": title])
      return Console.folded(line) + (isToday ? CompletedDay.summary(desk, retriesLeft: retriesLeft, words) : "")
    }
  }

  private func progress(_ open: UnfinishedSitting) -> String {
    let settled = String(open.settled)
    return open.length.map { words.answeredOf(["n": settled, "of": String($0)]) } ?? words.answeredCount(["n": settled])
  }

  private func score(_ entry: HistoryEntry) -> String? {
    entry.percent.map { words.percent($0) } ?? entry.points.map { words.points($0, of: entry.of) }
  }
}
