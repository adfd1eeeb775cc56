package import QuizCore

/// Why a participant cannot be graded.
package enum GradingProblem: Error, Equatable, Sendable {
  /// The line is not JSON; the scanner's message.
  case notJSON(String)
  case notAnObject(noun: String)
  case missing(key: String, near: String?)
  /// A key of the line holds something else than it should.
  case wrongKey(String, expected: String, noun: String)
  case emptyParticipant
  case unknownQuestion(String, near: String?)
  /// Inputs or a button for a page that the mode did not show.
  case unknownPage(String)
  case isPage(String)
  case wrongResponse(question: String, Question.Kind, noun: String)
  case unknownPart(question: String, key: String, near: String?)
  /// The response was understood, but the question does not take it.
  case refused(question: String?, Refusal)
  case endless(steps: Int)
  /// Points for a question that the program marks.
  case notByHand(String)
  case wrongCellCount(found: Int, expected: Int)
  case tooLong(limit: Int)
  /// The process in which plugins play did not come to an end with it.
  case lost(why: String)
  /// A row of a table that names no printed version.
  case noVersion(String)
  /// A version's paper says another check than the quiz has under this seed.
  case otherPaper(String, found: String, expected: String)
  /// A letter beyond the versions that were printed.
  case unprinted(String, count: Int)
  /// The check of another row of the version contradicts, which stops all of its rows.
  case refuted(String, row: Int, found: String, expected: String)
  /// No row gives the version's check, and the number of printed versions is unknown.
  case unconfirmed(String, expected: String)
  /// A printed seed that is not the one that is read.
  case otherSeed(String, Int)
}
