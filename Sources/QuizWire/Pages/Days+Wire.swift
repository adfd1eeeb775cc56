package import JSONText
package import QuizCore
package import QuizPlay

/// Crosses as its text, such as `2026-11-28`.
extension CivilDay: WireValue {
  package func write(to wire: inout JSONWriter) { wire.write(text) }

  package init?(wire node: JSONNode) {
    guard let day = node.string.flatMap({ CivilDay($0) }) else { return nil }
    self = day
  }
}

extension DayMark: WireValue {}
extension MonthText.Square: WireValue {}

/// A day of the calendar of a streak.
package struct MarkedDay: Equatable, Sendable, WireObject {
  package var day: CivilDay
  package var mark: DayMark

  package init(_ day: CivilDay, _ mark: DayMark) {
    (self.day, self.mark) = (day, mark)
  }

  package init() { self.init(CivilDay(number: 0), .missed) }

  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.field("day", &day)
    fields.always("mark", &mark)
  }
}

/// The result of the quiz of a day, as a square of its month.
package struct MonthDay: Equatable, Sendable, WireObject {
  package var day: CivilDay
  package var square: MonthText.Square
  /// The sitting that counts.
  package var sitting: String?
  /// The number of the try, from 2 on; nil for the first.
  package var attempt: Int?
  /// The id of a drawn quiz that was not played.
  package var quiz: String?

  package init(_ day: CivilDay, _ square: MonthText.Square = .open) {
    (self.day, self.square) = (day, square)
  }

  package init() { self.init(CivilDay(number: 0)) }

  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.field("day", &day)
    fields.always("square", &square)
    fields.field("sitting", &sitting)
    fields.field("try", &attempt)
    fields.field("quiz", &quiz)
  }
}
