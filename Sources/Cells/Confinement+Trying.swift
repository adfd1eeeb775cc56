internal import Glibc

extension Confinement {
  /// The product of one piece of work in a copy of this process.
  ///
  /// The work runs once more in another copy when that was lost, or its reply was malformed.
  package func product<Product>(
    within milliseconds: Int, _ limits: CellLimits = CellLimits(), of work: @escaping () -> [UInt8],
    _ product: ([UInt8]) -> Product?
  ) throws(CellEnd) -> Product {
    try self.product(
      within: milliseconds, of: { () throws(CellEnd) in try self.copy(limits) { _, _ in work() } }, product)
  }

  /// The same of a request to a cell that `cell` makes.
  package func product<Product>(
    within milliseconds: Int, _ request: [UInt8] = [],
    of cell: @escaping () throws(CellEnd) -> Cell, _ product: ([UInt8]) -> Product?
  ) throws(CellEnd) -> Product {
    var (end, losses) = (CellEnd.garbled, CellLosses())
    repeat {
      do throws(CellEnd) {
        if let product = product(try result(within: milliseconds, request, of: cell)) { return product }
        end = .garbled
      } catch {
        if error == .unsealed || error == .notWanted { throw error }
        end = error
      }
    } while !losses.isTooMuch(after: end)
    throw end
  }

  /// The default number of cells that compute at once.
  package static var processors: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
