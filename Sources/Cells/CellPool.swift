internal import Glibc

/// Work that cells do piece by piece, finished in the order of the pieces.
///
/// One loop asks all cells: a slow piece delays no other, and at most four pieces a cell are on their way. While cells
/// work, as many pieces are prepared as there are cells. A cell that replied gets new work before its reply is read.
///
/// A piece is done once more in a new cell when its cell ended, was late or sent a malformed reply; after kills from
/// outside a few times more. If that fails too, its parts are done one by one, and an indivisible one is lost. The pool
/// must run while this process has one thread.
package final class CellPool<Piece, Product> {
  private typealias Entry = CellEntry<Piece, Product>
  private let confinement: Confinement
  private let limits: CellLimits
  private let task: CellTask<Piece, Product>
  private let seats: [CellSeat<Piece, Product>]
  /// The entries in the order of the pieces, the oldest first.
  private var entries: [CellEntry<Piece, Product>] = []
  private var hasEnded = false

  package init(
    _ confinement: Confinement, jobs: Int, limits: CellLimits = CellLimits(), _ task: CellTask<Piece, Product>
  ) {
    self.confinement = confinement
    self.limits = limits
    self.task = task
    seats = (0..<max(1, jobs)).map { _ in CellSeat() }
  }

  /// Works until nothing is left; `finish` takes a product, and false stops everything.
  ///
  /// Throws when no process can be had, or no sealed one where that is required.
  package func run(take: () -> CellSupply<Piece>, finish: (Product) -> Bool) throws(CellEnd) {
    defer { for seat in seats { seat.leave() } }
    while true {
      var input: Int32?
      try fill(take, &input)
      for entry in entries { judge(entry) }
      while let product = entries.first?.product {
        entries.removeFirst()
        guard finish(product) else { return }
      }
      // Lost pieces begin again.
      if seats.contains(where: \.isFree) && entries.contains(where: \.waits) { continue }
      makeReady(take, &input)
      if entries.isEmpty && hasEnded { return }
      if entries.first?.product == nil { wait(input) }
      for seat in seats { try advance(seat) }
    }
  }

  // MARK: Giving pieces out

  /// Gives pieces to free cells; `input` is the descriptor that more of them wait for.
  private func fill(_ take: () -> CellSupply<Piece>, _ input: inout Int32?) throws(CellEnd) {
    while let seat = seats.first(where: \.isFree), let entry = entries.first(where: \.waits) ?? next(take, &input) {
      if entry.product == nil { try begin(entry, seat) }
    }
  }

  /// Takes pieces for the cells that are free next.
  private func makeReady(_ take: () -> CellSupply<Piece>, _ input: inout Int32?) {
    while input == nil, entries.count(where: \.waits) < seats.count, next(take, &input) != nil {}
  }

  /// A new piece.
  private func next(_ take: () -> CellSupply<Piece>, _ input: inout Int32?) -> CellEntry<Piece, Product>? {
    if hasEnded || entries.count >= 4 * seats.count { return nil }
    switch take() {
    case .piece(let piece):
      let entry = Entry(piece, product: task.ready(piece))
      entries.append(entry)
      return entry
    case .waits(let descriptor): input = descriptor
    case .ended: hasEnded = true
    }
    return nil
  }

  private func begin(_ entry: CellEntry<Piece, Product>, _ seat: CellSeat<Piece, Product>) throws(CellEnd) {
    do throws(CellEnd) {
      try seat.furnish { () throws(CellEnd) in
        try confinement.copy(limits, service: task.service(entry.piece))
      }
    } catch {
      // The remaining cells go on alone.
      seat.isClosed = true
      if seats.allSatisfy(\.isClosed) { throw error }
      return
    }
    let request = task.request(entry.piece)
    seat.sit(entry, task.patience(entry.piece), request)
    guard let reply = seat.cell?.answer(here: request) else { return try advance(seat) }
    take(reply, entry, seat)
    judge(entry)
  }

  // MARK: Taking replies

  /// Milliseconds between two looks at cells.
  private static var patience: Int32 { 50 }

  private func wait(_ input: Int32?) {
    let busy = seats.filter { $0.entry != nil }
    var pollers = busy.map(\.waiting).map { pollfd(fd: $0.descriptor, events: Int16($0.events), revents: 0) }
    if let input { pollers.append(pollfd(fd: input, events: Int16(POLLIN), revents: 0)) }
    if pollers.isEmpty { return }
    poll(&pollers, nfds_t(pollers.count), busy.isEmpty ? 1000 : Self.patience)
  }

  private func advance(_ seat: CellSeat<Piece, Product>) throws(CellEnd) {
    guard let entry = seat.entry else { return }
    do throws(CellEnd) {
      if let reply = try seat.step() { take(reply, entry, seat) }
    } catch {
      if error == .unsealed { throw error }
      let signal = seat.leave()
      if case .ended = error { lose(entry, .ended(signal: signal)) } else { lose(entry, error) }
    }
  }

  private func take(_ reply: [UInt8], _ entry: CellEntry<Piece, Product>, _ seat: CellSeat<Piece, Product>) {
    entry.reply = (reply, seat.cell)
    seat.stand(lasts: task.lasts)
  }

  /// The product of a reply. After a malformed reply the cell's next job is dropped, and done elsewhere.
  private func judge(_ entry: CellEntry<Piece, Product>) {
    guard case (var reply, let cell)? = entry.reply else { return }
    entry.reply = nil
    entry.product = task.product(&reply, entry.piece)
    if entry.product != nil { return }
    if let cell, let seat = seats.first(where: { $0.cell === cell }) {
      seat.entry?.isBegun = false
      seat.leave()
    }
    lose(entry, .garbled)
  }

  private func lose(_ entry: CellEntry<Piece, Product>, _ end: CellEnd) {
    entry.isBegun = false
    guard entry.losses.isTooMuch(after: end) else { return }
    let parts = task.parts(entry.piece)
    guard parts.count > 1, let place = entries.firstIndex(where: { $0 === entry }) else {
      entry.product = task.lost(entry.piece, end)
      return
    }
    entries.replaceSubrange(place...place, with: parts.map { Entry($0) })
  }
}
