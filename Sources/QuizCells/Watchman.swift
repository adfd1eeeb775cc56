internal import Cells

/// Looks at a cell while it works: whether the hook takes longer than it may, and whether anybody still waits.
final class Watchman {
  private let cells: PluginCells
  private let isWanted: (() -> Bool)?
  private var lastNote: UInt32
  private var since: Int
  private(set) var isGivenUp = false

  /// Milliseconds for one hook and for loading its plugin: the bridge stops each of both after 1000.
  private static let patience = 2500
  /// Milliseconds for all that one command asks of plugins.
  static let longest = 60_000

  init(_ cells: PluginCells, _ isWanted: (() -> Bool)?) {
    self.cells = cells
    self.isWanted = isWanted
    lastNote = cells.note
    since = Cell.now
  }

  func goesOn() -> Bool {
    let note = cells.note
    if note != lastNote { (lastNote, since) = (note, Cell.now) }
    if let isWanted, !isWanted() { isGivenUp = true }
    return !isGivenUp && Cell.now - since < Self.patience
  }
}
