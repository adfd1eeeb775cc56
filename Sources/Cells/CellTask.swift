internal import Glibc

/// The requests to cells for pieces of work, and the treatment of their replies, which must not be trusted.
package struct CellTask<Piece, Product> {
  /// The cell's work; asked for in this process, with the first piece that the cell gets.
  package var service: (Piece) -> Cell.Service
  /// Whether a cell serves further pieces; else each piece has one of its own.
  package var lasts: Bool
  /// The request for a piece, in parts that are joined.
  package var request: (Piece) -> [[UInt8]] = { _ in [] }
  package var patience: (Piece) -> CellPatience
  /// The product of a reply, which may be consumed; nil when it is malformed.
  package var product: (_ reply: inout [UInt8], Piece) -> Product?
  /// The product of a piece that needs no cell; nil for others.
  package var ready: (Piece) -> Product? = { _ in nil }
  /// The parts of a piece that is too much for any cell, so that the others of them are done.
  package var parts: (Piece) -> [Piece] = { _ in [] }
  /// The substitute for a piece that no cell could finish.
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

/// How long a piece may take: so many steps, which a cell notes one by one, each so many milliseconds of work at most.
package struct CellPatience: Sendable {
  package var steps: Int
  package var each: Int

  package init(steps: Int = 1, each: Int) {
    self.steps = steps
    self.each = each
  }
}

/// The next piece from the source.
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
  /// The cell's reply, until it is read.
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

  /// Counts a loss; true when the work is given up. Two are enough for work that ends cells by itself, and for cells that
  /// were stopped. Kills from outside, which are not its fault, weigh less.
  mutating func isTooMuch(after end: CellEnd) -> Bool {
    weight += end == .ended(signal: SIGKILL) ? 1 : Self.most / 2
    return weight >= Self.most
  }

  private static let most = 10
}
