internal import QuizCells
internal import QuizCore

/// The cells that decide sittings. Slow hooks go to spare cells, so that no other sitting waits behind them.
final class CellLines {
  let all: [CellLine]
  /// Modes and quizzes whose hooks take long.
  private var slowHooks: Set<String> = []

  init(_ lines: [CellLine]) {
    all = lines
  }

  /// The cell of a sitting, always the same while its hooks are quick; nil where there are none.
  func line(of id: String, _ decider: CellDecider? = nil) -> CellLine? {
    let isSlow = decider.map { slowHooks.contains($0.work) } ?? false
    let choice = isSlow && all.contains(where: \.isSpare) ? all.filter(\.isSpare) : all.filter { !$0.isSpare }
    return choice.isEmpty ? nil : choice[Int(Chance.hash([id]) % UInt64(choice.count))]
  }

  /// The line of the next cell for a sitting; a new cell gets all of the sitting.
  func settle(_ decider: CellDecider?, in line: CellLine?) -> CellLine? {
    guard let decider, let line, let next = self.line(of: decider.state.beginning.sitting, decider), next !== line
    else { return line }
    decider.move(to: next.cells)
    return next
  }

  // MARK: Going on

  /// Goes on with what is asked; `done` is told of each that is answered.
  func advance(_ done: (CellQuestion) -> Void) {
    for line in all {
      while let errand = line.advance() {
        noteWork(of: line)
        line.next()
        done(errand)
      }
    }
    for line in all { clear(line) }
  }

  /// Notes how long a cell's work took, or is taking.
  private func noteWork(of line: CellLine) {
    guard let first = line.first else { return }
    if first.isLong { slowHooks.insert(first.work) } else if line.isSpare { slowHooks.remove(first.work) }
  }

  /// Moves sittings that wait behind slow hooks to other cells.
  private func clear(_ line: CellLine) {
    guard !line.isSpare, line.count > 1, line.first?.isLong == true else { return }
    noteWork(of: line)
    for errand in line.takeWaiting() {
      let free = all.first { !$0.isSpare && $0 !== line && $0.first?.isLong != true }
      let isSlow = slowHooks.contains(errand.decider.work)
      let next = isSlow ? self.line(of: errand.decider.state.beginning.sitting, errand.decider) : free
      if let next, next !== line { errand.decider.move(to: next.cells) }
      (next ?? line).add(errand)
    }
  }

  /// The number of processes of all lines.
  var count: Int { all.reduce(0) { $0 + $1.cells.count } }

  // MARK: For the loop

  var isIdle: Bool { all.allSatisfy(\.isIdle) }

  /// Answers that will soon come; a cell that does not go on gets no further requests.
  var coming: Int { all.filter { !$0.isSpare && !$0.isStuck }.reduce(0) { $0 + $1.count } }

  /// Whether work waits behind other work in a cell.
  var isCrowded: Bool { all.contains { $0.count > 1 && !$0.isSpare } }

  /// The descriptors to poll, with their events.
  var waiting: [(descriptor: Int32, events: Int32)] { all.compactMap(\.waiting) }
}
