/// Reads the signs at the start of a line of Markdown, byte by byte: a file has many lines.
struct MarkdownMarks {
  private let bytes: [UInt8]
  private var index = 0

  init(_ line: String) {
    bytes = Array(line.utf8)
  }

  /// What follows the signs that were read.
  var rest: String { String(decoding: bytes[index...].trimmedBytes, as: UTF8.self) }

  private func isSpace(_ index: Int) -> Bool {
    index < bytes.count && (bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t"))
  }

  private func isDigit(_ index: Int) -> Bool {
    index < bytes.count && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index])
  }

  private func has(_ sign: UInt8, at index: Int) -> Bool { index < bytes.count && bytes[index] == sign }

  private func skipSpace(_ from: Int) -> Int {
    var index = from
    while isSpace(index) { index += 1 }
    return index
  }

  /// `#` to `######` and a space: the level.
  mutating func heading() -> Int? {
    var level = 0
    while has(UInt8(ascii: "#"), at: level) { level += 1 }
    guard level <= 6, level == bytes.count || isSpace(level) else { return nil }
    index = level
    return level
  }

  /// `1.` or `1)` and a space.
  mutating func number() -> Bool {
    var end = 0
    while isDigit(end) { end += 1 }
    guard (1...6).contains(end), has(UInt8(ascii: "."), at: end) || has(UInt8(ascii: ")"), at: end), isSpace(end + 1)
    else { return false }
    index = end + 2
    return true
  }

  /// `- [x]`, `* ( )`, `+ [50%]`, or an item without a mark.
  mutating func item() -> MarkdownLine.Kind? {
    guard isSpace(1) else { return nil }
    index = skipSpace(1)
    let isRadio = has(UInt8(ascii: "("), at: index)
    let close = isRadio ? UInt8(ascii: ")") : UInt8(ascii: "]")
    guard isRadio || has(UInt8(ascii: "["), at: index),
      let end = bytes[index...].prefix(14).firstIndex(of: close), end + 1 == bytes.count || isSpace(end + 1)
    else { return .item }
    let mark = String(decoding: bytes[(index + 1)..<end].trimmedBytes, as: UTF8.self)
    if mark.hasSuffix("%"), let percent = NumberText.read(mark.dropLast()) {
      index = end + 1
      let share = NumberText.share(percent: percent)
      return .answer(isRight: share == 1, isRadio: isRadio, share: share)
    }
    guard ["", "x", "X", "o", "O", "*", "✓", "✔"].contains(mark) else { return .item }
    index = end + 1
    return .answer(isRight: !mark.isEmpty, isRadio: isRadio, share: nil)
  }

  /// `Answer:` or `Answer (50%):`: the share.
  mutating func response() -> Double? {
    guard ["Answer", "answer", "ANSWER"].contains(String(decoding: bytes.prefix(6), as: UTF8.self)) else { return nil }
    var end = skipSpace(6)
    var share = 1.0
    if has(UInt8(ascii: "("), at: end) || has(UInt8(ascii: "["), at: end) {
      guard let sign = bytes[end...].prefix(16).firstIndex(of: UInt8(ascii: "%")),
        let percent = NumberText.read(String(decoding: bytes[(end + 1)..<sign], as: UTF8.self))
      else { return nil }
      share = NumberText.share(percent: percent)
      end = skipSpace(sign + 1)
      guard has(UInt8(ascii: ")"), at: end) || has(UInt8(ascii: "]"), at: end) else { return nil }
      end = skipSpace(end + 1)
    }
    guard has(UInt8(ascii: ":"), at: end) else { return nil }
    index = end + 1
    return share
  }

  /// An image that is all of the line: its words and its path.
  func image() -> (alt: String, path: String)? {
    guard has(UInt8(ascii: "["), at: 1), bytes.last == UInt8(ascii: ")"),
      let close = bytes.firstIndex(of: UInt8(ascii: "]")), has(UInt8(ascii: "("), at: close + 1)
    else { return nil }
    let inside = bytes[(close + 2)..<(bytes.count - 1)].trimmedBytes
    // A title may follow the path.
    var path = String(decoding: inside.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self)
    if path.hasPrefix("<"), path.hasSuffix(">") { path = String(path.dropFirst().dropLast()) }
    // What a web address asks for beside the file.
    if !path.contains("://"), let query = path.firstIndex(of: "?") { path = String(path[..<query]) }
    guard !path.isEmpty, !path.contains("(") else { return nil }
    return (String(decoding: bytes[2..<close], as: UTF8.self), path)
  }
}
