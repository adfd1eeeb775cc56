internal import CommandLine
internal import QuizCore
internal import QuizLibrary
internal import QuizSittings
internal import QuizWorkshop

/// `quizrun quiz print`: a quiz on paper, in versions.
struct QuizPrintCommand {
  private let surroundings: Surroundings
  private let parsed: ParsedCommand
  private var run = PrintRun()

  init(_ surroundings: Surroundings, _ parsed: ParsedCommand) throws(Problem) {
    self.surroundings = surroundings
    self.parsed = parsed
    run.versions = try parsed.number("versions", in: 1...PaperVersion.most) ?? 1
    run.seed = try parsed.number("seed", in: Chance.seeds) ?? 0
    run.paper = try Self.paper(parsed)
    (run.hasKey, run.hasSheet) = (parsed.has("key"), parsed.has("sheet"))
    (run.isScanned, run.classPath) = (parsed.has("scan"), parsed.value("class"))
    if run.isScanned && !run.hasSheet { throw Problem(.usage, "--scan needs --sheet: it is a sheet that is scanned") }
    if run.classPath != nil && !run.isScanned { throw Problem(.usage, "--class needs --scan: its sheets have names") }
  }

  private static func paper(_ parsed: ParsedCommand) throws(Problem) -> PrintedQuiz.Paper {
    guard let name = parsed.value("paper") else { return .a4 }
    if let paper = PrintedQuiz.Paper(rawValue: name.lowercased()) { return paper }
    throw .usage(.badValue(option: "--paper", value: name, expected: "a4 or letter"))
  }

  func print() throws(Problem) -> Int32 {
    var request = try PlayRequest.standard
    (request.quiz, request.isExplicit) = (parsed.operands[0], true)
    let text = try run.text(surroundings, request, for: parsed.value("out"))
    guard let path = parsed.value("out") else {
      Console.write(text)
      return 0
    }
    try Files.save(text, to: path)
    Console.reportWritten([path], surroundings.language)
    return 0
  }
}
