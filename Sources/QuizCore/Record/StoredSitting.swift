/// A sitting as it is kept: self-contained, so that going on never needs the files on disk.
package struct StoredSitting: Equatable, Sendable {
  @Indirect package var beginning: Beginning
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
  /// The players' present names; nil where the beginning's are still right.
  package var newNames: [String]?
  /// The players' ids in the record, for a new sitting; nil to look them up by name.
  package var playerIDs: [String]?

  package init(
    beginning: Beginning, started: WallTime, zone: String, offsetMinutes: Int, quizSHA256: String? = nil,
    files: [StoredFile] = [], request: [String: String] = [:]
  ) {
    self.beginning = beginning
    self.started = started
    self.zone = zone
    self.offsetMinutes = StoredRange.offsets.nearest(offsetMinutes)
    self.quizSHA256 = quizSHA256
    self.files = files
    self.request = request
  }
}

extension StoredSitting {
  /// The players' present names, in the order of the beginning, which holds their names at the time.
  package var players: [String] { newNames ?? beginning.players }

  /// The key of `request` that marks a sitting with other time limits than the quiz's, or with a challenge to a part of
  /// a quiz or to other settings.
  package static let otherwiseKey = "otherwise"

  /// Keys of `request` with which a sitting is no whole quiz under the quiz's own settings; so are all that set an option.
  package static let keysOfParts = (PlayOption.all(.part).map(\.key) + [otherwiseKey]).sorted()
  package static let settingPrefix = "set."

  /// Whether it goes on for nothing less than the options it was begun with.
  package var needsItsCommand: Bool {
    (PlayOption.all(.exact).map(\.key) + ["daily", Self.challengeKey]).contains { request[$0] != nil }
  }

  /// Whether it can be compared with others: a whole quiz, under the quiz's own settings.
  package var isComparable: Bool {
    beginning.quiz?.id != Quiz.drawnID
      && !request.keys.contains { Self.keysOfParts.contains($0) || $0.hasPrefix(Self.settingPrefix) }
  }

  /// The key of `request` under which a sitting has the id of the challenge it accepts.
  package static let challengeKey = "challenge"

  /// The key under which it has the challenge's code.
  package static let codeKey = "code"

  /// True when it accepts a challenge. Such a sitting starts from another player's memory of the mode, so it leaves
  /// this player's unchanged.
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

/// The facts that a list shows of an unfinished sitting.
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
  /// Whether the player has done something in it, or a limit has run; otherwise it was only looked at, and no list shows it.
  package var isTouched = true

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
