internal import Glibc
package import QuizLibrary
package import QuizPlay

/// Reads an input in blocks of whole records as they arrive; a pipe's data does not wait for more.
package final class RecordSource {
  private let descriptor: Int32
  private let path: String
  /// Read, and not yet part of a block.
  private var rest: [UInt8] = []
  private var hasEnded = false
  /// The line that the next block begins on, from 1.
  package private(set) var line = 1
  /// Bytes of the input that blocks were made of.
  package private(set) var taken = 0
  /// The most records in a block: few if each takes long, so that every thread has some, and results are written soon.
  package var most = Int.max
  /// Why reading stopped early.
  package private(set) var failure: FileFailure?

  /// The bytes at hand that were not read yet; used without a descriptor.
  private var stored: ArraySlice<UInt8> = []

  /// The bytes to read at once. With the rest of the chunk before it stays below 128 KB, beyond which the allocator
  /// asks the system each time.
  package var chunk = 112 << 10
  private static let longest = 8 << 20

  /// `-` is standard input.
  package init(path: String?) throws(FileFailure) {
    self.path = path ?? "-"
    if self.path == "-" {
      descriptor = STDIN_FILENO
    } else {
      descriptor = open(self.path, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw FileFailure(self.path, errno) }
      var status = stat()
      if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { throw FileFailure(self.path, EISDIR) }
    }
  }

  /// A source of bytes read before.
  init(_ bytes: [UInt8], path: String?) {
    (self.path, descriptor, stored) = (path ?? "-", -1, bytes[...])
  }

  deinit {
    if descriptor > STDERR_FILENO { close(descriptor) }
  }

  /// The first bytes, as they are, without taking them.
  func start(_ count: Int) -> [UInt8] {
    while rest.count < count && !hasEnded { fill() }
    return Array(rest.prefix(count))
  }

  /// The first line with content, without taking it; a byte order mark is taken. Nil when there is none.
  func firstLine() -> [UInt8]? {
    if start(3) == [0xEF, 0xBB, 0xBF] {
      rest.removeFirst(3)
      taken += 3
    }
    while true {
      let content = rest.drop { $0 == 10 || $0 == 13 || $0 == 32 }
      if let end = content.firstIndex(where: { $0 == 10 || $0 == 13 }) { return Array(content[..<end]) }
      if hasEnded || rest.count >= Self.longest { return content.isEmpty ? nil : Array(content) }
      fill()
    }
  }

  /// The next bytes as they come; nil at the end.
  func bytes() throws(FileFailure) -> [UInt8]? {
    while rest.isEmpty && !hasEnded { fill() }
    if let failure { throw failure }
    if rest.isEmpty { return nil }
    defer { rest = [] }
    return rest
  }

  /// The whole rest.
  func all(upTo limit: Int) throws(FileFailure) -> [UInt8] {
    var all: [UInt8] = []
    while true {
      all += rest
      rest = []
      if hasEnded || all.count > limit { break }
      fill()
    }
    if let failure { throw failure }
    if all.count > limit { throw FileFailure(path, EFBIG, limit: limit) }
    return all
  }

  /// Skips the part that an earlier run took; false when the input is shorter.
  func skip(to offset: Int, line: Int) -> Bool {
    while taken < offset {
      if rest.isEmpty { fill() }
      if rest.isEmpty && hasEnded { return false }
      take(min(rest.count, offset - taken))
    }
    self.line = line
    return true
  }

  private func take(_ count: Int) {
    line += rest[..<count].withUnsafeBytes(RecordBlock.lines)
    rest.removeFirst(count)
    taken += count
  }

  /// The next whole records; nil at the end.
  package func next() -> RecordBlock? {
    while true {
      if let end = lastEnd() { return block(end) }
      if hasEnded { return rest.isEmpty ? nil : block(rest.count) }
      if rest.count >= Self.longest { return tooLong() }
      fill()
    }
  }

  private func block(_ end: Int) -> RecordBlock {
    var bytes: [UInt8] = []
    swap(&bytes, &rest)
    rest = Array(bytes[end...])
    bytes.removeLast(bytes.count - end)
    let block = RecordBlock(bytes: bytes, firstLine: line)
    line += block.lines
    taken += end
    return block
  }

  /// The offset behind the last record that is whole, of as many as a block may hold.
  private func lastEnd() -> Int? {
    if most == .max { return rest.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } }
    return rest.withUnsafeBytes { bytes in
      var (at, count) = (0, 0)
      while count < most, let end = RecordBlock.end(of: UnsafeRawBufferPointer(rebasing: bytes[at...])) {
        at += end
        count += 1
      }
      return at == 0 ? nil : at
    }
  }

  /// Steps over a record that no memory should be spent on.
  private func tooLong() -> RecordBlock {
    let block = RecordBlock(bytes: Array(rest.prefix(1)), firstLine: line, cutAt: Self.longest)
    while !hasEnded, !rest.contains(UInt8(ascii: "\n")) {
      taken += rest.count
      rest = []
      fill()
    }
    take(rest.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? rest.count)
    return block
  }

  private func waitForInput() { _ = hasInput(within: -1) }

  private func hasInput(within milliseconds: Int32) -> Bool {
    var poller = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&poller, 1, milliseconds) > 0
  }

  /// The descriptor that records wait for; nil when `next` gives some, or the end, without waiting.
  package var waitsFor: Int32? {
    if descriptor < 0 || isReady { return nil }
    if hasInput(within: 0) { fill() }
    return isReady ? nil : descriptor
  }

  private var isReady: Bool { hasEnded || rest.count >= Self.longest || lastEnd() != nil }

  private func fill() {
    if descriptor < 0 {
      rest += stored.prefix(chunk)
      stored = stored.dropFirst(chunk)
      hasEnded = stored.isEmpty
      return
    }
    let (size, before) = (chunk, rest)
    var (code, got): (Int32, Int) = (0, 0)
    rest = [UInt8](unsafeUninitializedCapacity: before.count + size) { buffer, count in
      _ = buffer.initialize(fromContentsOf: before)
      got = Glibc.read(descriptor, buffer.baseAddress.map { $0 + before.count }, size)
      code = got < 0 ? errno : 0
      count = before.count + max(0, got)
    }
    if code == EAGAIN { waitForInput() }
    if got <= 0 && code != EINTR && code != EAGAIN { hasEnded = true }
    if code != 0 && code != EINTR && code != EAGAIN {
      failure = FileFailure(path == "-" ? "standard input" : path, code)
    }
  }
}
