internal import Glibc

/// Work that cells do piece by piece, and that is finished in the order of the pieces.
///
/// One loop asks all cells: a piece that takes longer holds nobody up, and no more than four pieces a cell are on their way.
/// A piece of which the cell ended, was late, or sent what no honest one would, is done once more in a new cell (where
/// somebody kills them, some times more); when that ends so too, its parts are done one by one, and what cannot be divided
/// is lost. It must run where this process has one thread.
package final class CellPool<Piece, Product> {
  private typealias Entry = CellEntry<Piece, Product>
  private typealias Seat = CellSeat<Piece, Product>
  private let confinement: Confinement
  private let limits: CellLimits
  private let task: CellTask<Piece, Product>
  private let seats: [CellSeat<Piece, Product>]
  /// In the order of the pieces, the oldest first.
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
  /// Throws when no process is to be had, or none that is closed off where that is wanted.
  package func run(take: () -> CellSupply<Piece>, finish: (Product) -> Bool) throws(CellEnd) {
    defer { for seat in seats { seat.leave() } }
    while true {
      let input = try fill(take)
      if entries.isEmpty && hasEnded { return }
      if entries.first?.product == nil { wait(input) }
      for seat in seats { try advance(seat) }
      while let product = entries.first?.product {
        entries.removeFirst()
        guard finish(product) else { return }
      }
    }
  }

  // MARK: Giving pieces out

  /// Gives pieces to free cells; the descriptor that more of them wait for.
  private func fill(_ take: () -> CellSupply<Piece>) throws(CellEnd) -> Int32? {
    var input: Int32?
    while let seat = seats.first(where: \.isFree), let entry = next(take, &input) {
      if entry.product == nil { try begin(entry, seat) }
    }
    return input
  }

  /// A piece that was lost before, or a new one.
  private func next(_ take: () -> CellSupply<Piece>, _ input: inout Int32?) -> CellEntry<Piece, Product>? {
    if let lost = entries.first(where: { !$0.isBegun && $0.product == nil }) { return lost }
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
        try confinement.cell(limits, service: task.service(entry.piece))
      }
    } catch {
      // Those that there are go on alone.
      seat.isClosed = true
      if seats.allSatisfy(\.isClosed) { throw error }
      return
    }
    let request = task.request(entry.piece)
    seat.sit(entry, task.patience(entry.piece), request)
    if var reply = seat.cell?.answer(here: request) { take(&reply, entry, seat) } else { try advance(seat) }
  }

  // MARK: Taking replies

  private func wait(_ input: Int32?) {
    let busy = seats.filter { $0.entry != nil }
    var pollers = busy.map(\.waiting).map { pollfd(fd: $0.descriptor, events: Int16($0.events), revents: 0) }
    if let input { pollers.append(pollfd(fd: input, events: Int16(POLLIN), revents: 0)) }
    if pollers.isEmpty { return }
    let left = (busy.map(\.deadline).min() ?? .max) - Cell.now
    poll(&pollers, nfds_t(pollers.count), Int32(max(0, min(left, 1000))))
  }

  private func advance(_ seat: CellSeat<Piece, Product>) throws(CellEnd) {
    guard let entry = seat.entry else { return }
    do throws(CellEnd) {
      if var reply = try seat.step() { take(&reply, entry, seat) }
    } catch {
      if error == .unsealed { throw error }
      let signal = seat.leave()
      if case .ended = error { lose(entry, .ended(signal: signal)) } else { lose(entry, error) }
    }
  }

  private func take(_ reply: inout [UInt8], _ entry: CellEntry<Piece, Product>, _ seat: CellSeat<Piece, Product>) {
    guard let product = task.product(&reply, entry.piece) else {
      seat.leave()
      return lose(entry, .garbled)
    }
    entry.product = product
    seat.stand(lasts: task.lasts)
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
