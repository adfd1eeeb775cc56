package import JSONText
package import QuizCore

/// How a player stands with a day's quiz, as other programs read it.
package struct DayStanding {
  private let day: CivilDay
  private let quiz: String
  private let state: State
  /// The sitting that counts so far.
  private let counted: HistoryEntry?
  private let streak: Streak
  private let retriesLeft: Int

  package enum State {
    case new
    /// The question that is open, from 1, and how many there are; nil when the mode decides.
    case inProgress(step: Int, of: Int?)
    case completed
  }

  package init(
    day: CivilDay, quiz: String, state: State, counted: HistoryEntry?, streak: Streak, retriesLeft: Int
  ) {
    self.day = day
    self.quiz = quiz
    self.state = state
    self.counted = counted
    self.streak = streak
    self.retriesLeft = retriesLeft
  }

  package var object: JSONObject {
    var object: JSONObject = ["day": .text(day.text), "quiz": .text(quiz)]
    switch state {
    case .new: object.append("state", "new")
    case .inProgress(let step, let of):
      object.append("state", "in_progress")
      object.append("step", .int(step))
      if let of { object.append("of", .int(of)) }
    case .completed:
      object.append("state", "completed")
      if let of = counted?.of { object.append("of", .number(of)) }
    }
    if let points = counted?.points { object.append("points", .number(points)) }
    if let percent = counted?.percent { object.append("percent", .number(percent)) }
    object.append(
      "streak", ["current": .int(streak.current), "best": .int(streak.best), "alive": .bool(streak.alive)])
    object.append("retriesLeft", .int(retriesLeft))
    return object
  }
}
