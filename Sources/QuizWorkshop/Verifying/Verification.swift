package import JSONText
package import QuizCore
package import QuizLibrary
internal import QuizModes
internal import QuizSittings
package import QuizStore
internal import TextLayout

/// What a replay came to.
package struct Verification {
  package var sitting: String
  package var title: String
  package var quiz: String?
  package var mode: String
  package var player: String
  package var finding: Finding

  package init(sitting: String, title: String, quiz: String? = nil, mode: String, player: String, finding: Finding) {
    self.sitting = sitting
    self.title = title
    self.quiz = quiz
    self.mode = mode
    self.player = player
    self.finding = finding
  }

  package enum Finding {
    /// Everything as recorded, with that many turns.
    case equal(turns: Int)
    /// The first difference, or what else is not as it was.
    case different(String, Difference?)
    /// It cannot be played again here: that proves nothing.
    case unknown(String)
  }

  package var isEqual: Bool {
    if case .equal = finding { return true }
    return false
  }

  // MARK: Words

  package var sentence: String {
    let what = "\(title) (\(mode)) of \(player), \(sitting)"
    switch finding {
    case .equal(let turns): return "equal: \(what), \(counted(turns, "turn"))"
    case .different(let why, _): return "different: \(what): \(why)"
    case .unknown(let why): return "cannot verify: \(what): \(why)"
    }
  }

  package var object: JSONObject {
    var object: JSONObject = ["sitting": .text(sitting)]
    if let quiz { object.append("quiz", .text(quiz.cleaned)) }
    object.append("mode", .text(mode.cleaned))
    object.append("player", .text(player.cleaned))
    switch finding {
    case .equal(let turns):
      object.append("verdict", "equal")
      object.append("turns", .int(turns))
    case .different(let why, let difference):
      object.append("verdict", "different")
      object.append("message", .text(why.cleaned))
      if let difference { object.append("difference", .object(Self.object(difference))) }
    case .unknown(let why):
      object.append("verdict", "cannot verify")
      object.append("message", .text(why.cleaned))
    }
    return object
  }

  private static func object(_ difference: Difference) -> JSONObject {
    var object: JSONObject = ["step": .int(difference.step)]
    for (key, value) in [
      ("question", difference.question), ("what", difference.what), ("recorded", difference.recorded),
      ("replayed", difference.replayed),
    ] {
      if let value { object.append(key, .text(value.cleaned)) }
    }
    return object
  }
}

/// Replays kept sittings from the record alone.
package struct SittingVerifier {
  package let record: any PlayerRecord
  package let languages: [String]
  /// What the history says of sittings, by their ids.
  private let entries: [String: HistoryEntry]
  /// What else the record has of sittings that does not fit them, by their ids.
  private let findings: [String: [RecordFinding]]
  /// What does not fit in the record as a whole.
  package let others: [RecordFinding]

  /// Looks at these sittings alone, or (nil) at the whole record.
  package init(record: any PlayerRecord, languages: [String], only sittings: Set<String>? = nil) throws(Problem) {
    self.record = record
    self.languages = languages
    let found = try recorded { () throws(RecordFailure) in try record.audit(sittings) }
    var entries: [String: HistoryEntry] = [:]
    try recorded { () throws(RecordFailure) in
      try record.visitHistory(HistoryFilter(), limit: nil) { entry in
        entries[entry.sitting] = entry
        return true
      }
    }
    self.entries = entries
    findings = Dictionary(grouping: found.filter { $0.sitting != nil }) { $0.sitting ?? "" }
    others = found.filter { $0.sitting == nil }
  }

  /// Ids under which the record has something, but no sitting any more.
  package func strays(beside sittings: [String]) -> [String] {
    Set(findings.keys).subtracting(sittings).sorted()
  }

  package func verification(of id: String) -> Verification {
    do {
      let (stored, events, _) = try record.load(id)
      let beginning = stored.beginning
      return Verification(
        sitting: id, title: beginning.quiz?.title ?? beginning.mode.name, quiz: beginning.quiz?.id,
        mode: beginning.mode.id, player: entries[id]?.player ?? stored.players.first ?? "",
        finding: finding(stored, events))
    } catch {
      let entry = entries[id]
      let why = findings[id]?.first.flatMap { error.kind == .missing ? $0.sentence : nil } ?? error.message
      let finding = error.kind == .newer ? Verification.Finding.unknown(why) : .different(why, nil)
      return Verification(
        sitting: id, title: entry?.title ?? "a sitting", quiz: entry?.quiz, mode: entry?.mode ?? "?",
        player: entry?.player ?? "?", finding: finding)
    }
  }

  /// Whether a sitting was taken out of the record in the meantime, as one is that was left untouched: nothing misses it.
  package func isGone(_ id: String) -> Bool {
    guard findings[id] == nil else { return false }
    do { _ = try record.load(id) } catch {
      return error.kind == .missing && (try? record.audit([id]))?.isEmpty ?? false
    }
    return false
  }

  private func finding(_ stored: StoredSitting, _ events: [SittingEvent]) -> Verification.Finding {
    if let unknown = RulesVersion.problem(stored.beginning.rules) { return .unknown(unknown) }
    if let altered = Self.alteredFile(stored) { return .different(altered, nil) }
    let layers: [() -> any Mode]
    do { layers = try Layers.makers(stored, languages: languages) } catch { return .unknown(error.message) }
    var replay = Replay(stored.beginning, events, layers: layers)
    if let difference = replay.firstDifference() {
      if let doubt = RulesVersion.doubt(stored, replay) { return .unknown(doubt) }
      return .different(Self.reason(difference, stored, events, layers), difference)
    }
    if let wrong = findings[stored.beginning.sitting]?.first { return .different(wrong.sentence, nil) }
    if let stopped = Self.stopped(events) { return .unknown(stopped) }
    return .equal(turns: replay.state.turns.count)
  }

  /// A difference that goes away when the mode may remember is one of the mode, not of the record.
  private static func reason(
    _ difference: Difference, _ stored: StoredSitting, _ events: [SittingEvent], _ layers: [() -> any Mode]
  ) -> String {
    var remembering = Replay(stored.beginning, events, layers: layers, forgetful: false)
    guard remembering.firstDifference() == nil else { return difference.sentence }
    return "\(difference.sentence); the mode keeps something outside its state, so it cannot be replayed"
  }

  /// A kept file that is not the one of which the hash was kept, or that is missing.
  private static func alteredFile(_ stored: StoredSitting) -> String? {
    for file in stored.files where SHA256.hex(of: file.bytes) != file.sha256 {
      return "the recorded file of '\(file.module ?? file.plugin)' is not the one that was played"
    }
    for use in stored.beginning.plugins {
      guard let hash = use.sha256 else { continue }
      if !stored.files.contains(where: { $0.plugin == use.id && $0.module == nil && $0.sha256 == hash }) {
        return "the recorded file of '\(use.id)' is not the one that was played"
      }
    }
    return nil
  }

  /// Calls that the clock is said to have stopped: no replay can tell whether it did, and what followed hangs on it.
  private static func stopped(_ events: [SittingEvent]) -> String? {
    var calls: [String] = []
    for case .hookFailed(let failure) in events where failure.isByClock {
      let call = "'\(failure.hook.rawValue)' of '\(failure.plugin)'"
      if !calls.contains(call) { calls.append(call) }
    }
    if calls.isEmpty { return nil }
    return "the clock stopped \(calls.joined(separator: " and ")), which no replay can tell; the rest is as recorded"
  }
}

extension RulesVersion {
  /// A sentence when a difference may have another cause than the record.
  fileprivate static func doubt(_ stored: StoredSitting, _ replay: Replay) -> String? {
    if replay.lacksTime {
      return "this machine was too busy: a hook was stopped by its time here, and was not in the sitting; try again"
    }
    if stored.beginning.rules == 1, stored.files.contains(where: { InexactNumbers.areUsed(in: $0.bytes) }) {
      return "under rules version 1, `^` and functions such as math.exp had other last digits on other machines"
    }
    return nil
  }
}
