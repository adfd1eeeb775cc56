internal import CommandLine
internal import QuizCore
internal import QuizLibrary
internal import QuizPlay
internal import QuizSittings
internal import QuizStore
internal import TextLayout

/// `quizrun backup FILE`: the whole record in one file, whatever is running.
struct BackupCommand {
  let surroundings: Surroundings
  let parsed: ParsedCommand

  func run() throws(Problem) -> Int32 {
    guard let record = try surroundings.record.toRead() as? SQLiteRecord else {
      throw Problem(.noInput, "there is no record yet: nothing was played here")
    }
    let file = parsed.operands[0]
    let content: RecordContent
    do {
      content = try record.backUp(to: file)
    } catch {
      throw error.kind == .damaged ? Problem(.badData, error.message) : Problem(error)
    }
    Console.write(
      surroundings.words.keeping.backedUp(["what": surroundings.words.content(content), "file": file]).cleaned + "\n")
    return 0
  }
}
