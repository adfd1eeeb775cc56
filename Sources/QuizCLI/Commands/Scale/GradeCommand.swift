internal import CommandLine
internal import Glibc
internal import JSONText
internal import QuizCore
internal import QuizLibrary
internal import QuizPlay
internal import QuizSittings
internal import QuizWorkshop

/// `quizrun grade`: many participants through a quiz and a mode, a line of JSON for each, in the order of the input.
struct GradeCommand {
  private let plan: ScalePlan
  private let details: Bool
  private let parsed: ParsedCommand

  init(_ surroundings: Surroundings, _ parsed: ParsedCommand) throws(Problem) {
    if parsed.has("checkpoint") && !parsed.has("out") {
      throw Problem(.usage, "--checkpoint needs --out FILE: lines that were written to a pipe cannot be taken back")
    }
    self.parsed = parsed
    details = parsed.has("details")
    plan = try ScalePlan(surroundings, parsed)
  }

  func run() throws(Problem) -> Int32 {
    let responses = try Responses(parsed, plan)
    var progress = Progress(verb: "graded")
    let run = GradingRun(try output(responses), try checkpoint().map { ($0, fingerprint(responses)) }) {
      progress.show($0, errors: $1)
    }
    try run.goOn(responses.source)
    try GradingWork(plan, responses, details: details).run(run)
    progress.end()
    try run.end(responses.source)
    run.warningSentences.forEach(Console.warn)
    run.remarks.forEach(Console.say)
    if run.isDifferentWhenFresh { return ExitCode.found }
    return run.hasErrors ? ExitCode.badData : 0
  }

  private func output(_ responses: Responses) throws(Problem) -> OutputFile {
    do {
      return try OutputFile(path: parsed.value("out"), keepsContent: parsed.has("checkpoint"))
    } catch {
      throw Problem(.inputOutput, error.message)
    }
  }

  private func checkpoint() throws(Problem) -> CheckpointFile? {
    parsed.value("checkpoint").map { CheckpointFile(path: $0) }
  }

  /// What another run with the same checkpoint must have in common.
  private func fingerprint(_ responses: Responses) -> String {
    plan.fingerprint(["grade", details ? "details" : "", String(decoding: responses.header ?? [], as: UTF8.self)])
  }
}
