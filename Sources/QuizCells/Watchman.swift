internal import Cells

/// Looks at a cell while it works on a command: ends the wait for a hook that takes too long, and for a reply that nobody wants.
struct Watchman {
  private let cells: PluginCells
  private let isWanted: (() -> Bool)?
  private var note: UInt32
  private var wait = CellWait(Self.opening, longest: Self.longest)
  private(set) var isGivenUp = false

  /// Milliseconds of work for one hook and for loading its plugin: the bridge stops each of both after 1000.
  private static let patience = 2500
  /// Milliseconds of work before the first hook: the cell may have to read a long sitting.
  private static let opening = 15_000
  /// Milliseconds of waiting for all that one command asks of plugins.
  private static let longest = 120_000

  init(_ cells: PluginCells, _ isWanted: (() -> Bool)?) {
    self.cells = cells
    self.isWanted = isWanted
    note = cells.note
  }

  mutating func look() throws(CellEnd) {
    if cells.note != note {
      note = cells.note
      if note != 0 { wait.begin(Self.patience) }
    }
    try cells.look(&wait)
    if let isWanted, !isWanted() {
      isGivenUp = true
      throw .notWanted
    }
  }
}
