package import JSONText
package import QuizCore

/// A sitting that can go on.
package struct OpenSitting: Equatable, Sendable, WireObject {
  package var sitting = ""
  package var quiz: String?
  /// The title of the quiz, or the name of a mode without one; nil on the cover of its quiz.
  package var title: String?
  /// The name of the mode; nil in lists for the quiz's own mode.
  package var modeName: String?
  /// The number of questions that are answered.
  package var settled = 0
  /// The number of questions; nil when the mode decides.
  package var of: Int?
  /// The time of its beginning, such as `2026-11-28T18:40:00+01:00`.
  package var started: String?

  package init() {}

  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.always("sitting", &sitting)
    fields.field("quiz", &quiz)
    fields.field("title", &title)
    fields.field("modeName", &modeName)
    fields.always("settled", &settled)
    fields.field("of", &of)
    fields.field("started", &started)
  }

  package var progress: ListedQuiz.Settled { ListedQuiz.Settled(settled: settled, of: of) }

  /// The day of its beginning, where the player is.
  package var day: CivilDay? { started.flatMap { CivilDay(String($0.prefix(10))) } }
}
