package import Cells
package import QuizCells
package import QuizCore

/// The reason why a request failed: a kind of trouble, and a sentence.
///
/// Each face translates the kind: to an exit code, or a status.
package struct Problem: Error {
  package var kind: Kind
  /// The sentence, without the program's name; empty for none.
  package var message: String
  /// Further sentences of the same kind, such as all errors of a file behind the first.
  package var further: [String] = []
  /// The missing part that the record of a begun sitting has; nil where that would not help.
  package var lacks: Lack?

  /// The player's mistake behind the problem; nil for other problems.
  package var mistake: Mistake?

  package enum Lack {
    /// A quiz or plugin file that is gone or broken.
    case file
    /// The names of the several players that the mode needs.
    case players
    /// Questions that were missed the last time.
    case missed
  }

  package enum Kind {
    /// The request was wrong.
    case usage
    /// A quiz, plugin, code or record that cannot be taken.
    case badData
    /// The named file, quiz or player does not exist.
    case noInput
    /// A service or program that is needed does not answer.
    case service
    /// Reading or writing failed.
    case inputOutput
    /// Another program has it open.
    case tryLater
    /// It differs from its own claim.
    case unequal
    /// All is done already.
    case nothingToDo
  }

  package init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }

  /// A quiz or plugin file that cannot be had.
  package static func file(_ kind: Kind, _ message: String, further: [String] = []) -> Problem {
    var problem = Problem(kind, message)
    problem.lacks = .file
    problem.further = further
    return problem
  }

  /// The problem with the player's mistake behind it.
  package func by(_ mistake: Mistake) -> Problem {
    var problem = self
    problem.mistake = mistake
    return problem
  }

  /// A value that does not fit where it was given.
  package static func badValue(_ value: String, for place: String, expected: String) -> Problem {
    Problem(.usage, "\(place) takes \(expected), not '\(value)'")
  }

  package init(_ failure: RecordFailure) {
    let kinds: [RecordFailure.Kind: Kind] = [.newer: .badData, .missing: .noInput, .busy: .tryLater, .taken: .usage]
    self.init(kinds[failure.kind] ?? .inputOutput, failure.message)
  }
}

/// Does something with the record; what fails there is a problem of the kind that fits.
package func recorded<Value>(_ body: () throws(RecordFailure) -> Value) throws(Problem) -> Value {
  do { return try body() } catch { throw Problem(error) }
}

/// The same in one expression.
package func recorded<Value>(_ value: @autoclosure () throws(RecordFailure) -> Value) throws(Problem) -> Value {
  do { return try value() } catch { throw Problem(error) }
}

extension Problem {
  /// The problem of a plugin whose process ended.
  package init(_ end: CellEnd) {
    switch end {
    case .unsealed: self.init(.badData, end.sentence)
    case .unavailable: self.init(.inputOutput, end.sentence)
    case .ended, .late, .stalled, .garbled, .tooLarge, .notWanted:
      self.init(.badData, "the plugin was stopped: \(end.sentence)")
    }
  }
}

extension PluginCells {
  /// Refuses to let others play where nothing closes plugins off, unless the host allows it. Another process plays: the cell
  /// that was looked at ends.
  package func checkSeal(isOpenAllowed: Bool) throws(Problem) {
    defer { end() }
    if isOpenAllowed || !runOpenly { return }
    throw Problem(
      .service,
      "others would play plugins that nothing closes off: `--insecure-plugins` goes on all the same, "
        + "`quizrun config cell required` does without plugins")
  }
}

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
