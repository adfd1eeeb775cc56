package import Cells
internal import QuizCells
internal import JSONText
internal import QuizCoding
package import QuizCore
package import QuizLibrary
internal import QuizModes
internal import QuizPlay
internal import QuizSittings
package import QuizStore
internal import Words

/// Replays stored sittings from the record alone; those with plugins each in a cell.
package struct SittingVerifier {
  package let record: any PlayerRecord
  private let languages: [String]
  /// The sentences of the report.
  let words: VerifyWords
  private let confinement: Confinement
  /// The history's entries on sittings, by id.
  private let entries: [String: HistoryEntry]
  /// The record's other findings on sittings, by id.
  private let findings: [String: [RecordFinding]]
  /// The findings on the record as a whole.
  package let others: [RecordFinding]

  /// Looks at these sittings alone, or (nil) at the whole record.
  package init(
    record: any PlayerRecord, languages: [String], confinement: Confinement, only sittings: Set<String>? = nil
  ) throws(Problem) {
    self.record = record
    self.languages = languages
    words = .of(InterfaceLanguage(languages))
    self.confinement = confinement
    let found = try recorded(record.audit(sittings))
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

  /// Hands over what sittings come to, in their order; so many are played at once.
  package func verify(_ ids: [String], jobs: Int, _ take: (Verification) -> Void) throws(Problem) {
    var left = ids[...]
    do throws(CellEnd) {
      try CellPool(confinement, jobs: jobs, task).run {
        left.popFirst().map { .piece(loaded($0)) } ?? .ended
      } finish: { verification in
        take(verification)
        return true
      }
    } catch {
      throw Problem(error)
    }
  }

  package func verification(of id: String) throws(Problem) -> Verification {
    var found: Verification?
    try verify([id], jobs: 1) { found = $0 }
    return found ?? failed(id, RecordFailure(.missing, ""))
  }

  /// Whether a sitting was taken out of the record in the meantime, as one is that was left untouched: nothing misses it.
  package func isGone(_ id: String) -> Bool {
    guard findings[id] == nil else { return false }
    do { _ = try record.load(id) } catch {
      return error.kind == .missing && (try? record.audit([id]))?.isEmpty ?? false
    }
    return false
  }

  // MARK: A sitting

  /// A sitting as it was read.
  private struct Loaded {
    var id: String
    var found: Result<(stored: StoredSitting, events: [SittingEvent]), RecordFailure>
  }

  private func loaded(_ id: String) -> Loaded {
    do throws(RecordFailure) {
      let (stored, events, _) = try record.load(id)
      return Loaded(id: id, found: .success((stored, events)))
    } catch {
      return Loaded(id: id, found: .failure(error))
    }
  }

  private var task: CellTask<Loaded, Verification> {
    var task = CellTask<Loaded, Verification>(lasts: false) { loaded in
      guard case .success(let sitting) = loaded.found else { return CellPatience(each: 1000) }
      return CellPatience(each: 2 * SittingReplayer.milliseconds(sitting.stored, sitting.events.count))
    } service: { [languages] loaded in
      { _, _ in
        guard case .success(let sitting) = loaded.found else { return [] }
        Plugin.permitHere()
        return EventCoding.bytes(SittingReplay.outcome(sitting.stored, sitting.events, languages))
      }
    } product: { reply, loaded in
      guard case .success(let sitting) = loaded.found, let node = try? JSONParser.parse(reply),
        let outcome = try? SittingReplay.Outcome(stored: node)
      else { return nil }
      return verification(loaded.id, sitting.stored, finding(outcome, sitting.stored, sitting.events))
    } lost: { loaded, end in
      guard case .success(let sitting) = loaded.found else { return failed(loaded.id, .init(.missing, "")) }
      return verification(loaded.id, sitting.stored, .unknown(words.stoppedPlugin(["why": end.sentence])))
    }
    task.ready = { known($0) }
    return task
  }

  /// The verdict on a sitting that needs no plugin; nil when a cell must replay it.
  private func known(_ loaded: Loaded) -> Verification? {
    switch loaded.found {
    case .failure(let failure): return failed(loaded.id, failure)
    case .success(let (stored, events)):
      if let unknown = words.problem(ofRules: stored.beginning.rules) {
        return verification(loaded.id, stored, .unknown(unknown))
      }
      if let altered = alteredFile(stored) {
        return verification(loaded.id, stored, .different(altered, nil))
      }
      if stored.hasPlugins { return nil }
      return verification(loaded.id, stored, finding(SittingReplay.outcome(stored, events, languages), stored, events))
    }
  }

  private func failed(_ id: String, _ failure: RecordFailure) -> Verification {
    let entry = entries[id]
    let why = findings[id]?.first.flatMap { failure.kind == .missing ? words.sentence($0) : nil } ?? failure.message
    return Verification(
      sitting: id, title: entry?.title ?? words.aSitting, quiz: entry?.quiz, mode: entry?.mode ?? "?",
      player: entry?.player ?? "?", finding: failure.kind == .newer ? .unknown(why) : .different(why, nil))
  }

  private func verification(
    _ id: String, _ stored: StoredSitting, _ finding: Verification.Finding
  ) -> Verification {
    let beginning = stored.beginning
    return Verification(
      sitting: id, title: beginning.quiz?.title ?? beginning.mode.name, quiz: beginning.quiz?.id,
      mode: beginning.mode.id, player: entries[id]?.player ?? stored.players.first ?? "",
      finding: finding)
  }

  private func finding(
    _ outcome: SittingReplay.Outcome, _ stored: StoredSitting, _ events: [SittingEvent]
  ) -> Verification.Finding {
    switch outcome {
    case .doubtful(let why): return .unknown(why)
    case .different(let why, let difference): return .different(why, difference)
    case .same: break
    }
    if let wrong = findings[stored.beginning.sitting]?.first { return .different(words.sentence(wrong), nil) }
    if let stopped = stopped(events) { return .unknown(stopped) }
    return .equal(turns: SittingState.initial(stored.beginning, after: events).turns.count)
  }

  /// A kept file that is not the one of which the hash was kept, or that is missing.
  private func alteredFile(_ stored: StoredSitting) -> String? {
    for file in stored.files where SHA256.hex(of: file.bytes) != file.sha256 {
      return words.altered(file.module ?? file.plugin)
    }
    for use in stored.beginning.plugins {
      guard let hash = use.sha256 else { continue }
      if !stored.files.contains(where: { $0.plugin == use.id && $0.module == nil && $0.sha256 == hash }) {
        return words.altered(use.id)
      }
    }
    return nil
  }

  /// The calls that the clock stopped, according to the record: no replay can confirm it, and later events depend on
  /// it.
  private func stopped(_ events: [SittingEvent]) -> String? {
    var calls: [String] = []
    for case .hookFailed(let failure) in events where failure.isByClock {
      let call = words.stoppedCall(["hook": failure.hook.rawValue, "plugin": failure.plugin])
      if !calls.contains(call) { calls.append(call) }
    }
    if calls.isEmpty { return nil }
    return words.stopped(["calls": calls.joined(separator: words.and)])
  }
}
