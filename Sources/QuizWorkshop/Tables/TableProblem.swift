internal import QuizCore
internal import Spreadsheet

/// Why the columns of a table cannot be understood.
enum TableProblem: Error, Equatable {
  case noParticipant(columns: [String])
  case noColumn(String, option: String, columns: [String])
  case noQuestion(String, near: String?)
  case twice(question: String, columns: [String])
  /// The only columns that could be questions have the text of several.
  case unclear(column: String, questions: [String])
  /// No column is a question.
  case noQuestions(columns: [String])

  var sentence: String {
    switch self {
    case .noParticipant(let columns):
      let guess = ParticipantColumn.likely(among: columns) ?? columns.first ?? "Name"
      return "no column is called 'participant' or has another usual name for it: "
        + "choose the column of names, as in --participant '\(guess)'"
    case .noColumn(let name, let option, let columns):
      let near = nearest(to: name, in: columns).map { "; did you mean '\($0)'?" } ?? ""
      return "\(option): there is no column '\(name)'" + near
    case .noQuestion(let id, let near):
      return "--map: there is no question '\(id)'" + (near.map { "; did you mean '\($0)'?" } ?? "")
    case .twice(let question, let columns):
      return
        "the columns \(Self.listed(columns)) are both the question '\(question)': say which with --map COLUMN=QUESTION"
    case .unclear(let column, let questions):
      return
        "the column '\(column)' has the text of several questions (\(Self.listed(questions))): say which with --map"
    case .noQuestions(let columns) where columns.contains { TableColumns.printedNumber($0) != nil }:
      let version = columns.first { TableColumns.printedNumber($0) == nil } ?? "COLUMN"
      return
        "no column is a question of the quiz, by id or by text (\(Self.listed(columns))): where the numbers are those of "
        + "printed versions, say which column has the versions' letters, as in --version-column '\(version)', and --seed with "
        + "the seed on the paper"
    case .noQuestions(let columns):
      return "no column is a question of the quiz, by id or by text (\(Self.listed(columns))): "
        + "name them with --map '\(columns.last ?? "COLUMN")=QUESTION'"
    }
  }

  static func listed(_ names: [String], most: Int = 8) -> String {
    let shown = names.prefix(most).map { "'\($0)'" }.joined(separator: ", ")
    return names.count > most ? shown + " and \(names.count - most) more" : shown
  }
}
