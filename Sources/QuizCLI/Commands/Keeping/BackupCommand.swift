internal import CommandLine
internal import QuizCore
internal import QuizLibrary
internal import QuizSittings
internal import QuizStore
internal import TextLayout
internal import Words

/// `quizrun backup FILE`: all that was played, by this machine's players and by guests, in one file, whatever is running.
struct BackupCommand {
  let surroundings: Surroundings
  let parsed: ParsedCommand

  func run() throws(Problem) -> Int32 {
    let isOwn = parsed.has("own")
    let guests = try isOwn ? nil : PastRooms(surroundings).record()
    // Where guests alone have played there is no record of this machine's players yet.
    let own = try guests == nil ? surroundings.record.toRead() : surroundings.record.toChange()
    guard let record = own.onDisk else {
      throw Problem(.noInput, "there is no record yet: nothing was played here")
    }
    let file = parsed.operands[0]
    let content: RecordContent
    let contentOfGuests: RecordContent?
    do {
      content = try record.backUp(
        to: file, with: guests, people: isOwn ? nil : try PeopleBook.here(in: surroundings),
        filesOf: isOwn ? nil : surroundings.record.place)
      contentOfGuests = try guests?.content()
    } catch {
      throw error.kind == .damaged ? Problem(.badData, error.message) : Problem(error)
    }
    let words = surroundings.words
    let sentence = words.keeping.backedUp(["what": words.content(content, contentOfGuests), "file": file])
    Console.write(sentence.cleaned + "\n")
    return 0
  }
}

/// `quizrun restore FILE`: a backup in the place of the record, or added to it.
struct RestoreCommand {
  let surroundings: Surroundings
  let parsed: ParsedCommand

  func run() throws(Problem) -> Int32 {
    if parsed.has("merge") && parsed.has("force") { throw .usage(.together("--merge", "--force")) }
    if parsed.has("same") && parsed.has("apart") { throw .usage(.together("--same", "--apart")) }
    if let option = ["same", "apart"].first(where: parsed.has), !parsed.has("merge") {
      throw .usage(.needs("--\(option)", "--merge"))
    }
    guard let folder = surroundings.record.place else {
      throw Problem(.inputOutput, "there is no folder to restore to: set QUIZRUN_DATA or HOME")
    }
    let words = surroundings.words.keeping
    // The record must not be open in this process.
    surroundings.record.letGo()
    do {
      let restored = try RestoredBackup(
        of: parsed.operands[0], in: folder, toMerge: parsed.has("merge"), now: surroundings.clock.now)
      defer { restored.discard() }
      if parsed.has("merge") {
        let (added, addedGuests) = try restored.merge(
          try SamePerson(surroundings, parsed).decided(try restored.namesakes()))
        MergeTelling(words: surroundings.words).tell(added, addedGuests)
      } else {
        try restored.replace(force: parsed.has("force"))
        say(words.restored(["what": surroundings.words.content(restored.content, restored.contentOfGuests)]))
      }
    } catch let error as RecordFailure {
      throw error.kind == .damaged ? Problem(.badData, error.message) : Problem(error)
    } catch let error as Problem {
      throw error
    } catch {
      throw Problem(.inputOutput, "\(error)")
    }
    return 0
  }

  private func say(_ sentence: String) { Console.write(sentence.cleaned + "\n") }
}
