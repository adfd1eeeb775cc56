internal import CommandLine
internal import QuizCore
internal import QuizPlay
internal import QuizSittings
internal import QuizWire
internal import Words

/// `quizrun daily --status`: how far a day's quiz has come, for people and for programs.
struct DailyStatus {
  let surroundings: Surroundings
  let desk: DailyDesk
  /// Without what only home shows.
  private let view: DailyView
  /// The number of the try whose result counts; 1 before any.
  private let attempt: Int

  /// `quiz` is the id of the day's quiz.
  init(
    _ surroundings: Surroundings, _ desk: DailyDesk, _ quiz: String, on day: CivilDay, _ standing: DailyDesk.Standing
  ) {
    (self.surroundings, self.desk) = (surroundings, desk)
    view = desk.listed(quiz, on: day, standing)
    switch standing {
    case .completed(let entry, _), .inProgress(_, let entry?, _):
      attempt = desk.number(of: entry.sitting, quiz, on: day)
    case .new, .inProgress: attempt = 1
    }
  }

  private var isToday: Bool { view.day == desk.today.day }

  // MARK: For programs

  var line: String { view.line + "\n" }

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
    let title = desk.title(of: view.quiz)
    let day = isToday ? words.todayLabel : view.day.text
    let command = isToday ? "quizrun daily" : "quizrun daily --date \(view.day.text)"
    switch view.state {
    case .new:
      let line = isToday ? words.dailyNew : words.dailyPassed
      return Console.folded(line(["day": day, "title": title, "command": command]))
    case .inProgress:
      var line = words.dailyBegun(["day": day, "title": title, "progress": progress, "command": command])
      if let score { line += " " + words.bestSoFar(["score": score]) }
      return Console.folded(line)
    case .completed:
      let line =
        score.map { words.dailyCompletedWith(["day": day, "title": title, "percent": $0]) }
        ?? words.dailyCompleted(["day": day, "title": title])
      return Console.folded(line) + (isToday ? CompletedDay.summary(desk, retriesLeft: view.retriesLeft, words) : "")
    }
  }

  private var progress: String {
    let settled = String(view.settled)
    return view.length.map { words.answeredOf(["n": settled, "of": String($0)]) } ?? words.answeredCount(["n": settled])
  }

  /// The result that counts, with the number of a later try.
  private var score: String? {
    let result = view.percent.map { words.percent($0) } ?? view.points.map { words.points($0, of: nil) }
    return result.map { attempt > 1 ? $0 + words.commaAttempt(["n": String(attempt)]) : $0 }
  }
}
