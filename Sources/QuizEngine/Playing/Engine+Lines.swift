internal import QuizCells
internal import QuizCore

/// The cells that decide sittings. Slow hooks go to spare cells, so that no other sitting waits behind them.
extension Engine {
  /// The cell of a sitting, always the same while its hooks are quick.
  func line(of id: String, _ decider: CellDecider? = nil) -> CellLine? {
    let isSlow = decider.map { slowHooks.contains($0.work) } ?? false
    let choice = isSlow && lines.contains(where: \.isSpare) ? lines.filter(\.isSpare) : lines.filter { !$0.isSpare }
    return choice.isEmpty ? nil : choice[Int(Chance.hash([id]) % UInt64(choice.count))]
  }

  /// The line of the next cell for a sitting; a new cell gets all of the sitting.
  func settle(_ decider: CellDecider?, in line: CellLine?) -> CellLine? {
    guard let decider, let line, let next = self.line(of: decider.state.beginning.sitting, decider), next !== line
    else { return line }
    decider.move(to: next.cells)
    return next
  }

  /// Notes how long a cell's work took, or is taking.
  func noteWork(of line: CellLine) {
    guard let first = line.first else { return }
    if first.isLong { slowHooks.insert(first.work) } else if line.isSpare { slowHooks.remove(first.work) }
  }

  /// Moves sittings that wait behind slow hooks to other cells.
  func clear(_ line: CellLine) {
    guard !line.isSpare, line.count > 1, line.first?.isLong == true else { return }
    noteWork(of: line)
    for errand in line.takeWaiting() {
      let free = lines.first { !$0.isSpare && $0 !== line && $0.first?.isLong != true }
      let isSlow = slowHooks.contains(errand.decider.work)
      let next = isSlow ? self.line(of: errand.decider.state.beginning.sitting, errand.decider) : free
      if let next, next !== line { errand.decider.move(to: next.cells) }
      (next ?? line).add(errand)
    }
  }
}
