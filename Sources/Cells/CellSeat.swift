/// The seat of one cell in a pool, with its present work.
final class CellSeat<Piece, Product> {
  private(set) var cell: Cell?
  private(set) var entry: CellEntry<Piece, Product>?
  private var exchange = CellExchange(sending: nil)
  private var patience = CellPatience(each: 0)
  private var note: UInt32 = 0
  private var notes = 0
  private var wait = CellWait(0)
  private var madeAt = 0
  /// True when no process could be had for it.
  var isClosed = false

  /// Milliseconds after which a cell is replaced between pieces, long before it has used up its time.
  private static var mostAge: Int { 900_000 }

  var isFree: Bool { entry == nil && !isClosed }
  /// The descriptor to poll, with its events; -1 without a cell.
  var waiting: (descriptor: Int32, events: Int32) { cell?.waiting(exchange) ?? (-1, 0) }

  func sit(_ entry: CellEntry<Piece, Product>, _ patience: CellPatience, _ request: [[UInt8]]) {
    entry.isBegun = true
    self.entry = entry
    self.patience = patience
    exchange = CellExchange(parts: request)
    (note, notes) = (cell?.note ?? 0, 0)
    wait = CellWait(patience.each)
  }

  /// Makes a cell if there is none.
  func furnish(_ make: () throws(CellEnd) -> Cell) throws(CellEnd) {
    if cell != nil { return }
    cell = try make()
    madeAt = Cell.now
  }

  /// The reply, once it is there.
  func step() throws(CellEnd) -> [UInt8]? {
    if let reply = try cell?.step(&exchange) { return reply }
    let seen = cell?.note ?? 0
    if seen != note, notes <= patience.steps {
      (note, notes) = (seen, notes + 1)
      wait = CellWait(patience.each)
    }
    if let cell { try wait.look(at: cell) }
    return nil
  }

  /// Ends its work on the entry.
  func stand(lasts: Bool) {
    entry = nil
    if !lasts || Cell.now - madeAt > Self.mostAge { leave() }
  }

  /// Ends its cell; the signal that ended it before, if any did.
  @discardableResult
  func leave() -> Int32 {
    entry = nil
    let signal = cell?.end() ?? 0
    cell = nil
    return signal
  }
}
