package import JSONText
package import QuizCore

/// The quiz of a day, and how far the player has come with it.
package struct DailyView: Equatable, Sendable {
  package var day: CivilDay
  package var quiz: String
  package var state = State.new
  /// The number of the open question, from 1.
  package var step: Int?
  /// The number of questions in progress, the points to be had once it is completed.
  package var of: Double?
  /// The result that counts so far.
  package var points: Double?
  package var percent: Double?
  package var streak = Streak()
  package var retriesLeft = 0
  /// Nil where the quiz cannot be read.
  package var title: String?
  package var questions: Int?
  /// The sitting that goes on or counts.
  package var sitting: String?
  /// The time at which the next day begins, such as `"2026-11-21T00:00:00+01:00"`; nil unless today's is completed.
  package var next: String?

  package enum State: String, Sendable, WireValue {
    case new, completed
    case inProgress = "in_progress"
  }

  package init(_ quiz: String, on day: CivilDay) {
    (self.quiz, self.day) = (quiz, day)
  }

  /// The title, or the id of a quiz that cannot be read.
  package var shownTitle: String { title ?? quiz }

  /// The number of questions that are answered.
  package var settled: Int { (step ?? 1) - 1 }

  /// The number of questions in a sitting that goes on; nil when the mode decides.
  package var length: Int? { of.map { Int($0) } }
}

extension DailyView: WireObject {
  package init() { self.init("", on: CivilDay(number: 0)) }

  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.always("day", &day)
    fields.always("quiz", &quiz)
    fields.always("state", &state)
    fields.field("step", &step)
    fields.field("of", &of)
    fields.field("points", &points)
    fields.field("percent", &percent)
    var days = Days(streak: streak)
    fields.always("streak", &days)
    streak = days.streak
    fields.always("retriesLeft", &retriesLeft)
    fields.field("title", &title)
    fields.field("questions", &questions)
    fields.field("sitting", &sitting)
    fields.field("next", &next)
  }

  /// The streak as it stands beside a day: without the day itself.
  private struct Days: WireObject {
    var streak = Streak()

    mutating func visit(_ fields: inout FieldVisitor) {
      fields.always("current", &streak.current)
      fields.always("best", &streak.best)
      fields.always("alive", &streak.alive)
    }
  }
}

/// The first tries of the quizzes of the day.
package struct DailyTries: Equatable, Sendable, WireObject {
  package var played = 0
  /// How many had no point, one point, and so on to five.
  package var scores = Array(repeating: 0, count: 6)
  /// The streak of days with a quiz of the day.
  package var current = 0
  package var best = 0

  package init() {}

  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.always("played", &played)
    fields.always("scores", &scores)
    fields.always("current", &current)
    fields.always("best", &best)
  }
}
