internal import Cells

/// Errands to one cell, one behind the other; a loop that has more to do lets it go on.
package final class CellLine {
  package let cells: PluginCells
  /// Whether it is for hooks that take long.
  package let isSpare: Bool
  /// The first is under way.
  private var errands: [CellQuestion] = []
  /// The time when the first began, in milliseconds of a steady clock.
  private var begun = 0
  /// Microseconds that its cell had used by then.
  private var used = 0

  package init(_ cells: PluginCells, isSpare: Bool = false) {
    (self.cells, self.isSpare) = (cells, isSpare)
  }

  package var isIdle: Bool { errands.isEmpty }

  package var count: Int { errands.count }

  /// Whether an errand has been under way for longer than one that will soon be done.
  package var isStuck: Bool { !errands.isEmpty && Cell.now - begun >= Self.soon }

  private static let soon = 50

  package func add(_ errand: CellQuestion) {
    errands.append(errand)
    if errands.count == 1 { begin() }
  }

  /// Goes on with the first errand; gives it back once it is done. Then the next one begins when it is asked again.
  package func advance() -> CellQuestion? {
    guard let first = errands.first else { return nil }
    first.advance()
    return first.isDone ? first : nil
  }

  /// Leaves an errand that is done behind, and begins the next.
  package func next() {
    if !errands.isEmpty { errands.removeFirst() }
    begin()
  }

  /// The work of the first errand, and whether it takes too long for others to wait behind it.
  package var first: (work: String, isLong: Bool)? {
    errands.first.map { ($0.decider.work, cells.processorTime - used >= Self.long) }
  }

  /// Microseconds of processor time.
  private static let long = 15_000

  /// Hands over all errands but the first, which have not begun.
  package func takeWaiting() -> [CellQuestion] {
    let waiting = Array(errands.dropFirst())
    errands.removeLast(waiting.count)
    return waiting
  }

  private func begin() {
    (begun, used) = (Cell.now, cells.processorTime)
    errands.first?.begin()
  }

  /// The descriptor to poll, with its events; nil while nothing is under way.
  package var waiting: (descriptor: Int32, events: Int32)? {
    errands.first?.waiting
  }
}
