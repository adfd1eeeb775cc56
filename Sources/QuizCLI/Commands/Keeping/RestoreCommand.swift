internal import CommandLine
internal import QuizCore
internal import QuizLibrary
internal import QuizPlay
internal import QuizSittings
internal import QuizStore
internal import TextLayout
internal import Words

/// `quizrun restore FILE`: a backup in the place of the record, or added to it.
struct RestoreCommand {
  let surroundings: Surroundings
  let parsed: ParsedCommand

  func run() throws(Problem) -> Int32 {
    if parsed.has("merge") && parsed.has("force") { throw Problem(UsageError.together("--merge", "--force")) }
    guard let folder = surroundings.record.place else {
      throw Problem(.inputOutput, "there is no folder to restore to: set QUIZRUN_DATA or HOME")
    }
    let words = surroundings.words.keeping
    // The record must not be open in this process.
    surroundings.record.letGo()
    do throws(RecordFailure) {
      let restored = try RestoredBackup(of: parsed.operands[0], in: folder, now: surroundings.clock.now)
      defer { restored.discard() }
      if parsed.has("merge") {
        let (added, addedGuests) = try restored.merge()
        MergeTelling(words: surroundings.words).tell(added, addedGuests)
      } else {
        try restored.replace(force: parsed.has("force"))
        say(words.restored(["what": surroundings.words.content(restored.content, restored.contentOfGuests)]))
      }
    } catch {
      throw error.kind == .damaged ? Problem(.badData, error.message) : Problem(error)
    }
    return 0
  }

  private func say(_ sentence: String) { Console.write(sentence.cleaned + "\n") }
}
