internal import CommandLine
internal import HTMLEntities
internal import JSONText
internal import QuizCore
internal import QuizLibrary
internal import QuizStore
internal import Words

/// Puts a file of the Open Trivia DB into the bank: an answer of its API, or a dump with HTML entities.
///
/// If the JSON is broken, nothing is added.
struct DumpImport {
  let bank: Bank
  let path: String
  let words: ListingWords

  /// 0 when every question was taken, else 65.
  func run() throws(Problem) -> Int32 {
    let bytes = try Files.load(path)
    var skipped: [Int] = []
    var problem: Problem?
    let added = try recorded { () throws(RecordFailure) in
      try bank.fill(from: .openTriviaDB) { filler in
        problem = fill(filler, bytes, &skipped)
        return problem == nil
      }
    }
    if let problem { throw problem }
    try BankSummary(added ?? Bank.Added(), bank).tell(words)
    if skipped.isEmpty { return 0 }
    Console.say(
      "\(path): \(skipped.count) of the questions could not be imported, the first is number \(skipped[0]): each needs a "
        + "'question', a 'correct_answer' and 'incorrect_answers'")
    return ExitCode.badData
  }

  /// The problem with the file, nil without one. `skipped` gets the numbers of entries that are no questions, counted
  /// from 1.
  private func fill(_ filler: BankFiller, _ bytes: [UInt8], _ skipped: inout [Int]) -> Problem? {
    var number = 0
    skipped = []
    do {
      let isFound = try JSONParser.visitItems(under: "results", in: bytes) { cursor in
        guard let question = BankQuestion(triviaAt: &cursor, decoded: decodeHTMLEntities) else { return false }
        number += 1
        filler.add(question)
        return true
      } _: { node in
        number += 1
        if let question = BankQuestion(trivia: node, decoded: decodeHTMLEntities) {
          filler.add(question)
        } else {
          skipped.append(number)
        }
        return true
      }
      if isFound { return nil }
      return Problem(
        .badData, "\(path): a list of questions under 'results' is expected, as the Open Trivia DB gives it")
    } catch {
      return Problem(.badData, "\(path):\(error.place.line):\(error.place.column): \(error.message)")
    }
  }
}
