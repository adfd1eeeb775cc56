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
  private let layers: () -> [any Mode]
  private let drawn: Drawn?
  private var others: [Int: (ParticipantReader, Grader)] = [:]
  private static let mostOthers = 500

  /// The quiz as another seed draws its variables: its beginning and reader; nil where it cannot be drawn.
  package typealias Drawn = (_ seed: Int) -> (beginning: Beginning, reader: ParticipantReader)?

  /// `drawn` is nil for a quiz without variables.
  package init(
    _ beginning: Beginning, _ reader: ParticipantReader, drawn: Drawn? = nil, layers: @escaping () -> [any Mode]
  ) {
    self.reader = reader
    self.layers = layers
    self.drawn = drawn
    grader = Grader(beginning, knowing: reader, layers: layers)
  }

  /// The reader and grader for a line: those of the quiz as the line's seed draws it.
  private func graders(_ line: UnsafeRawBufferPointer) throws(GradingProblem) -> (ParticipantReader, Grader) {
    guard let drawn, let node = try? JSONParser.parse(line),
      let seed = (node[Participant.drawingSeed] ?? node["seed"])?.int, seed != grader.beginning.seed,
      Chance.seeds.contains(seed)
    else { return (reader, grader) }
    if let other = others[seed] { return other }
    guard let (beginning, reader) = drawn(seed) else { throw .undrawn(seed) }
    if others.count >= Self.mostOthers { others = [:] }
    let other = (reader, Grader(beginning, knowing: reader, layers: layers))
    others[seed] = other
    return other
  }

  /// The grader that turns plain JSON lines into results directly; nil where each line needs a closer look.
  package func direct() -> DirectLines? {
    guard drawn == nil, grader.beginning.quiz?.questions.contains(where: { $0.marked == .byHand }) != true else {
      return nil
    }
    if let rules = DirectGrader(grader.beginning) { return .rules(rules) }
    guard let walk = grader.walk, let quiz = grader.beginning.quiz else { return nil }
    return .walk(DirectWalk(walk, quiz))
  }

  package struct Outcome {
    package var line: Int
    /// The participant as written; nil when it could not be read.
    package var participant: JSONValue?
    package var sitting: Result<GradedSitting, GradingProblem>
    /// The questions that wait for points.
    package var waiting: [String] = []
  }

  /// Passes on the outcome of each record, in order; blank lines are skipped.
  ///
  /// Before each record `begin` gets the number of records so far.
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
        if let direct, let done = direct.grade(rest, into: &lines.bytes) {
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
      let (reader, grader) = try graders(record)
      let participant = try reader.participant(json: record, id: &id)
      let sitting = try grader.sitting(of: participant)
      var outcome = Outcome(line: line, participant: id, sitting: .success(sitting))
      outcome.waiting = grader.waiting(participant, sitting)
      return outcome
    } catch {
      return Outcome(line: line, participant: id, sitting: .failure(error))
    }
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
