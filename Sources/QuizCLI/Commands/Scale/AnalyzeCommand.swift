internal import CommandLine
internal import JSONText
internal import QuizCore
internal import QuizPlay

/// `quizrun analyze`: item statistics of the responses that `grade` reads.
struct AnalyzeCommand {
  private let plan: ScalePlan
  private let parsed: ParsedCommand
  private let form: ListingForm
  private let language: InterfaceLanguage

  init(_ shell: Shell, _ parsed: ParsedCommand) throws(Problem) {
    self.parsed = parsed
    language = shell.language
    do throws(UsageError) {
      form = try ListingForm(parsed)
      let report = ["html", "report"].first(where: parsed.has)
      if let other = ["json", "csv"].first(where: parsed.has), let report {
        throw .together("--\(other)", "--\(report)")
      }
      if parsed.has("html"), parsed.has("report") { throw .together("--html", "--report") }
    } catch {
      throw Problem(error)
    }
    plan = try ScalePlan(shell, parsed)
  }

  func run() throws(Problem) -> Int32 {
    let responses = try Responses(parsed, plan.reader)
    let run = AnalysisRun(ItemAnalysis(plan.beginning.quiz ?? plan.quiz))
    let source = responses.source
    let work = OrderedWork(
      take: { source.nextPiece() }, finish: { run.take($0) },
      worker: { [plan, columns = responses.columns] in
        let grader = BlockGrader(plan.beginning, plan.reader, columns, layers: plan.layers)
        return { MarkedPiece($0, grader) }
      })
    work.run(jobs: plan.jobs)
    if let failure = source.failure { throw Problem(.inputOutput, failure.message) }
    run.tell()
    try write(run.analysis)
    return run.exitCode
  }

  private func write(_ analysis: ItemAnalysis) throws(Problem) {
    if let path = parsed.value("html") ?? parsed.value("report") {
      do {
        try Files.write(Array(AnalysisPage(analysis, language).text.utf8), to: path, mode: 0o666)
      } catch {
        throw Problem(.inputOutput, error.message)
      }
      return
    }
    switch form {
    case .json: Console.write(JSONWriter.text(.object(AnalysisListing(analysis).object)) + "\n")
    case .csv: Console.write(AnalysisListing(analysis).rows.map(Table.csvLine).joined())
    case .table: Console.write(AnalysisText(analysis, width: Console.tableWidth).text)
    }
  }
}

/// The marks of a piece, to be added up in the order of the input.
struct MarkedPiece {
  private(set) var marks: [[ItemMark]] = []
  private(set) var problems: [(line: Int, problem: GradingProblem)] = []
  private(set) var errors = 0
  private(set) var different: [Int] = []
  private(set) var warnings = HookWarnings()

  init(_ piece: InputPiece, _ grader: BlockGrader) {
    grader.grade(piece.block) { outcome in
      switch outcome.sitting {
      case .success(let sitting):
        marks.append(sitting.state?.itemMarks ?? [])
        warnings.add(sitting.failures, line: outcome.line)
      case .failure(let problem):
        errors += 1
        if problems.count < AnalysisRun.mostTold { problems.append((outcome.line, problem)) }
      }
      if outcome.isDifferentWhenFresh { different.append(outcome.line) }
    }
  }
}

/// Adds up marks; says on stderr what could not be read.
final class AnalysisRun {
  private(set) var analysis: ItemAnalysis
  private var problems: [(line: Int, problem: GradingProblem)] = []
  private var errors = 0
  private var different: [Int] = []
  private var warnings = HookWarnings()
  private var progress = Progress(verb: "analyzed")
  static let mostTold = 10

  init(_ analysis: ItemAnalysis) {
    self.analysis = analysis
  }

  func take(_ piece: MarkedPiece) -> Bool {
    for marks in piece.marks { analysis.add(marks) }
    errors += piece.errors
    problems += piece.problems.prefix(max(0, Self.mostTold - problems.count))
    different += piece.different
    warnings.add(piece.warnings)
    progress.show(analysis.participants, errors: errors)
    return true
  }

  func tell() {
    progress.end()
    warnings.tell()
    for (line, problem) in problems { Console.say("line \(line): \(problem.sentence)") }
    if errors > problems.count { Console.say("\(errors - problems.count) more lines could not be read") }
    if let line = different.first {
      Console.say("line \(line) came out differently in a fresh state: a plugin keeps something outside its state")
    }
  }

  var exitCode: Int32 {
    if !different.isEmpty { return 1 }
    return errors > 0 ? ExitCode.badData : 0
  }
}
