internal import CommandLine
internal import JSONText
internal import QuizCore
internal import QuizLibrary
internal import QuizSittings
internal import QuizWorkshop
internal import Words

/// `quizrun analyze`: item statistics of the responses that `grade` reads.
struct AnalyzeCommand {
  private let plan: ScalePlan
  private let parsed: ParsedCommand
  private let form: ListingForm
  private let language: InterfaceLanguage

  init(_ surroundings: Surroundings, _ parsed: ParsedCommand) throws(Problem) {
    self.parsed = parsed
    language = surroundings.language
    form = try parsed.form()
    let report = ["html", "report"].first(where: parsed.has)
    if let other = ["json", "csv"].first(where: parsed.has), let report {
      throw .usage(.together("--\(other)", "--\(report)"))
    }
    if parsed.has("html"), parsed.has("report") { throw .usage(.together("--html", "--report")) }
    plan = try ScalePlan(surroundings, parsed)
    try Responses.checkOutputs(["html", "report"], parsed, plan)
  }

  func run() throws(Problem) -> Int32 {
    let responses = try Responses(parsed, plan)
    var progress = ProgressLine(verb: "analyzed")
    let run = AnalysisRun(ItemAnalysis(plan.beginning.quiz ?? plan.quiz)) { progress.show($0, errors: $1) }
    try AnalysisWork(plan, responses).run(run)
    progress.end()
    run.warningSentences.forEach(Console.warn)
    (responses.rowRemarks + run.remarks).forEach(Console.say)
    try write(run.analysis)
    return run.hasErrors || responses.hasOddMarks ? ExitCode.badData : 0
  }

  private func write(_ analysis: ItemAnalysis) throws(Problem) {
    if let path = parsed.value("html") ?? parsed.value("report") {
      try Files.save(AnalysisPage(analysis, language).text, to: path)
      Console.reportWritten([path], language)
      return
    }
    switch form {
    case .json: Console.write(JSONWriter.text(.object(AnalysisListing(analysis).object)) + "\n")
    case .csv: Console.write(AnalysisListing(analysis).rows.map(Table.csvLine).joined())
    case .table: Console.write(AnalysisText(analysis, width: Console.tableWidth, language).text)
    }
  }
}
