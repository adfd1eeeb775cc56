internal import CommandLine
internal import JSONText
internal import QuizCore
internal import QuizLibrary
internal import QuizSittings
internal import QuizStore
internal import QuizWorkshop
internal import Terminal
internal import Words

/// `quizrun fetch`: fills the bank from the Open Trivia DB, or from a file downloaded from it.
///
/// Only `quizrun-fetch` uses the network; it writes the questions to its standard output.
struct FetchCommand {
  let surroundings: Surroundings
  let parsed: ParsedCommand

  func run() throws(Problem) -> Int32 {
    if let path = parsed.value("from") {
      for name in Self.passedOn where parsed.has(name) { throw .usage(.together("--from", "--\(name)")) }
      return try DumpImport(bank: try surroundings.bank.toFill(), path: path, words: surroundings.words).run()
    }
    return try fetch()
  }

  /// The options that go to the other program as they are.
  private static let passedOn = ["category", "difficulty", "type", "amount", "encode", "server"]

  private func fetch() throws(Problem) -> Int32 {
    let bank = try surroundings.bank.toFill()
    let arguments = Self.passedOn.compactMap { name in parsed.value(name).map { "--\(name)=\($0)" } }
    let child = try FetchProcess(arguments)
    var added = Bank.Added()
    do throws(RecordFailure) {
      while let lines = child.lines() { added += try bank.add(lines.compactMap(question), from: source) }
    } catch {
      child.stop()
      throw Problem(error)
    }
    let ending = child.ending()
    if added != Bank.Added() { try BankSummary(added, bank).tell(surroundings.words) }
    if case .signal(let signal) = ending {
      bank.close()
      raiseAgain(signal)
    }
    guard case .exit(let code) = ending else { return ExitCode.service }
    return code
  }

  /// The question of a line, already decoded; nil for any other line, which the bank's own server would refuse too.
  private func question(_ line: [UInt8]) -> BankQuestion? {
    guard let node = try? JSONParser.parse(line) else { return nil }
    return BankQuestion(trivia: node) { $0 }
  }

  private var source: BankSource {
    guard let server = parsed.value("server") else { return .openTriviaDB }
    return BankSource(name: "Open Trivia Database (\(server))", licence: BankSource.openTriviaDB.licence)
  }
}

/// The questions added to the bank, as a sentence.
struct BankSummary {
  let added: Bank.Added
  let total: Int

  init(_ added: Bank.Added, _ bank: Bank) throws(Problem) {
    self.added = added
    total = try recorded(bank.topics().reduce(0) { $0 + $1.count })
  }

  func tell(_ words: ListingWords) {
    let told = [
      "questions": words.questions(added.new + added.known), "new": String(added.new), "known": String(added.known),
      "n": String(total), "source": "Open Trivia Database, \(BankSource.openTriviaDB.licence)",
    ]
    Console.write(words.fetched(told) + "\n")
  }
}
