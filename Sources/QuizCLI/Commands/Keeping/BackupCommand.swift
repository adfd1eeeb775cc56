internal import CommandLine
internal import QuizCore
internal import QuizLibrary
internal import QuizPlay
internal import QuizSittings
internal import QuizStore
internal import TextLayout
internal import Words

/// `quizrun backup FILE`: all that was played, by this machine's players and by guests, in one file, whatever is running.
struct BackupCommand {
  let surroundings: Surroundings
  let parsed: ParsedCommand

  func run() throws(Problem) -> Int32 {
    let guests = try PastRooms(surroundings).record()
    // Where guests alone have played there is no record of this machine's players yet.
    let own = try guests == nil ? surroundings.record.toRead() : surroundings.record.toChange()
    guard let record = own as? SQLiteRecord else {
      throw Problem(.noInput, "there is no record yet: nothing was played here")
    }
    let file = parsed.operands[0]
    let content: RecordContent
    let contentOfGuests: RecordContent?
    do {
      content = try record.backUp(to: file, with: guests)
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
