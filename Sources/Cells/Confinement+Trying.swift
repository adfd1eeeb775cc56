internal import Glibc

extension Confinement {
  /// What a reply to one piece of work comes to, done in a cell of its own, and once more in another when that was lost or
  /// its reply was none that `product` takes.
  package func product<Product>(
    within milliseconds: Int, _ limits: CellLimits = CellLimits(), named name: String? = nil,
    of work: @escaping () -> [UInt8],
    _ product: ([UInt8]) -> Product?
  ) throws(CellEnd) -> Product {
    var (end, losses) = (CellEnd.garbled, CellLosses())
    repeat {
      do throws(CellEnd) {
        if let product = product(try result(within: milliseconds, limits, named: name, of: work)) { return product }
        end = .garbled
      } catch {
        if error == .unsealed || error == .notWanted { throw error }
        end = error
      }
    } while !losses.isTooMuch(after: end)
    throw end
  }

  /// How many cells compute at once where nobody says how many.
  package static var processors: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
