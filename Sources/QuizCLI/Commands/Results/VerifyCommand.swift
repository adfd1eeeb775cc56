internal import CommandLine
internal import JSONText
internal import QuizCore
internal import QuizStore
internal import TextLayout

/// `quizrun verify`: plays sittings, or a challenge code, again and says whether everything comes out the same.
struct VerifyCommand {
  let shell: Shell
  let parsed: ParsedCommand

  /// What was found, as an exit code: something is not equal.
  static let notEqual: Int32 = 1

  func run() throws(Exit) -> Int32 {
    if parsed.operands.isEmpty { return try everything() }
    let word = try ChallengeText.word(parsed)
    if ChallengeText.isMeant(by: word) { return try code(word) }
    let record = try shell.record.toRead()
    let verifier = try SittingVerifier(record: record, languages: shell.library.languages)
    return show(verifier.verification(of: try SittingFinder(record: record).id(word)))
  }

  /// A challenge code, with the quiz and the modes that are here.
  private func code(_ word: String) throws(Exit) -> Int32 {
    let challenge = try ChallengeText(word).challenge
    var finding: Verification.Finding
    do {
      let found = try ChallengeDesk(shell: shell, record: try shell.record.toRead()).found(challenge)
      finding = found.difference.map { .different($0.sentence, $0) } ?? .equal(turns: found.state.turns.count)
    } catch let miss as ChallengeDesk.Miss {
      finding = .unknown(miss.reason)
    } catch let exit as Exit {
      throw exit
    } catch {
      finding = .unknown("\(error)")
    }
    return show(
      Verification(
        sitting: challenge.beginning.sitting, title: challenge.title, quiz: challenge.quiz?.id,
        mode: challenge.beginning.mode.id, player: challenge.player, finding: finding))
  }

  private func everything() throws(Exit) -> Int32 {
    let record = try shell.record.toRead()
    let ids = try recorded { () throws(RecordFailure) in try record.everySitting() }
    let verifier = try SittingVerifier(record: record, languages: shell.library.languages)
    var output = BufferedOutput()
    var equal = 0
    if parsed.has("json") { output.write("[") }
    for (index, id) in ids.enumerated() {
      let verification = verifier.verification(of: id)
      if verification.isEqual { equal += 1 }
      if parsed.has("json") {
        output.write((index > 0 ? "," : "") + JSONWriter.text(.object(verification.object)))
      } else if !verification.isEqual {
        output.write(verification.sentence.cleaned + "\n")
      }
    }
    output.write(parsed.has("json") ? "]\n" : summary(equal, of: ids.count))
    output.flush()
    return equal == ids.count ? 0 : Self.notEqual
  }

  private func summary(_ equal: Int, of count: Int) -> String {
    if count == 0 { return "No sitting is recorded.\n" }
    let sittings = counted(count, "sitting")
    return equal == count
      ? "\(sittings) replayed: all equal.\n" : "\(sittings) replayed: \(equal) equal, \(count - equal) not.\n"
  }

  private func show(_ verification: Verification) -> Int32 {
    if parsed.has("json") {
      Console.write(JSONWriter.text(.object(verification.object)) + "\n")
    } else {
      Console.write(verification.sentence.cleaned + "\n")
    }
    return verification.isEqual ? 0 : Self.notEqual
  }
}
