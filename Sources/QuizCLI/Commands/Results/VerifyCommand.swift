internal import Cells
internal import CommandLine
internal import JSONText
internal import QuizCore
internal import QuizLibrary
internal import QuizPlay
internal import QuizSittings
internal import QuizStore
internal import QuizWorkshop
internal import TextLayout
internal import Words

/// `quizrun verify`: plays sittings, or a challenge code, again and says whether everything comes out the same.
struct VerifyCommand {
  let surroundings: Surroundings
  let parsed: ParsedCommand

  /// The exit code when a difference was found.
  static let notEqual: Int32 = 1

  private var words: VerifyWords { .of(surroundings.language) }

  func run() throws(Problem) -> Int32 {
    if parsed.operands.isEmpty { return try everything() }
    if let filter = Self.filters.first(where: parsed.has) {
      throw .usage(.together("SITTING", "--\(filter)"))
    }
    let word = try ChallengeText.word(parsed)
    if ChallengeText.isMeant(by: word) { return try code(word) }
    if let code = try RoomsCommand.verified(word, surroundings, isJSON: parsed.has("json")) { return code }
    let record = try surroundings.record.toRead()
    let id = try SittingFinder(record: record).id(word)
    return show(try verifier(record, only: [id]).verification(of: id))
  }

  /// A challenge code, with the quiz and the modes that are here.
  private func code(_ word: String) throws(Problem) -> Int32 {
    let challenge = try ChallengeText.given(word).challenge
    var finding: Verification.Finding
    do {
      let found = try ChallengeDesk(surroundings: surroundings, record: try surroundings.record.toRead()).found(
        challenge)
      finding =
        (found.difference ?? found.claim).map { .different(words.sentence($0), $0) }
        ?? .equal(turns: found.state.turns.count)
    } catch let miss as ChallengeDesk.Miss {
      finding = .unknown(miss.reason)
    } catch let exit as Problem {
      throw exit
    } catch {
      finding = .unknown("\(error)")
    }
    let verification = Verification(
      sitting: challenge.beginning.sitting, title: challenge.title, quiz: challenge.quiz?.id,
      mode: challenge.beginning.mode.id, player: challenge.player, finding: finding)
    if parsed.has("json") || !verification.isEqual || isOurs(challenge) { return show(verification) }
    let sentence = words.equalCode(["equal": verification.sentence(words), "player": challenge.player])
    Console.write(sentence.cleanedLine + "\n")
    return 0
  }

  /// Whether the sitting was recorded here, so that the name of its player could be compared.
  private func isOurs(_ challenge: Challenge) -> Bool {
    (try? surroundings.record.toRead().load(challenge.beginning.sitting)) != nil
  }

  /// Verifies every sitting, or those that pass the filter.
  private func everything() throws(Problem) -> Int32 {
    let record = try surroundings.record.toRead()
    let chosen = try chosen(record)
    let report = VerificationReport(words, isJSON: parsed.has("json"))
    var ids: [String]
    if let chosen {
      ids = chosen
    } else {
      ids = try recorded(record.everySitting())
    }
    var progress = ShareDone(of: ids.count)
    defer { progress.end() }
    let verifier = try verifier(record, only: chosen.map { Set($0) })
    if chosen == nil { ids += verifier.strays(beside: ids) }
    progress.all = ids.count
    try verifier.verify(ids, jobs: Confinement.processors) { verification in
      if verification.isEqual || !verifier.isGone(verification.sitting) { report.tell(verification) }
      progress.advance()
    }
    progress.end()
    for other in verifier.others { report.tell(other) }
    if chosen == nil, ids.isEmpty, let copy = lostCopy {
      report.tell(RecordFinding(nil, .nothingSaved(file: copy)))
    }
    // A rebuilt record is consistent; the damage before it is the finding.
    let wasRescued = (record as? SQLiteRecord)?.wasRescued ?? false
    return report.end() && !wasRescued ? 0 : Self.notEqual
  }

  /// The damaged file that was set aside last.
  private var lostCopy: String? {
    surroundings.record.damagedCopies.last { !$0.hasSuffix("-wal") && !$0.hasSuffix("-shm") }
  }

  private func verifier(_ record: any PlayerRecord, only sittings: Set<String>?) throws(Problem) -> SittingVerifier {
    let library = surroundings.library
    return try SittingVerifier(
      record: record, languages: library.languages, confinement: library.confinement, only: sittings)
  }

  /// Options that choose sittings.
  private static let filters = ["from", "to", "quiz", "player", "min"]

  /// The sittings that pass the filter, oldest first; nil without one.
  private func chosen(_ record: any PlayerRecord) throws(Problem) -> [String]? {
    let filter = try HistoryFilter(parsed)
    guard Self.filters.contains(where: parsed.has) else { return nil }
    var ids: [String] = []
    try recorded { () throws(RecordFailure) in
      try record.visitHistory(filter, limit: nil) { entry in
        ids.append(entry.sitting)
        return true
      }
    }
    return ids.reversed()
  }

  private func show(_ verification: Verification) -> Int32 {
    if parsed.has("json") {
      Console.write(JSONWriter.text(.object(verification.object)) + "\n")
    } else {
      Console.write(verification.sentence(words).cleanedLine + "\n")
    }
    return verification.isEqual ? 0 : Self.notEqual
  }
}
