package import Cells
internal import Glibc
internal import LuaKit

extension PluginCells {
  /// The result of work in a cell of its own, as plain data that must not be trusted; `write` adds the request.
  func compute(
    within milliseconds: Int, _ work: CellWork, _ write: (inout LuaValueWriter) -> Void
  ) throws(CellEnd) -> LuaValue {
    var request = LuaValueWriter()
    write(&request)
    let bytes: [UInt8]
    if let confinement {
      let order = order(work, request.bytes)
      bytes = try Self.despiteKills { () throws(CellEnd) in
        try confinement.result(within: milliseconds, order, of: made)
      }
    } else {
      bytes = work.answer(request.bytes)
    }
    var reader = LuaValueReader(bytes)
    guard let value = try? reader.value(), reader.isAtEnd else { throw .garbled }
    return value
  }

  /// The product made from the reply to work.
  ///
  /// The work runs once more in another cell when no reply came, or none that `product` accepts.
  package func product<Product>(
    within milliseconds: Int, _ work: CellWork, _ request: [UInt8],
    _ product: ([UInt8]) -> Product?
  ) throws(CellEnd) -> Product {
    guard let confinement else {
      guard let product = product(work.answer(request)) else { throw .garbled }
      return product
    }
    return try confinement.product(within: milliseconds, order(work, request), of: made, product)
  }

  /// The reply of work that somebody waits for, in a cell that gives way to all others: a stranger's word.
  /// It has to come within that time, however busy the machine is.
  package func reply(within milliseconds: Int, _ work: CellWork, _ request: [UInt8]) throws(CellEnd) -> [UInt8] {
    guard let confinement else { return work.answer(request) }
    return try confinement.result(within: milliseconds, longest: milliseconds, order(work, request)) {
      [self] () throws(CellEnd) in
      let cell = try made()
      cell.giveWay()
      return cell
    }
  }

  private func order(_ work: CellWork, _ request: [UInt8]) -> [UInt8] {
    var writer = LuaValueWriter()
    writer.write(PluginService.Kind.work.rawValue)
    writer.write(work.name)
    writer.write(bytes: request)
    return writer.bytes
  }

  /// Asks again, twice at most, when the process was killed or stopped from outside: that says nothing about the plugin.
  static func despiteKills(_ ask: () throws(CellEnd) -> [UInt8]) throws(CellEnd) -> [UInt8] {
    for _ in 0..<2 {
      do throws(CellEnd) {
        return try ask()
      } catch {
        if !error.isFromOutside { throw error }
      }
    }
    return try ask()
  }
}
