internal import QuizCore

/// The command line's options for the columns of a table.
package struct TableRequest: Equatable, Sendable {
  /// The column of participants, or several separated by commas; nil for `participant`.
  package var participant: String?
  /// Columns that are a question under another name.
  package var maps: [Map] = []
  /// The column of printed versions' letters; their seed is the run's.
  package var version: String?
  /// The number of printed versions; nil if not given.
  package var printedCount: Int?

  package struct Map: Equatable, Sendable {
    package var column: String
    package var question: String

    package init(column: String, question: String) {
      self.column = column
      self.question = question
    }

    /// `COLUMN=QUESTION`; in the column's name there may be such a sign too. Nil without one.
    package init?(_ text: String) {
      guard let sign = text.lastIndex(of: "="), sign != text.startIndex else { return nil }
      column = String(text[..<sign])
      question = String(text[text.index(after: sign)...]).trimmedCell
    }
  }

  /// Every name that may stand above a column with participants.
  var participantNames: [String] {
    guard let participant else { return [] }
    return [participant] + Self.parts(participant)
  }

  /// `Last name,First name`: the columns that make a name together; empty for one.
  static func parts(_ text: String) -> [String] {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { String($0).trimmedCell }
    return parts.count > 1 && !parts.contains("") ? parts : []
  }

  package init(participant: String? = nil) {
    self.participant = participant
  }
}
