internal import Cells
internal import QuizCells
internal import JSONText
internal import QuizCoding
internal import QuizCore
package import QuizLibrary
internal import QuizModes
package import QuizPlay
internal import TextLayout

/// Plays made-up players: in cells where plugins play, else in threads.
package struct SimulationWork {
  private let plan: ScalePlan
  private let strategy: Strategy
  private let players: Int
  /// Players of one piece of work.
  private static let piece = 250

  package init(_ plan: ScalePlan, _ strategy: Strategy, players: Int) {
    self.plan = plan
    self.strategy = strategy
    self.players = players
  }

  package func run(_ run: SimulationRun) throws(Problem) {
    var next = 0
    func piece() -> Range<Int>? {
      guard next < players else { return nil }
      defer { next += Self.piece }
      return next..<min(players, next + Self.piece)
    }
    if plan.hasPlugins {
      try plan.inCells(task, take: { piece().map { .piece($0) } ?? .ended }, finish: { run.take($0) })
    } else {
      let work = OrderedWork(
        take: piece, finish: { run.take($0) },
        worker: { [self] in
          let players = simulated(plan)
          return { numbers in numbers.map { SimulatedSitting($0 + 1, players) } }
        })
      work.run(jobs: plan.jobs)
    }
  }

  private func simulated(_ plan: ScalePlan) -> SimulatedPlayers {
    SimulatedPlayers(plan.beginning, strategy, layers: plan.layers())
  }

  // MARK: In cells

  private var task: CellTask<Range<Int>, [SimulatedSitting]> {
    var task = CellTask<Range<Int>, [SimulatedSitting]>(lasts: true) { [plan] piece in
      CellPatience(steps: piece.count, each: plan.patience)
    } service: { [self] _ in
      service()
    } product: { reply, piece in
      Self.sittings(reply, of: piece)
    } lost: { piece, end in
      piece.map {
        let sentence = GradingProblem.lost(why: end.sentence).sentence
        return SimulatedSitting($0 + 1, result: nil, problem: sentence, failures: [])
      }
    }
    task.request = { [Array("\($0.lowerBound) \($0.count)".utf8)] }
    task.parts = { $0.map { $0..<($0 + 1) } }
    return task
  }

  private func service() -> Cell.Service {
    var own: SimulatedPlayers?
    return { [self] request, note in
      Plugin.permitHere()
      let numbers = String(decoding: request, as: UTF8.self).split(separator: " ").compactMap { Int($0) }
      guard numbers.count == 2 else { return [] }
      let known = own ?? simulated(plan.runnable)
      own = known
      var form = JSONWriter()
      form.openList()
      for place in 0..<numbers[1] {
        note.write(UInt32(truncatingIfNeeded: place))
        form.separate()
        SimulatedSitting(numbers[0] + place + 1, known).write(to: &form)
      }
      form.closeList()
      return form.bytes
    }
  }

  /// The sittings in a cell's reply; nil when it is malformed.
  static func sittings(_ reply: [UInt8], of piece: Range<Int>) -> [SimulatedSitting]? {
    guard let items = (try? JSONParser.parse(reply))?.array, items.count == piece.count else { return nil }
    var sittings: [SimulatedSitting] = []
    for (number, item) in zip(piece, items) {
      guard let sitting = try? SimulatedSitting(number + 1, item) else { return nil }
      sittings.append(sitting)
    }
    return sittings
  }
}

extension SimulatedSitting {
  /// `{result}` or `{problem}`, and `failures` where there are any.
  func write(to form: inout JSONWriter) {
    form.openObject()
    if let result { form.member("result", result) }
    if let problem { form.member("problem", problem) }
    if !failures.isEmpty { form.member("failures", failures) }
    form.closeObject()
  }

  init(_ player: Int, _ node: JSONNode) throws(UnreadableForm) {
    let result = try node["result"].map { (node) throws(UnreadableForm) in try SittingResult(stored: node) }
    let problem = try node["problem"].map { (node) throws(UnreadableForm) in try String(stored: node).cleaned }
    guard (result == nil) != (problem == nil) else { throw .malformed("a result or a problem") }
    let numbers = [result?.points, result?.of, result?.percent].compactMap { $0 } + (result?.bars.map(\.value) ?? [])
    guard numbers.allSatisfy({ Amount($0) != nil }) else { throw .malformed("numbers") }
    var failures = try node["failures"].map { (node) throws(UnreadableForm) in try [HookFailure](stored: node) } ?? []
    for place in failures.indices { failures[place].message = failures[place].message.cleaned }
    self.init(player, result: result, problem: problem, failures: failures)
  }
}
