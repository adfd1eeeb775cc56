package import Cells
internal import JSONText
package import QuizPlay

/// Some records with where the input stood behind them.
package struct InputPiece: Sendable {
  package var block: RecordBlock
  package var offset: Int
  package var line: Int
}

extension RecordSource {
  package func nextPiece() -> InputPiece? {
    next().map { InputPiece(block: $0, offset: taken, line: line) }
  }

  /// The next piece as soon as it is there.
  package func supply() -> CellSupply<InputPiece> {
    if let descriptor = waitsFor { return .waits(for: descriptor) }
    return nextPiece().map { .piece($0) } ?? .ended
  }
}

/// What became of a piece: the lines to write, and what is to be told at the end.
package struct GradedPiece {
  package var offset: Int
  package var line: Int
  package private(set) var lines = GradedLines()
  package private(set) var errors = 0
  /// Lines that came out differently in a fresh state.
  package private(set) var different: [Int] = []
  package private(set) var warnings = HookWarnings()

  /// Lines that `direct` can do are left to it; before each line `begin` is told how many there were.
  package init(
    _ piece: InputPiece, _ grader: BlockGrader, _ direct: DirectLines?, details: Bool,
    begin: (Int) -> Void = { _ in }
  ) {
    (offset, line) = (piece.offset, piece.line)
    var lines = GradedLines()
    lines.bytes.reserveCapacity(piece.block.bytes.count)
    grader.grade(piece.block, direct, into: &lines, begin: begin) { add($0, details: details, &$1) }
    self.lines = lines
  }

  /// What a stranger sent of a piece; nil when it cannot be that.
  init?(_ reply: GradedReply, _ piece: InputPiece, _ check: GradedLineCheck) {
    (offset, line) = (piece.offset, piece.line)
    guard let counts = check.counts(of: reply.lines, for: piece.block), counts.errors == reply.errors,
      reply.different.allSatisfy({ $0 >= piece.block.firstLine && $0 <= piece.line }),
      reply.different.count <= counts.graded + counts.errors
    else { return nil }
    (lines.bytes, lines.graded, errors) = (reply.lines, counts.graded, counts.errors)
    (different, warnings) = (reply.different, reply.warnings)
  }

  /// A piece of which nothing is known but why.
  init(_ piece: InputPiece, _ problem: GradingProblem, _ check: GradedLineCheck) {
    (offset, line) = (piece.offset, piece.line)
    lines.bytes = check.lines(of: piece.block, problem)
    errors = RecordBlock.lines(lines.bytes)
  }

  var reply: GradedReply {
    GradedReply(lines: lines.bytes, errors: errors, different: different, warnings: warnings)
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
