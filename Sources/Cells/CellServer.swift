internal import CCell
internal import Glibc

/// The inside of a cell: reads requests and writes replies until its parent has no more.
struct CellServer {
  let link: CellLink
  let note: CellNote

  static let sealed: UInt8 = 1
  static let unsealed: UInt8 = 0

  func serve(isSealed: Bool, _ service: Cell.Service) -> Never {
    write([isSealed ? Self.sealed : Self.unsealed])
    while var request = request() {
      note.write(0)
      errno = 0
      write(service(&request, note))
    }
    ccell_leave(0)
  }

  /// Bytes that are read at once: the parent says nothing more before it has its reply.
  private static let chunk = 1 << 12

  private func request() -> [UInt8]? {
    var request: [UInt8] = []
    while request.count < CellLink.headSize {
      guard read(upTo: Self.chunk, into: &request) else { return nil }
    }
    switch link.read(request.prefix(CellLink.headSize), .request) {
    case .lies(let whole): return whole
    case .follows(let length):
      request.removeFirst(CellLink.headSize)
      request.reserveCapacity(length)
      while request.count < length {
        guard read(upTo: min(length - request.count, 1 << 20), into: &request) else { return nil }
      }
      return request
    case .excessive, nil: return nil
    }
  }

  /// False when nothing more comes.
  private func read(upTo most: Int, into request: inout [UInt8]) -> Bool {
    var outcome = 0
    let chunk = [UInt8](unsafeUninitializedCapacity: most) { buffer, count in
      repeat { outcome = Glibc.read(link.channel, buffer.baseAddress, most) } while outcome < 0 && errno == EINTR
      count = max(0, outcome)
    }
    if request.isEmpty { request = chunk } else { request += chunk }
    return outcome > 0
  }

  private func write(_ bytes: [UInt8]) {
    let fits = bytes.count <= CellLink.Direction.reply.largest
    let frame = fits ? link.frame([bytes], .reply) : CellLink.excessiveFrame
    var sent = 0
    while sent < frame.count {
      let count = frame.withUnsafeBytes {
        Glibc.write(link.channel, $0.baseAddress?.advanced(by: sent), $0.count - sent)
      }
      if count < 0 && errno != EINTR { ccell_leave(0) }
      sent += max(0, count)
    }
  }
}
