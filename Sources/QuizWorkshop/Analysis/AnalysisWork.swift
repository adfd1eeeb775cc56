internal import Cells
internal import QuizCells
internal import JSONText
internal import QuizCoding
internal import QuizCore
package import QuizLibrary
internal import QuizModes
internal import QuizPlay

/// Marks an input for its analysis: in cells where plugins play, else in threads.
package struct AnalysisWork {
  private let plan: ScalePlan
  private let responses: Responses

  package init(_ plan: ScalePlan, _ responses: Responses) {
    self.plan = plan
    self.responses = responses
  }

  /// Records of a block that go to a cell.
  private static let mostPlayed = 500

  package func run(_ run: AnalysisRun) throws(Problem) {
    if plan.hasPlugins {
      responses.most = Self.mostPlayed
      try plan.inCells(task, take: responses.supply) { run.take($0) }
    } else {
      let work = OrderedWork(
        take: { responses.nextPiece() }, finish: { run.take($0) },
        worker: { [plan] in
          let grader = Self.grader(plan)
          return { MarkedPiece($0, grader) }
        })
      work.run(jobs: plan.jobs)
    }
    if let problem = responses.problem { throw problem }
  }

  private static func grader(_ plan: ScalePlan) -> BlockGrader {
    plan.grader()
  }

  private var task: CellTask<InputPiece, MarkedPiece> {
    let questions = (plan.beginning.quiz ?? plan.quiz).questions.count
    var task = CellTask<InputPiece, MarkedPiece>(lasts: true) { [plan] piece in
      CellPatience(steps: piece.block.bytes.count, each: plan.patience)
    } service: { [self] _ in
      service()
    } product: { reply, piece in
      guard let node = try? JSONParser.parse(reply), var marked = try? MarkedPiece(stored: node),
        marked.isOf(piece, records: piece.block.records(), questions: questions)
      else { return nil }
      marked.note(piece)
      return marked
    } lost: { piece, end in
      MarkedPiece(piece, lost: GradingProblem.lost(why: end.sentence).sentence, records: piece.block.records())
    }
    task.request = { $0.request }
    task.parts = { $0.divided() }
    return task
  }

  private func service() -> Cell.Service {
    var own: BlockGrader?
    return { [self] request, note in
      Plugin.permitHere()
      guard let piece = InputPiece(request: &request) else { return [] }
      let known = own ?? Self.grader(plan.runnable)
      own = known
      let marked = MarkedPiece(piece, known) { note.write(UInt32(truncatingIfNeeded: $0)) }
      return EventCoding.bytes(marked)
    }
  }
}
