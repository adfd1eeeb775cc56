internal import CommandLine
internal import Glibc
internal import JSONText
internal import QuizCore
internal import QuizPlay

/// `quizrun grade`: many participants through a quiz and a mode, a line of JSON for each, in the order of the input.
struct GradeCommand {
  private let plan: ScalePlan
  private let details: Bool
  private let parsed: ParsedCommand

  init(_ shell: Shell, _ parsed: ParsedCommand) throws(Problem) {
    if parsed.has("checkpoint") && !parsed.has("out") {
      throw Problem(.usage, "--checkpoint needs --out FILE: lines that were written to a pipe cannot be taken back")
    }
    self.parsed = parsed
    details = parsed.has("details")
    plan = try ScalePlan(shell, parsed)
  }

  func run() throws(Problem) -> Int32 {
    let responses = try Responses(parsed, plan.reader)
    let run = GradingRun(
      try output(responses), Progress(verb: "graded"), try checkpoint().map { ($0, fingerprint(responses)) })
    try run.goOn(responses.source)
    let source = responses.source
    if details || !canBeDirect(responses) { source.most = Self.mostPlayed }
    let work = OrderedWork(
      take: { source.nextPiece() }, finish: { run.take($0) },
      worker: { [plan, details, columns = responses.columns] in
        let grader = BlockGrader(plan.beginning, plan.reader, columns, layers: plan.layers)
        let direct = details ? nil : grader.direct()
        return { GradedPiece($0, grader, direct, details: details) }
      })
    work.run(jobs: plan.jobs)
    try run.end(responses.source)
    return run.exitCode
  }

  /// Records of a block that are each played as a sitting.
  private static let mostPlayed = 200

  /// Whether lines of the plain form become results without a sitting.
  private func canBeDirect(_ responses: Responses) -> Bool {
    BlockGrader(plan.beginning, plan.reader, responses.columns, layers: plan.layers).direct() != nil
  }

  private func output(_ responses: Responses) throws(Problem) -> OutputFile {
    do {
      return try OutputFile(path: parsed.value("out"), keepsContent: parsed.has("checkpoint"))
    } catch {
      throw Problem(.inputOutput, error.message)
    }
  }

  private func checkpoint() throws(Problem) -> CheckpointFile? {
    parsed.value("checkpoint").map(CheckpointFile.init)
  }

  /// What another run with the same checkpoint must have in common.
  private func fingerprint(_ responses: Responses) -> String {
    plan.fingerprint(["grade", details ? "details" : "", String(decoding: responses.header ?? [], as: UTF8.self)])
  }
}

/// Some records with where the input stood behind them.
struct InputPiece: Sendable {
  var block: RecordBlock
  var offset: Int
  var line: Int
}

extension RecordSource {
  func nextPiece() -> InputPiece? {
    next().map { InputPiece(block: $0, offset: taken, line: line) }
  }
}

/// What became of a piece: the lines to write, and what is to be told at the end.
struct GradedPiece {
  var offset: Int
  var line: Int
  private(set) var lines = GradedLines()
  private(set) var errors = 0
  /// Lines that came out differently in a fresh state.
  private(set) var different: [Int] = []
  private(set) var warnings = HookWarnings()

  /// Lines that `direct` can do are left to it.
  init(_ piece: InputPiece, _ grader: BlockGrader, _ direct: DirectLines?, details: Bool) {
    (offset, line) = (piece.offset, piece.line)
    var lines = GradedLines()
    lines.bytes.reserveCapacity(piece.block.bytes.count)
    grader.grade(piece.block, direct, into: &lines) { add($0, details: details, &$1) }
    self.lines = lines
  }

  private mutating func add(_ outcome: BlockGrader.Outcome, details: Bool, _ lines: inout GradedLines) {
    switch outcome.sitting {
    case .success(let sitting):
      lines.graded += 1
      warnings.add(sitting.failures, line: outcome.line)
      guard let participant = outcome.participant else { return }
      lines.bytes += JSONWriter.bytes(.object(GradedLine.result(participant, sitting, details: details)))
    case .failure(let problem):
      errors += 1
      lines.bytes += JSONWriter.bytes(
        .object(GradedLine.error(problem, line: outcome.line, participant: outcome.participant)))
    }
    lines.bytes.append(UInt8(ascii: "\n"))
    if outcome.isDifferentWhenFresh { different.append(outcome.line) }
  }
}

/// What hooks failed at, each message once with how often it came.
struct HookWarnings {
  private var counts: [String: (line: Int, count: Int)] = [:]
  private static let most = 20

  mutating func add(_ failures: [HookFailure], line: Int) {
    for failure in failures { add(failure.message, line: line, count: 1) }
  }

  mutating func add(_ other: HookWarnings) {
    for (message, found) in other.counts.sorted(by: { $0.value.line < $1.value.line }) {
      add(message, line: found.line, count: found.count)
    }
  }

  private mutating func add(_ message: String, line: Int, count: Int) {
    if counts[message] == nil && counts.count >= Self.most { return }
    let known = counts[message] ?? (line, 0)
    counts[message] = (min(known.line, line), known.count + count)
  }

  /// `each` is what the numbers count.
  func tell(each: String = "line") {
    for (message, found) in counts.sorted(by: { ($0.value.line, $0.key) < ($1.value.line, $1.key) }) {
      let times = found.count == 1 ? "" : ", \(found.count) times in all"
      Console.warn("\(each) \(found.line)\(times): \(message)")
    }
  }
}
