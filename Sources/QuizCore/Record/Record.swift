/// The port to what keeps sittings: SQLite, or memory.
///
/// `append` returns when the events are durable; only then may the player see what follows from them.
package protocol Record: AnyObject {
  /// Enters a new sitting and its first events as one; nothing is entered when it fails.
  func begin(_ sitting: StoredSitting, events: [SittingEvent]) throws(RecordFailure)
  /// Adds events; a `finished` among them enters the history and keeps the mode's memory in the same breath.
  func append(_ events: [SittingEvent], to sitting: String, at time: WallTime) throws(RecordFailure)
  /// A sitting with all its events, oldest first.
  func load(_ sitting: String) throws(RecordFailure) -> (sitting: StoredSitting, events: [SittingEvent], last: WallTime)
  /// Sittings of a player that are neither finished nor discarded, newest first.
  func unfinished(player: String) throws(RecordFailure) -> [UnfinishedSitting]
  /// Finished sittings of a player (nil: of all), newest first.
  func history(player: String?) throws(RecordFailure) -> [HistoryEntry]
  /// What a mode keeps for a player: for one quiz, or (nil) over all quizzes.
  func memory(mode: String, quiz: String?, player: String) throws(RecordFailure) -> PlainValue
  /// Claims a sitting for this process; false when another process has it open. Released with the process, however it ends.
  func claim(_ sitting: String) throws(RecordFailure) -> Bool
  func release(_ sitting: String)
}

/// Milliseconds since 1970-01-01T00:00:00Z.
package struct WallTime: Equatable, Comparable, Sendable {
  package var milliseconds: Int

  package init(milliseconds: Int) {
    self.milliseconds = milliseconds
  }

  package static func < (a: WallTime, b: WallTime) -> Bool { a.milliseconds < b.milliseconds }
}

/// Why the record could not be read or written, as one sentence for the player.
package struct RecordFailure: Error, Equatable, Sendable {
  package var kind: Kind
  package var message: String

  package enum Kind: Equatable, Sendable {
    case full, readOnly, damaged, newer, busy, missing, taken, io
  }

  package init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }
}

/// A sitting as it is kept: self-contained, so that going on never needs the files on disk.
package struct StoredSitting: Equatable, Sendable {
  package var beginning: Beginning
  package var started: WallTime
  /// The zone's name and its offset from UTC in minutes when the sitting started.
  package var zone: String
  package var offsetMinutes: Int
  /// SHA-256 of the quiz file's bytes, to notice a changed quiz; nil when the quiz was drawn from many.
  package var quizSHA256: String?
  /// Every plugin file the sitting uses, and all it required.
  package var files: [StoredFile]
  /// The options the sitting was started with (`seed`, `set.pass`, `limit`, `category` …), to find it again.
  package var request: [String: String]

  package init(
    beginning: Beginning, started: WallTime, zone: String, offsetMinutes: Int, quizSHA256: String? = nil,
    files: [StoredFile] = [], request: [String: String] = [:]
  ) {
    self.beginning = beginning
    self.started = started
    self.zone = zone
    self.offsetMinutes = offsetMinutes
    self.quizSHA256 = quizSHA256
    self.files = files
    self.request = request
  }
}

extension StoredSitting {
  /// The key of `request` under which a sitting has the id of the challenge it accepts.
  package static let challengeKey = "challenge"

  /// Whether it accepts a challenge. Such a sitting starts from what the mode remembered of somebody else, so it leaves what
  /// the mode remembers of this player alone.
  package var isChallenge: Bool { request[Self.challengeKey] != nil }
}

/// A plugin file by its content.
package struct StoredFile: Equatable, Sendable {
  /// The id of the plugin that used it.
  package var plugin: String
  /// The name under which it was required; nil for the plugin's own file.
  package var module: String?
  package var sha256: String
  package var bytes: [UInt8]

  package init(plugin: String, module: String? = nil, sha256: String, bytes: [UInt8]) {
    self.plugin = plugin
    self.module = module
    self.sha256 = sha256
    self.bytes = bytes
  }
}

/// What a list needs to know of a sitting that can go on.
package struct UnfinishedSitting: Equatable, Sendable {
  package var sitting: String
  package var quiz: String?
  package var mode: String
  package var players: [String]
  package var started: WallTime
  package var request: [String: String]
  package var seed: Int
  /// Questions settled so far.
  package var settled: Int
  /// Questions in all; nil when the mode decides.
  package var length: Int?

  package init(
    sitting: String, quiz: String?, mode: String, players: [String], started: WallTime, request: [String: String],
    seed: Int, settled: Int, length: Int?
  ) {
    self.sitting = sitting
    self.quiz = quiz
    self.mode = mode
    self.players = players
    self.started = started
    self.request = request
    self.seed = seed
    self.settled = settled
    self.length = length
  }
}

/// A sitting in the history.
package struct HistoryEntry: Equatable, Sendable {
  package var sitting: String
  package var quiz: String?
  package var title: String
  package var mode: String
  package var player: String
  package var started: WallTime
  /// Of a sitting that can go on, when it started.
  package var finished: WallTime
  package var offsetMinutes: Int
  package var day: CivilDay
  package var points: Double?
  package var of: Double?
  package var percent: Double?
  package var headline: String?
  package var emoji: String?
  package var isTimed: Bool
  /// Seconds for a question, when the player set it.
  package var limit: Double?
  package var ms: Int
  /// The quiz's.
  package var category: String?
  /// The id of an outcome.
  package var outcome: String?
  package var passed: Bool?
  /// Whether it is over; lists show sittings that can go on, too.
  package var isFinished = true

  package init(
    sitting: String, quiz: String?, title: String, mode: String, player: String, started: WallTime,
    finished: WallTime, offsetMinutes: Int, day: CivilDay, points: Double?, of: Double?, percent: Double?,
    headline: String?, emoji: String?, isTimed: Bool, limit: Double?, ms: Int
  ) {
    self.sitting = sitting
    self.quiz = quiz
    self.title = title
    self.mode = mode
    self.player = player
    self.started = started
    self.finished = finished
    self.offsetMinutes = offsetMinutes
    self.day = day
    self.points = points
    self.of = of
    self.percent = percent
    self.headline = headline
    self.emoji = emoji
    self.isTimed = isTimed
    self.limit = limit
    self.ms = ms
  }
}
