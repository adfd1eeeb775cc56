internal import JSONText
package import QuizPlay

/// The outcome of a piece: the lines to write, and the warnings for the end.
package struct GradedPiece {
  package var offset: Int
  package var line: Int
  package private(set) var lines = GradedLines()
  package private(set) var errors = 0
  /// Cells that could not be read.
  package private(set) var oddCells = 0
  package private(set) var warnings = HookWarnings()

  /// Grades a piece, by `direct` where possible; before each line `begin` gets the number of lines so far.
  package init(
    _ piece: InputPiece, _ grader: BlockGrader, _ direct: DirectLines?, details: Bool, sheets: Bool = false,
    begin: (Int) -> Void = { _ in }
  ) {
    (offset, line) = (piece.offset, piece.line)
    var lines = GradedLines()
    lines.bytes.reserveCapacity(piece.block.bytes.count)
    grader.grade(piece.block, direct, into: &lines, begin: begin) { add($0, details: details, sheets: sheets, &$1) }
    self.lines = lines
    note(piece)
  }

  /// Adds the piece's notes on records: lines of refused rows, cells that could not be read.
  private mutating func note(_ piece: InputPiece) {
    lines.bytes = piece.notes.added(to: lines.bytes)
    let refused = piece.notes.refused.count
    (lines.graded, errors) = (lines.graded - refused, errors + refused)
    oddCells = piece.notes.problems.values.reduce(0) { $0 + $1.count }
  }

  /// The outcome in a cell's reply; nil when it is malformed.
  init?(_ reply: GradedReply, _ piece: InputPiece, _ check: GradedLineCheck) {
    (offset, line) = (piece.offset, piece.line)
    guard let counts = check.counts(of: reply.lines, for: piece.block), counts.errors == reply.errors else {
      return nil
    }
    (lines.bytes, lines.graded, errors) = (reply.lines, counts.graded, counts.errors)
    warnings = reply.warnings
    note(piece)
  }

  /// A piece of which nothing is known but why.
  init(_ piece: InputPiece, _ problem: GradingProblem, _ check: GradedLineCheck) {
    (offset, line) = (piece.offset, piece.line)
    lines.bytes = check.lines(of: piece.block, problem)
    errors = RecordBlock.lines(lines.bytes) - piece.notes.refused.count
    lines.graded = piece.notes.refused.count
    note(piece)
  }

  /// Gives its lines away.
  mutating func reply() -> [UInt8] {
    var bytes: [UInt8] = []
    swap(&bytes, &lines.bytes)
    return GradedReply(lines: bytes, errors: errors, warnings: warnings).bytes()
  }

  private mutating func add(
    _ outcome: BlockGrader.Outcome, details: Bool, sheets: Bool, _ lines: inout GradedLines
  ) {
    switch outcome.sitting {
    case .success(let sitting):
      lines.graded += 1
      warnings.add(sitting.failures, line: outcome.line)
      guard let participant = outcome.participant else { return }
      let line = GradedLine.result(participant, sitting, details: details, waiting: outcome.waiting)
      lines.bytes += sheets ? ParticipantSheet(sitting).added(to: line) : JSONWriter.bytes(.object(line))
    case .failure(let problem):
      errors += 1
      lines.bytes += JSONWriter.bytes(
        .object(GradedLine.error(problem, line: outcome.line, participant: outcome.participant)))
    }
    lines.bytes.append(UInt8(ascii: "\n"))
  }
}
