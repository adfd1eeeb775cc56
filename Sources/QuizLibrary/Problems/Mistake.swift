package import QuizCore

/// A player's mistake in a request; faces with several languages have their own sentence for it.
package indirect enum Mistake: Equatable, Sendable {
  /// A value that a setting cannot have.
  case setting(String, found: String)
  /// A value that an option of the mode cannot have.
  case option(String, ValueSpec, found: String)
  case entry(option: String, ValueSpec, ValueSpec.EntryMisfit)
  case unknownOption(String)
  case playerName(String)
  case playerTaken(String)
  case unknownPlayer(String)
  case severalPlayers(String)
  /// Two players of one sitting have one name.
  case samePlayers
  /// A mode that is for so many players.
  case playerCount(mode: String, ClosedRange<Int>, found: Int)
  case nothingMissed
  /// No question matches the filter.
  case nothingFits
  case unknownQuiz(String)
  case unknownPlugin(String)
  case noQuizOfDay
  case noRetryLeft
  case notYet(day: String)
  case openElsewhere
  /// An open room asks these questions.
  case inRoom
}
