package import QuizCore

/// A record with the data of players: their history, statistics and names.
///
/// A player is given by id or by name, of several namesakes the first added; answers hold the id and the present name.
package protocol PlayerRecord: SettingsRecord, ResultsRecord {
  /// Sittings that are over or can go on, newest first, until `visit` says false; `limit` is the largest number of them.
  func visitHistory(
    _ filter: HistoryFilter, limit: Int?, _ visit: (HistoryEntry) -> Bool
  ) throws(RecordFailure)
  /// The sums over the finished sittings that pass.
  func statistics(_ filter: HistoryFilter, by period: Period) throws(RecordFailure) -> Statistics
  /// The same, with so many of `questionTallies`.
  func statistics(
    _ filter: HistoryFilter, by period: Period, hardest: Int
  ) throws(RecordFailure) -> (Statistics, hardest: [QuestionTally])
  /// Every question of the finished sittings that pass, the hardest first.
  func questionTallies(_ filter: HistoryFilter, limit: Int?) throws(RecordFailure) -> [QuestionTally]
  /// The number of a player's finished sittings with questions of a category, by that; of quizzes without one of their own,
  /// such as those of the day.
  func sittingsByCategory(of player: String) throws(RecordFailure) -> [String: Int]
  /// The days on which a player's finished sittings started, oldest first, each with the zones of all of them.
  func days(of player: String) throws(RecordFailure) -> [StreakLedger.CountedDay]
  /// The progress of each quiz that a player has finished or can continue, by its id: times finished, last day, best
  /// percent, and the newest unfinished sitting with its step.
  func homeSummary(player: String) throws(RecordFailure) -> [String: QuizStanding]
  /// The keys (as in `AnsweredQuestion`) of questions that a player got wrong, or left open, the last time; of a quiz only
  /// its own.
  func missed(by player: String, in quiz: String?) throws(RecordFailure) -> Set<String>
  /// The day number on which a player last settled each question of a quiz, a table by the question's id; of the newest
  /// `SeenQuestions.sittings` that were finished.
  func seen(by player: String, in quiz: String) -> PlainValue
  /// Ids of every sitting, finished or not, oldest first.
  func everySitting() throws(RecordFailure) -> [String]
  /// The inconsistencies: derived facts that the sittings do not yield, and missing or changed sittings.
  ///
  /// Of these sittings alone, or for nil of all and of the record as a whole.
  func audit(_ sittings: Set<String>?) throws(RecordFailure) -> [RecordFinding]
  /// Ids of sittings that are, begin or end like this, at most three.
  func sittings(like text: String) throws(RecordFailure) -> [String]
  /// Takes a sitting out of the record and out of the statistics; what modes remember stays.
  func delete(_ sitting: String) throws(RecordFailure)

  /// All players who were added or have played, by name.
  func players() throws(RecordFailure) -> [PlayerProfile]
  /// The players with this id, or else this name, the first added first. Merged records can have namesakes.
  func players(called text: String) throws(RecordFailure) -> [KnownPlayer]
  /// Adds a player; a known one stays unchanged.
  func addPlayer(_ name: String) throws(RecordFailure)
  /// Gives a player another name, which must be free. What was recorded of sittings stays as it was played.
  func renamePlayer(_ player: String, to name: String) throws(RecordFailure)
  /// Removes a player and every sitting the player took part in, leaving no trace in the files.
  func removePlayer(_ player: String) throws(RecordFailure)
  /// The ids of all sittings in which a player took part, oldest first; `isOwn` is false for those that others began.
  func sittings(of player: String) throws(RecordFailure) -> [(sitting: String, isOwn: Bool)]
  /// The memories of all modes, or of one, for a player; without a quiz over all quizzes.
  func memories(of player: String, mode: String?) throws(RecordFailure) -> [ModeMemory]
  /// Enters values that a mode remembers from now on for a quiz and a player, without a sitting.
  func remember(
    _ memory: PlainValue, mode: String, quiz: String, of player: String, at time: WallTime
  ) throws(RecordFailure)
  /// The values that a mode remembered for the quizzes of a player, key by key, oldest first.
  func changes(of player: String, mode: String) throws(RecordFailure) -> [MemoryChange]
}

extension PlayerRecord {
  package func memories(of player: String) throws(RecordFailure) -> [ModeMemory] { try memories(of: player, mode: nil) }
}

/// A player as lists show one.
package struct PlayerProfile: Equatable, Sendable {
  package var id: String
  package var name: String
  package var finished: Int
  package var unfinished: Int
  /// The time of the last finished sitting; nil without one.
  package var last: WallTime?

  /// Without an id the name serves as one.
  package init(
    id: String? = nil, name: String, finished: Int = 0, unfinished: Int = 0, last: WallTime? = nil
  ) {
    self.id = id ?? name
    self.name = name
    self.finished = finished
    self.unfinished = unfinished
    self.last = last
  }
}

/// A mode's memory of a player.
package struct ModeMemory: Equatable, Sendable {
  package var mode: String
  package var quiz: String?
  package var value: PlainValue

  package init(mode: String, quiz: String?, value: PlainValue) {
    self.mode = mode
    self.quiz = quiz
    self.value = value
  }
}

/// A value that a mode remembered under a key of its memory for a quiz.
package struct MemoryChange: Equatable, Sendable {
  package var quiz: String
  package var key: PlainKey
  package var value: PlainValue
  /// The sitting; nil for values that came without one, or whose sitting was removed.
  package var sitting: String?
  package var moment: WallTime
  /// The offset from UTC in minutes where the sitting began.
  package var offsetMinutes: Int
}

/// A record that also keeps the player's settings: texts by key.
package protocol SettingsRecord: Record {
  /// Nil when it was never set.
  func setting(_ key: String) throws(RecordFailure) -> String?
  /// Nil removes it.
  func set(_ key: String, _ value: String?) throws(RecordFailure)
  func settings() throws(RecordFailure) -> [String: String]
}

extension SettingsRecord {
  /// The hour at which a day of the player begins, 0 to 6.
  var dayStarts: Int { ((try? setting("day-starts")) ?? nil).flatMap(Int.init) ?? 0 }
}

/// Settings that run a command, or loosen what closes plugins off: they are made at this machine, never by a browser or a file.
package enum MachineSetting: String, CaseIterable {
  case cell, sound

  /// The one value that a file may bring.
  var harmless: String {
    switch self {
    case .cell: "required"
    case .sound: "off"
    }
  }
}

/// Results stored beside sittings for comparison: friends' scores, achievements, scores under other modes.
package protocol ResultsRecord: AnyObject {
  /// Ids of the players that no leaderboard shows.
  func hiddenPlayers() throws(RecordFailure) -> Set<String>
  func setHidden(_ player: String, _ isHidden: Bool) throws(RecordFailure)

  /// The players of every sitting that more than one took part in, by its id.
  func sittingsOfSeveral() throws(RecordFailure) -> [String: [KnownPlayer]]

  /// Ids of the sittings that are no whole quiz under the quiz's own settings.
  func incomparableSittings() throws(RecordFailure) -> Set<String>

  /// Scores of accepted challenges, in the order they were accepted.
  func friendScores() throws(RecordFailure) -> [FriendScore]
  /// Adding a challenge that is there changes nothing.
  func addFriendScore(_ score: FriendScore, at time: WallTime) throws(RecordFailure)

  /// A player's achievements, oldest first.
  func achievements(of player: String) throws(RecordFailure) -> [EarnedAchievement]
  /// Adds achievements; one that is already there keeps its day.
  func addAchievements(_ earned: [EarnedAchievement], of player: String) throws(RecordFailure)

  /// A sitting's scores under other modes, oldest first.
  func rescores(of sitting: String) throws(RecordFailure) -> [Rescore]
  func addRescores(_ rescores: [Rescore]) throws(RecordFailure)
}
