internal import CCell
internal import Glibc

/// The inside of a cell: reads requests and writes replies until its parent has no more.
struct CellServer {
  let channel: Int32
  let note: CellNote

  static let sealed: UInt8 = 1
  static let unsealed: UInt8 = 0

  func serve(isSealed: Bool, _ service: Cell.Service) -> Never {
    write([isSealed ? Self.sealed : Self.unsealed])
    while let request = request() {
      note.write(0)
      write(service(request, note))
    }
    ccell_leave(0)
  }

  private func request() -> [UInt8]? {
    guard let head = bytes(CellExchange.headSize), let length = CellExchange.length(head) else { return nil }
    return bytes(length)
  }

  private func bytes(_ count: Int) -> [UInt8]? {
    var isWhole = true
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      while initialized < count && isWhole {
        let got = read(channel, buffer.baseAddress?.advanced(by: initialized), count - initialized)
        if got > 0 { initialized += got } else { isWhole = got < 0 && errno == EINTR }
      }
    }
    return isWhole ? bytes : nil
  }

  private func write(_ bytes: [UInt8]) {
    let frame = CellExchange.framed(bytes)
    var sent = 0
    while sent < frame.count {
      let count = frame.withUnsafeBytes { Glibc.write(channel, $0.baseAddress?.advanced(by: sent), $0.count - sent) }
      if count < 0 && errno != EINTR { ccell_leave(0) }
      sent += max(0, count)
    }
  }
}
