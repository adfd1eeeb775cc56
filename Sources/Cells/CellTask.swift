internal import Glibc

/// What cells are asked for pieces of work, and what becomes of their replies, which are those of strangers.
package struct CellTask<Piece, Product> {
  /// What a cell does; asked in this process for the first piece that the cell gets.
  package var service: (Piece) -> Cell.Service
  /// Whether a cell serves further pieces; else each piece has one of its own.
  package var lasts: Bool
  /// What a cell is told of a piece, in parts that are put one behind the other.
  package var request: (Piece) -> [[UInt8]] = { _ in [] }
  package var patience: (Piece) -> CellPatience
  /// What a reply, which may be taken apart, comes to; nil when no honest cell would have sent it.
  package var product: (_ reply: inout [UInt8], Piece) -> Product?
  /// What comes of a piece that needs no cell.
  package var ready: (Piece) -> Product? = { _ in nil }
  /// The parts of a piece that is too much for any cell, so that the others of them are done.
  package var parts: (Piece) -> [Piece] = { _ in [] }
  /// What stands in the place of a piece that no cell came to an end with.
  package var lost: (Piece, CellEnd) -> Product

  package init(
    lasts: Bool, patience: @escaping (Piece) -> CellPatience, service: @escaping (Piece) -> Cell.Service,
    product: @escaping (_ reply: inout [UInt8], Piece) -> Product?, lost: @escaping (Piece, CellEnd) -> Product
  ) {
    self.lasts = lasts
    self.patience = patience
    self.service = service
    self.product = product
    self.lost = lost
  }
}

/// How long a piece may take: so many steps, which a cell notes one by one, each so many milliseconds at most.
package struct CellPatience: Sendable {
  package var steps: Int
  package var each: Int

  package init(steps: Int = 1, each: Int) {
    self.steps = steps
    self.each = each
  }
}

/// Where pieces come from.
package enum CellSupply<Piece> {
  case piece(Piece)
  /// The next one is there once that descriptor can be read.
  case waits(for: Int32)
  case ended
}

/// A piece on its way.
final class CellEntry<Piece, Product> {
  let piece: Piece
  var product: Product?
  var isBegun = false
  /// What a cell said of it, until somebody looks at it.
  var reply: (bytes: [UInt8], of: Cell?)?
  var losses = CellLosses()

  /// Whether no cell is at it: it is new, or was lost before.
  var waits: Bool { !isBegun && product == nil }

  init(_ piece: Piece, product: Product? = nil) {
    self.piece = piece
    self.product = product
  }
}

/// How often cells were lost with the same work.
struct CellLosses {
  private var weight = 0

  /// Counts one more; whether the work is given up. One that ends cells by its own doing does so again: twice is enough. Whoever
  /// kills them from outside is no fault of the work.
  mutating func isTooMuch(after end: CellEnd) -> Bool {
    weight += end == .ended(signal: SIGKILL) ? 1 : Self.most / 2
    return weight >= Self.most
  }

  private static let most = 10
}
