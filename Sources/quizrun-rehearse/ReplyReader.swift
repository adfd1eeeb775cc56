/// Turns the bytes of a connection into an HTTP response: a status, headers, and a body, whole or in chunks.
struct ReplyReader {
  private var waiting: [UInt8] = []
  private(set) var status = 0
  private(set) var cookie: String?
  private var state = State.head

  private enum State {
    case head
    /// The missing bytes of the body.
    case body(Int)
    case chunkSize
    case chunk(Int)
    case done
  }

  var isDone: Bool { if case .done = state { true } else { false } }

  /// Ready for the next answer on the same connection.
  mutating func next() {
    state = .head
    (status, cookie) = (0, nil)
  }

  /// Takes received bytes, and returns those of the body; nil for malformed HTTP.
  mutating func take(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
    waiting += bytes
    var body: [UInt8] = []
    while true {
      switch state {
      case .done: return body
      case .head:
        guard let end = Self.end(of: waiting) else { return body }
        guard readHead(waiting[..<end]) else { return nil }
        waiting.removeFirst(end)
      case .body(let missing):
        let part = waiting.prefix(missing)
        body += part
        waiting.removeFirst(part.count)
        state = part.count == missing ? .done : .body(missing - part.count)
        if part.count < missing { return body }
      case .chunkSize:
        guard let end = waiting.firstIndex(of: 0x0A) else { return body }
        let digits = String(decoding: waiting[..<end].prefix { $0 != 0x0D && $0 != 0x3B }, as: UTF8.self)
        guard let size = Int(digits, radix: 16) else { return nil }
        waiting.removeFirst(end + 1)
        state = size == 0 ? .done : .chunk(size + 2)
      case .chunk(let missing):
        let part = waiting.prefix(missing)
        body += part.prefix(max(0, missing - 2))
        waiting.removeFirst(part.count)
        state = part.count == missing ? .chunkSize : .chunk(missing - part.count)
        if part.count < missing { return body }
      }
    }
  }

  private static func end(of bytes: [UInt8]) -> Int? {
    guard bytes.count >= 4 else { return nil }
    for index in 3..<bytes.count where bytes[index] == 0x0A && bytes[index - 2] == 0x0A { return index + 1 }
    return nil
  }

  private mutating func readHead(_ bytes: ArraySlice<UInt8>) -> Bool {
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    guard let first = lines.first, first.hasPrefix("HTTP/1."), let number = Int(first.split(separator: " ")[1]) else {
      return false
    }
    status = number
    state = number == 204 ? .done : .body(Int.max / 2)
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let value = line[line.index(after: colon)...].drop { $0 == " " }
      switch line[..<colon].lowercased() {
      case "content-length": if let count = Int(value) { state = count == 0 ? .done : .body(count) }
      case "transfer-encoding": state = .chunkSize
      case "set-cookie": cookie = value.split(separator: ";").first.map(String.init)
      default: break
      }
    }
    return true
  }
}

/// Bytes of a stream of events to their data, one after the other.
struct EventReader {
  private var line: [UInt8] = []
  private var data: [UInt8] = []
  /// The last event's `id`.
  private(set) var id = ""

  mutating func take(_ bytes: [UInt8]) -> [[UInt8]] {
    var events: [[UInt8]] = []
    var rest = bytes[...]
    while let end = rest.firstIndex(of: 0x0A) {
      line += rest[..<end]
      rest = rest[(end + 1)...]
      if line.last == 0x0D { line.removeLast() }
      if line.isEmpty {
        if !data.isEmpty { events.append(data) }
        data = []
      } else if line.starts(with: Array("data:".utf8)) {
        data += line.dropFirst(line.dropFirst(5).first == 0x20 ? 6 : 5)
      } else if line.starts(with: Array("id:".utf8)) {
        id = String(decoding: line.dropFirst(3), as: UTF8.self).filter { $0 != " " }
      }
      line = []
    }
    line += rest
    return events
  }
}
