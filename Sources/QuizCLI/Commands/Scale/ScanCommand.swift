internal import CommandLine
internal import Glibc
internal import QuizCore
internal import QuizLibrary
internal import QuizSittings
internal import QuizWorkshop
internal import Words

/// `quizrun scan`: scanned answer sheets to a table for `grade`.
struct ScanCommand {
  private let run: ScanRun
  private let parsed: ParsedCommand
  private let words: ScanWords

  init(_ surroundings: Surroundings, _ parsed: ParsedCommand) throws(Problem) {
    self.parsed = parsed
    words = ScanWords(surroundings.language)
    guard let quiz = parsed.value("quiz") else { throw Problem(.usage, words.quizMissing) }
    let seed = try parsed.number("seed", in: Chance.seeds)
    var request = try PlayRequest.standard
    (request.quiz, request.isExplicit) = (quiz, true)
    var run = try ScanRun(surroundings, request, seed: seed, files: parsed.operands)
    run.resolve = parsed.value("resolve")
    run.pages = parsed.value("pages").map(PageFolder.init)
    (run.readings, run.classPath) = (parsed.value("readings"), parsed.value("class"))
    try run.checkOutputs(["out", "doubts", "readings"].map { ("--\($0)", parsed.value($0)) })
    self.run = run
  }

  func print() throws(Problem) -> Int32 {
    do throws(FileFailure) { try run.pages?.make() } catch { throw Problem(.inputOutput, error.message) }
    var progress = ProgressLine(verb: "read")
    let outcome = try run.run { progress.show($0) }
    progress.end()
    outcome.remarks.forEach(Console.say)
    if let path = parsed.value("out") { try Files.save(outcome.table, to: path) }
    if let path = parsed.value("doubts") { try Files.save(outcome.doubtsPage, to: path) }
    if parsed.has("json") {
      Console.write(outcome.lines)
    } else if !parsed.has("out") {
      Console.write(outcome.table)
    }
    Console.reportWritten(["out", "doubts"].map(parsed.value), words.language)
    if let seed = outcome.seed, !parsed.has("seed") { Console.say(words.seedOfSheets(["seed": String(seed)])) }
    if outcome.doubts > 0 {
      Console.say(
        parsed.value("doubts").map { words.doubtsShown(outcome.doubts, ["file": $0]) }
          ?? words.doubtsLeft(outcome.doubts))
    }
    return outcome.doubts > 0 || outcome.hasProblems ? ExitCode.badData : 0
  }
}
