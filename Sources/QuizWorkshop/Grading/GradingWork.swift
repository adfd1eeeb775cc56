internal import Cells
internal import QuizCells
package import QuizLibrary
internal import QuizModes
internal import QuizPlay

/// Grades an input: in cells where plugins play, else in threads.
package struct GradingWork {
  private let plan: ScalePlan
  private let responses: Responses
  private let details: Bool
  private let sheets: Bool

  /// `sheets` says that the lines carry what marks and feedback are made of.
  package init(_ plan: ScalePlan, _ responses: Responses, details: Bool, sheets: Bool) {
    self.plan = plan
    self.responses = responses
    self.details = details
    self.sheets = sheets
  }

  /// Records of a block that are each played as a sitting.
  private static let mostPlayed = 200
  /// Bytes of lines for a cell at once: some milliseconds of work, beside which waking it and its parent is little.
  private static let chunk = 448 << 10

  package func run(_ run: GradingRun) throws(Problem) {
    Cell.keepMemory()
    if sheets { responses.tellVersions() }
    let isDirect = details || sheets ? false : try canBeDirect()
    if !isDirect { responses.most = Self.mostPlayed } else if plan.hasPlugins { responses.chunk = Self.chunk }
    if plan.hasPlugins {
      try plan.inCells(task, take: responses.supply) { run.take($0) }
    } else {
      let work = OrderedWork(
        take: { responses.nextPiece() }, finish: { run.take($0) },
        worker: { [plan, details, sheets] in
          let grader = Self.grader(plan)
          let direct = details || sheets ? nil : grader.direct()
          return { GradedPiece($0, grader, direct, details: details, sheets: sheets) }
        })
      work.run(jobs: plan.jobs)
    }
  }

  private static func grader(_ plan: ScalePlan) -> BlockGrader {
    plan.grader()
  }

  /// Whether lines of the plain form become results without a sitting; what plugins have to do with that is found out in a cell.
  private func canBeDirect() throws(Problem) -> Bool {
    let plan = plan
    if !plan.hasPlugins { return Self.grader(plan).direct() != nil }
    return try plan.inCell {
      Plugin.permitHere()
      return [Self.grader(plan.runnable).direct() == nil ? 0 : 1]
    } _: { reply in
      reply.count == 1 ? reply == [1] : nil
    }
  }

  // MARK: In cells

  private var task: CellTask<InputPiece, GradedPiece> {
    let check = GradedLineCheck(plan.reader, details: details, sheets: sheets)
    var task = CellTask<InputPiece, GradedPiece>(lasts: true, patience: patience) { [self] _ in
      service()
    } product: { reply, piece in
      GradedReply(&reply).flatMap { GradedPiece($0, piece, check) }
    } lost: { piece, end in
      GradedPiece(piece, .lost(why: end.sentence), check)
    }
    task.request = { $0.request }
    task.parts = { $0.divided() }
    return task
  }

  private func patience(_ piece: InputPiece) -> CellPatience {
    CellPatience(steps: piece.block.bytes.count, each: plan.patience)
  }

  private func makeGraders() -> (BlockGrader, DirectLines?) {
    let grader = Self.grader(plan.runnable)
    return (grader, details || sheets ? nil : grader.direct())
  }

  private func service() -> Cell.Service {
    var graders: (BlockGrader, DirectLines?)?
    return { [self] request, note in
      Plugin.permitHere()
      guard let piece = InputPiece(request: &request) else { return [] }
      let own = graders ?? makeGraders()
      graders = own
      var graded = GradedPiece(piece, own.0, own.1, details: details, sheets: sheets) {
        note.write(UInt32(truncatingIfNeeded: $0))
      }
      return graded.reply()
    }
  }
}

extension InputPiece {
  /// The block, then eight bytes of the first line's number and eight of the block's cut.
  var request: [[UInt8]] { [block.bytes, Self.bytes(block.firstLine) + Self.bytes(block.cutAt ?? 0)] }

  /// Takes a request apart.
  init?(request: inout [UInt8]) {
    let count = request.count - 16
    guard count >= 0 else { return nil }
    let firstLine = Self.number(request[count..<(count + 8)]), cutAt = Self.number(request[(count + 8)...])
    request.removeLast(16)
    var bytes: [UInt8] = []
    swap(&bytes, &request)
    self.init(
      block: RecordBlock(bytes: bytes, firstLine: firstLine, cutAt: cutAt == 0 ? nil : cutAt), offset: 0, line: 0)
  }

  private static func bytes(_ number: Int) -> [UInt8] { (0..<8).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) } }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reversed().reduce(0) { $0 << 8 | Int($1) } }

  /// The records one by one, each with its end in the input.
  func divided() -> [InputPiece] {
    let blocks = block.divided()
    guard blocks.count > 1 else { return [self] }
    var left = block.bytes.count
    return blocks.enumerated().map { place, block in
      left -= block.bytes.count
      return InputPiece(
        block: block, offset: offset - left, line: block.firstLine + block.lines, notes: notes.of(record: place))
    }
  }
}
