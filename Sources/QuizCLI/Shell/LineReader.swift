internal import CommandLine
internal import Glibc
internal import QuizLibrary
internal import QuizPlay
internal import Terminal
internal import Words

/// Lines from a file descriptor, read with a time limit; a last line without its newline counts.
final class LineReader {
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  /// The number of consumed bytes at the beginning; moving the rest for each line would be slow.
  private var taken = 0
  private var hasEnded = false
  private var hasTaken = false
  /// True within the rest of a line that was too long.
  private var isPassingOver = false
  /// The longest line in bytes, which bounds memory; a longer one is skipped.
  private static let longest = 1 << 20

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  func read(_ milliseconds: Int?) -> LineRead {
    let deadline = milliseconds.map { Clock.steady() + $0 }
    let stopped = Suspension.milliseconds
    while true {
      if let line = takeLine() { return line }
      if hasEnded { return .end }
      if Suspension.milliseconds != stopped { return .resumed }
      let wait = deadline.map { max(0, $0 - Clock.steady()) }
      switch readable(within: wait) {
      case .some(true): fill()
      case .some(false): return .timeout
      case nil: continue
      }
    }
  }

  /// Drops typed but unread input of a terminal, even half a line; other input stays.
  func dropTyped() {
    guard isatty(descriptor) == 1 else { return }
    tcflush(descriptor, TCIFLUSH)
    (buffer, taken) = ([], 0)
    isPassingOver = false
  }

  private func takeLine() -> LineRead? {
    let end = buffer[taken...].firstIndex(of: UInt8(ascii: "\n"))
    if isPassingOver {
      isPassingOver = end == nil
      taken = end.map { $0 + 1 } ?? buffer.count
      return isPassingOver ? nil : takeLine()
    }
    let isTooLong = (end ?? buffer.count) - taken > Self.longest
    let isWhole = isTooLong || (hasEnded && taken < buffer.count)
    guard let end = end ?? (isWhole ? buffer.count : nil) else { return nil }
    var line = buffer[taken..<end]
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    // A file that is sent here may begin with a mark of its encoding.
    if !hasTaken, line.starts(with: [0xEF, 0xBB, 0xBF]) { line.removeFirst(3) }
    hasTaken = true
    isPassingOver = end == buffer.count && !hasEnded
    taken = min(buffer.count, end + 1)
    return isTooLong ? .tooLong : .line(String(decoding: line, as: UTF8.self))
  }

  /// Whether there is something to read; nil when a signal came first.
  private func readable(within milliseconds: Int?) -> Bool? {
    var poller = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let ready = poll(&poller, 1, milliseconds.map { Int32(min($0, 1 << 30)) } ?? -1)
    if ready < 0 && errno == EINTR { return nil }
    return ready != 0
  }

  private func fill() {
    var count = 0
    let chunk = [UInt8](unsafeUninitializedCapacity: 65_536) { bytes, filled in
      count = Glibc.read(descriptor, bytes.baseAddress, bytes.count)
      filled = max(0, count)
    }
    if count > 0 {
      buffer.removeFirst(taken)
      taken = 0
      buffer += chunk
    } else if count == 0 || errno != EINTR && errno != EAGAIN {
      hasEnded = true
    }
  }
}

/// Asks before something is lost.
enum Confirmation {
  /// True with `--yes`, or after a yes at the terminal; throws a usage error without a terminal to ask on.
  ///
  /// Any other answer prints `refused`.
  static func given(
    _ question: String, _ parsed: ParsedCommand, _ language: InterfaceLanguage, else refused: String
  ) throws(Problem) -> Bool {
    if parsed.has("yes") { return true }
    guard Console.isTerminal(STDIN_FILENO), Console.isTerminal(STDERR_FILENO) else {
      throw Problem(.usage, "there is no terminal to confirm on: add --yes")
    }
    Console.write("\(question) \(PlainWords.of(language).confirmPrompt) ", to: STDERR_FILENO)
    if case .line(let line) = LineReader(STDIN_FILENO).read(nil),
      [language, .english].contains(where: { PlainPrompt.confirm.meaning(of: line, $0) == .choice(.confirmed) })
    {
      return true
    }
    Console.say(refused)
    return false
  }
}
