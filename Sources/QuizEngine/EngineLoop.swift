internal import Cells
internal import Glibc
internal import QuizWire

/// Reads requests and writes replies without ever waiting for one side alone: one `poll` for both pipes and all cells.
package final class EngineLoop {
  private let input: Int32
  private let output: Int32
  private var received: [UInt8] = []
  /// The buffer of one `read(2)`, reused so that it is not zeroed on every call.
  private let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
  /// The start of the next line in the received bytes.
  private var read = 0
  /// Whether a line was too long: the rest of it is dropped.
  private var isSkipping = false
  private var sending: [UInt8] = []
  private var sent = 0
  private var hasEnded = false

  /// Bytes that may wait to be read by the other side before nothing more is begun.
  private static let mostWaiting = 8 << 20

  package init(input: Int32, output: Int32) {
    self.input = input
    self.output = output
    for descriptor in [input, output] {
      _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }
  }

  deinit { chunk.deallocate() }

  /// Whether so much waits that requests are turned away.
  package var isFull: Bool { sending.count - sent > Self.mostWaiting }

  package func send(_ line: String) { sending += line.utf8 }

  /// Serves until the input ends or `isOver` is true; false when the output was closed by its reader.
  package func run(_ engine: Engine, until isOver: () -> Bool) -> Bool {
    while !hasEnded && !isOver() {
      guard write() else { return false }
      if sending.isEmpty && !engine.isBusy { engine.useLeisure() }
      wait(engine)
      receive(engine)
      engine.advance()
    }
    finish(engine)
    return flush()
  }

  /// Finishes the requests already read: waits some seconds for cells, then saves.
  private func finish(_ engine: Engine) {
    let deadline = Cell.now + Self.patienceAtEnd
    while engine.isBusy && Cell.now < deadline {
      hasEnded = true
      wait(engine)
      engine.advance()
    }
    engine.end()
  }

  /// Milliseconds.
  private static let patienceAtEnd = 2000

  // MARK: Waiting

  private func wait(_ engine: Engine) {
    // A negative descriptor is passed over.
    var pollers = [pollfd(fd: hasEnded ? -1 : input, events: Int16(POLLIN), revents: 0)]
    if sent < sending.count { pollers.append(pollfd(fd: output, events: Int16(POLLOUT), revents: 0)) }
    for waiting in engine.waiting {
      pollers.append(pollfd(fd: waiting.descriptor, events: Int16(waiting.events), revents: 0))
    }
    let patience = engine.isBusy ? min(engine.patience, Self.patienceWithCells) : engine.patience
    poll(&pollers, nfds_t(pollers.count), Int32(max(0, patience)))
  }

  /// Milliseconds after which a cell that works is looked at.
  private static let patienceWithCells = 100

  // MARK: Input

  private func receive(_ engine: Engine) {
    while received.count - read < Self.mostWaiting {
      let count = Glibc.read(input, chunk.baseAddress, chunk.count)
      if count > 0 {
        received += chunk[..<count]
        if count == chunk.count { continue }
      } else if count == 0 || errno != EAGAIN && errno != EINTR {
        hasEnded = true
      }
      break
    }
    takeLines(engine)
  }

  private func takeLines(_ engine: Engine) {
    while let end = received[read...].firstIndex(of: 0x0A) {
      let line = received[read..<end]
      read = end + 1
      if !isSkipping && !line.isEmpty { engine.take(Array(line)) }
      isSkipping = false
    }
    if received.count - read > EngineRequest.longest {
      (isSkipping, read) = (true, received.count)
    }
    if read > 1 << 16 || read == received.count {
      received.removeSubrange(..<read)
      read = 0
    }
  }

  // MARK: Output

  /// Writes as much as the output takes; false when it was closed.
  private func write() -> Bool {
    while sent < sending.count {
      let count = sending.withUnsafeBytes { Glibc.write(output, $0.baseAddress?.advanced(by: sent), $0.count - sent) }
      if count < 0 && errno == EINTR { continue }
      if count < 0 && errno == EAGAIN { break }
      if count < 0 { return false }
      sent += count
    }
    if sent == sending.count {
      sending.removeAll(keepingCapacity: sending.count < 1 << 20)
      sent = 0
    } else if sent > 1 << 20 {
      sending.removeSubrange(..<sent)
      sent = 0
    }
    return true
  }

  /// Writes the rest, if the reader takes it within some seconds.
  private func flush() -> Bool {
    for _ in 0..<50 {
      guard write() else { return false }
      if sent == sending.count { return true }
      var poller = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
      poll(&poller, 1, 100)
    }
    return false
  }
}
