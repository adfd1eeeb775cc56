internal import CommandLine
internal import JSONText
internal import QuizCore
internal import QuizFormats
internal import QuizPlay
internal import QuizSittings

/// `quizrun daily --status`: how far a day's quiz has come, for people and for programs.
struct DailyStatus {
  let surroundings: Surroundings
  let desk: DailyDesk
  let day: CivilDay
  /// The id of the day's quiz.
  let quiz: String
  let standing: DailyDesk.Standing

  private var isToday: Bool { day == desk.today.day }

  /// What can still be played with `--retry`: of a day that is over nothing.
  private var retriesLeft: Int {
    switch standing {
    case .new: desk.retriesLeft(used: 0)
    case .inProgress(_, _, let used), .completed(_, let used): desk.retriesLeft(used: used)
    }
  }

  // MARK: For programs

  var line: String {
    var object: JSONObject = ["day": .text(day.text), "quiz": .text(quiz)]
    switch standing {
    case .new: object.append("state", "new")
    case .inProgress(let open, let best, _):
      object.append("state", "in_progress")
      object.append("step", .int(open.settled + 1))
      if let length = open.length { object.append("of", .int(length)) }
      if let best { Self.append(best, to: &object) }
    case .completed(let entry, _):
      object.append("state", "completed")
      if let of = entry.of { object.append("of", .number(of)) }
      Self.append(entry, to: &object)
    }
    let streak = desk.streak
    object.append(
      "streak",
      ["current": .int(streak.current), "best": .int(streak.best), "alive": .bool(streak.alive)])
    object.append("retriesLeft", .int(isToday ? retriesLeft : 0))
    return JSONWriter.text(.object(object)) + "\n"
  }

  private static func append(_ entry: HistoryEntry, to object: inout JSONObject) {
    if let points = entry.points { object.append("points", .number(points)) }
    if let percent = entry.percent { object.append("percent", .number(percent)) }
  }

  // MARK: For people

  private var words: ListingWords { surroundings.words }

  var text: String {
    let title = desk.catalogue?[quiz]?.title ?? quiz
    let day = isToday ? words.today : self.day.text
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
      return Console.folded(line) + (isToday ? DailyCommand.summary(desk, retriesLeft: retriesLeft, words) : "")
    }
  }

  private func progress(_ open: UnfinishedSitting) -> String {
    let settled = String(open.settled)
    return open.length.map { words.answeredOf(["n": settled, "of": String($0)]) } ?? words.answered(["n": settled])
  }

  private func score(_ entry: HistoryEntry) -> String? {
    entry.percent.map { words.percent($0) } ?? entry.points.map { words.points($0, of: entry.of) }
  }
}
