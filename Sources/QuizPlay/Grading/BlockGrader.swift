package import JSONText
package import QuizCore

/// The lines of a block's results, and how many of them are no errors.
package struct GradedLines: Sendable {
  package var bytes: [UInt8] = []
  package var graded = 0

  package init() {}
}

/// Grades the records of blocks; one thread owns it.
package final class BlockGrader {
  private let reader: ParticipantReader
  private let grader: Grader
  /// Whether a plugin plays, which may keep something where it should not.
  private let checksFresh: Bool

  package init(
    _ beginning: Beginning, _ reader: ParticipantReader, layers: @escaping () -> [any Mode]
  ) {
    self.reader = reader
    grader = Grader(beginning, knowing: reader, layers: layers)
    checksFresh = beginning.plugins.contains { $0.sha256 != nil }
  }

  /// What makes lines of JSON in the plain form into results at once; nil where each must be looked at more closely.
  package func direct() -> DirectLines? {
    guard grader.beginning.quiz?.questions.contains(where: { $0.marked == .byHand }) != true else { return nil }
    if let rules = DirectGrader(grader.beginning) { return .rules(rules) }
    guard let walk = grader.walk, let quiz = grader.beginning.quiz else { return nil }
    return .walk(DirectWalk(walk, quiz))
  }

  /// What became of a record.
  package struct Outcome {
    package var line: Int
    /// As it was written; nil when not even that could be read.
    package var participant: JSONValue?
    package var sitting: Result<GradedSitting, GradingProblem>
    /// The questions that wait for points.
    package var waiting: [String] = []
    /// Whether layers that have seen nobody gave something else: a plugin keeps something outside its state.
    package var isDifferentWhenFresh = false
  }

  /// Hands over what became of each record, in their order; blank lines are none.
  ///
  /// Before each record `begin` is told how many there were.
  package func grade(_ block: RecordBlock, begin: (Int) -> Void = { _ in }, _ take: (Outcome) -> Void) {
    var none = GradedLines()
    grade(block, nil, into: &none, begin: begin) { outcome, _ in take(outcome) }
  }

  /// The same, but records that `direct` can do become lines at once, without an outcome.
  package func grade(
    _ block: RecordBlock, _ direct: DirectLines?, into lines: inout GradedLines, begin: (Int) -> Void = { _ in },
    _ take: (Outcome, inout GradedLines) -> Void
  ) {
    block.bytes.withUnsafeBytes { bytes in
      var at = 0
      var line = block.firstLine
      var count = 0
      while at < bytes.count {
        begin(count)
        count += 1
        let rest = UnsafeRawBufferPointer(rebasing: bytes[at...])
        if let direct, !isSample(line), let done = direct.grade(rest, into: &lines.bytes) {
          lines.graded += 1
          line += 1
          at += done
          continue
        }
        let end = RecordBlock.end(of: rest) ?? rest.count
        let record = UnsafeRawBufferPointer(rebasing: rest[..<end])
        if let content = RecordBlock.content(of: record) { take(outcome(content, line, block.cutAt), &lines) }
        line += RecordBlock.lines(record)
        at += end
      }
    }
  }

  private func outcome(_ record: UnsafeRawBufferPointer, _ line: Int, _ cutAt: Int?) -> Outcome {
    var id: JSONValue?
    do throws(GradingProblem) {
      if let cutAt { throw .tooLong(limit: cutAt) }
      let participant = try reader.participant(json: record, id: &id)
      let sitting = try grader.sitting(of: participant)
      var outcome = Outcome(line: line, participant: id, sitting: .success(sitting))
      outcome.waiting = grader.waiting(participant, sitting)
      if isSample(line) {
        outcome.isDifferentWhenFresh = isDifferentWhenFresh(participant, sitting)
      }
      return outcome
    } catch {
      return Outcome(line: line, participant: id, sitting: .failure(error))
    }
  }

  /// Whether a line is played in a fresh state, too: one in a thousand, the first of them early, so that a small class has one.
  private func isSample(_ line: Int) -> Bool { checksFresh && line % 1000 == 3 }

  private func isDifferentWhenFresh(_ participant: Participant, _ sitting: GradedSitting) -> Bool {
    guard let fresh = try? grader.sitting(of: participant, fresh: true) else { return true }
    return fresh.result != sitting.result
      || !fresh.verdicts.elementsEqual(sitting.verdicts) { $0.id == $1.id && $0.verdict == $1.verdict }
  }
}

/// Graders of plain lines.
package enum DirectLines {
  case rules(DirectGrader)
  case walk(DirectWalk)

  /// Grades the line that the bytes begin with; how long it is with its line feed, or nil when it is left to others.
  func grade(_ bytes: UnsafeRawBufferPointer, into output: inout [UInt8]) -> Int? {
    switch self {
    case .rules(let grader): return grader.grade(bytes, into: &output)
    case .walk(let grader): return grader.grade(bytes, into: &output)
    }
  }
}
