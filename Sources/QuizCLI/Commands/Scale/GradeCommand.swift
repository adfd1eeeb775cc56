internal import CommandLine
internal import Glibc
internal import QuizCore
internal import QuizLibrary
internal import QuizSittings
internal import QuizWorkshop
internal import Words

/// `quizrun grade`: many participants through a quiz and a mode, a line of JSON for each, in the order of the input.
struct GradeCommand {
  private let plan: ScalePlan
  private let details: Bool
  private let parsed: ParsedCommand
  private let language: InterfaceLanguage
  private let library: Library

  init(_ surroundings: Surroundings, _ parsed: ParsedCommand) throws(Problem) {
    if parsed.has("checkpoint") && !parsed.has("out") {
      throw Problem(.usage, "--checkpoint needs --out FILE: lines that were written to a pipe cannot be taken back")
    }
    if let other = ["csv", "feedback"].first(where: parsed.has), parsed.has("checkpoint") {
      throw .usage(.together("--checkpoint", "--\(other)"))
    }
    if parsed.has("pages") && !parsed.has("feedback") {
      throw Problem(.usage, "--pages needs --feedback F: pages are shown on these sheets")
    }
    self.parsed = parsed
    details = parsed.has("details")
    (language, library) = (surroundings.language, surroundings.library)
    plan = try ScalePlan(surroundings, parsed)
    try Responses.checkOutputs(["out", "csv", "feedback", "checkpoint"], parsed, plan)
  }

  func run() throws(Problem) -> Int32 {
    let responses = try Responses(parsed, plan)
    var progress = ProgressLine(verb: "graded")
    let sheets = try SheetOutput(
      csv: parsed.value("csv"), feedback: parsed.value("feedback"), plan.beginning.quiz ?? plan.quiz, at: plan.path,
      library, details: details, language,
      responses.isPrinted
        ? PrintedPapers(plan.quiz, seed: plan.beginning.seed) { [plan] in plan.drawn(seed: $0) } : nil,
      pages: parsed.value("pages").map(PageFolder.init))
    (sheets?.remarks ?? []).forEach(Console.warn)
    let run = GradingRun(try output(), try checkpoint().map { ($0, fingerprint(responses)) }, sheets: sheets) {
      progress.show($0, errors: $1)
    }
    try run.goOn(responses)
    try GradingWork(plan, responses, details: details, sheets: sheets != nil).run(run)
    progress.end()
    try run.end(responses)
    run.warningSentences.forEach(Console.warn)
    (responses.rowRemarks + run.remarks).forEach(Console.say)
    if responses.isPrinted, let remark = run.printRemark { Console.say(remark) }
    Console.reportWritten(["out", "csv", "feedback"].map(parsed.value), language)
    return run.hasErrors || responses.hasOddMarks ? ExitCode.badData : 0
  }

  private func output() throws(Problem) -> OutputFile {
    do {
      return try OutputFile(path: parsed.value("out"), keepsContent: parsed.has("checkpoint"))
    } catch {
      throw Problem(.inputOutput, error.message)
    }
  }

  private func checkpoint() throws(Problem) -> CheckpointFile? {
    parsed.value("checkpoint").map { CheckpointFile(path: $0) }
  }

  /// The values that a later run with the same checkpoint must share.
  private func fingerprint(_ responses: Responses) -> String {
    plan.fingerprint(["grade", details ? "details" : "", responses.header])
  }
}
