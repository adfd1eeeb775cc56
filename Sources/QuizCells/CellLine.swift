internal import Cells

/// Errands to one cell, one behind the other; a loop that has more to do lets it go on.
package final class CellLine {
  package let cells: PluginCells
  /// The first is under way.
  private var errands: [CellErrand] = []
  /// When the first began, in milliseconds of a steady clock.
  private var begun = 0

  package init(_ cells: PluginCells) {
    self.cells = cells
  }

  package var isIdle: Bool { errands.isEmpty }

  package var count: Int { errands.count }

  /// Whether an errand has been under way for longer than one that will soon be done.
  package var isStuck: Bool { !errands.isEmpty && Cell.now - begun >= Self.soon }

  private static let soon = 50

  package func add(_ errand: CellErrand) {
    errands.append(errand)
    if errands.count == 1 { begin() }
  }

  /// Goes on with the first errand; gives it back once it is done. Then the next one begins when it is asked again.
  package func advance() -> CellErrand? {
    guard let first = errands.first else { return nil }
    first.advance()
    return first.isDone ? first : nil
  }

  /// Leaves an errand that is done behind, and begins the next.
  package func next() {
    if !errands.isEmpty { errands.removeFirst() }
    begin()
  }

  private func begin() {
    begun = Cell.now
    errands.first?.begin()
  }

  /// What to poll for, on which descriptor; nil while nothing is under way.
  package var waiting: (descriptor: Int32, events: Int32)? {
    errands.first?.waiting
  }
}
