internal import Glibc

/// One end of a pipe, which never blocks.
package struct PipeEnd: Sendable {
  package let descriptor: Int32

  package init(_ descriptor: Int32) {
    self.descriptor = descriptor
    let flags = fcntl(descriptor, F_GETFL)
    _ = fcntl(descriptor, F_SETFL, flags | O_NONBLOCK)
  }

  /// The bytes that can be read at once: empty when there are none yet, nil at the end.
  package func read() -> [UInt8]? {
    var all: [UInt8] = []
    while all.count < 1 << 20 {
      var failed: Int32 = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
        let number = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
        failed = number < 0 ? errno : 0
        count = max(0, number)
      }
      if failed == EINTR { continue }
      if failed == EAGAIN { return all }
      if chunk.isEmpty { return all.isEmpty ? nil : all }
      all += chunk
      if chunk.count < 65_536 { return all }
    }
    return all
  }

  /// Writes as much as the pipe takes now; false when it was closed by its reader.
  package func write(_ outbox: inout LineOutbox) -> Bool {
    while !outbox.isEmpty {
      let number = outbox.waiting.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if number > 0 {
        outbox.took(number)
      } else if errno == EAGAIN {
        return true
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }

  package func close() {
    _ = Glibc.close(descriptor)
  }
}
