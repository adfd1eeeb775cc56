/// Reads the signs at the start of a line of Markdown, byte by byte: a file has many lines.
struct MarkdownMarks {
  private let bytes: [UInt8]
  private var index = 0

  init(_ line: String) {
    bytes = Array(line.utf8)
  }

  /// The text after the signs read so far.
  var rest: String { String(decoding: bytes[index...].trimmedMarkdown, as: UTF8.self) }

  private func isSpace(_ index: Int) -> Bool { index < bytes.count && bytes[index...].spaceLength != nil }

  private func isDigit(_ index: Int) -> Bool {
    index < bytes.count && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index])
  }

  private func isLetter(_ index: Int) -> Bool {
    index < bytes.count && (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[index] | 0x20)
  }

  private func has(_ sign: UInt8, at index: Int) -> Bool { index < bytes.count && bytes[index] == sign }

  private func skipSpace(_ from: Int) -> Int {
    var index = from
    while index < bytes.count, let length = bytes[index...].spaceLength { index += length }
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

  // MARK: Boxes

  /// `- [x]`, `*( )`, `+ [50%]`, or an item without a box.
  mutating func item() -> MarkdownLine.Kind? {
    let start = skipSpace(1)
    if let box = box(at: start) { return .answer(box) }
    guard isSpace(1) else { return nil }
    index = start
    return .item
  }

  /// A box behind a number or a letter: `1. [x]`, `b) [ ]`.
  mutating func markedBox() -> MarkdownBox? {
    var end = 0
    while isDigit(end) { end += 1 }
    if end == 0, isLetter(0) { end = 1 }
    guard (1...6).contains(end), has(UInt8(ascii: "."), at: end) || has(UInt8(ascii: ")"), at: end) else { return nil }
    return box(at: skipSpace(end + 1))
  }

  /// A box without a sign of a list before it.
  mutating func bareBox() -> MarkdownBox? {
    guard let box = box(at: 0), index == bytes.count || isSpace(index) else {
      index = 0
      return nil
    }
    return box
  }

  /// `[x]`, `( )`, `[50%]`, `[x 50%]`, or a sign that is a box; nothing is read when none begins there.
  private mutating func box(at start: Int) -> MarkdownBox? {
    for (sign, isRight) in [("☐", false), ("☑", true), ("☒", true)] where bytes[start...].starts(with: Array(sign.utf8))
    {
      index = start + sign.utf8.count
      return MarkdownBox(isRight: isRight, isRadio: false)
    }
    let isRadio = has(UInt8(ascii: "("), at: start)
    let close = isRadio ? UInt8(ascii: ")") : UInt8(ascii: "]")
    guard isRadio || has(UInt8(ascii: "["), at: start),
      let end = bytes[start...].prefix(40).firstIndex(of: close)
    else { return nil }
    let mark = String(decoding: bytes[(start + 1)..<end].trimmedMarkdown, as: UTF8.self)
    guard var box = MarkdownMarks.box(mark),
      end + 1 == bytes.count || isSpace(end + 1) || mayTouch(end + 1, mark, isRadio)
    else { return nil }
    box.isRadio = isRadio
    index = end + 1
    return box
  }

  private static func box(_ mark: String) -> MarkdownBox? {
    var words = mark.split(separator: " ")
    var box = MarkdownBox(isRight: false, isRadio: false)
    if let first = words.first, rightMarks.contains(String(first)) {
      box.isRight = true
      words.removeFirst()
    }
    if words.isEmpty { return box }
    guard words.count == 1, words[0].hasSuffix("%"), let percent = NumberText.read(words[0].dropLast()) else {
      return nil
    }
    box.share = NumberText.share(percent: percent)
    return box
  }

  private static let rightMarks = ["x", "X", "o", "O", "*", "✓", "✔", "✔️", "✅", "☑", "√", "х", "Х"]

  /// Whether a text may follow a box without a space: a box in brackets unless it is a link, a circle with nothing else than
  /// an `x` in it, before a word.
  private func mayTouch(_ next: Int, _ mark: String, _ isRadio: Bool) -> Bool {
    if isRadio { return ["", "x", "X"].contains(mark) && (isLetter(next) || isDigit(next) || bytes[next] >= 0x80) }
    guard has(UInt8(ascii: "("), at: next) else { return !has(UInt8(ascii: "["), at: next) }
    let target = String(decoding: bytes[(next + 1)...].prefix { $0 != UInt8(ascii: ")") }, as: UTF8.self)
    return !(target.contains("/") || target.contains("#") || target.contains("."))
  }

  /// The sign in a box that says neither right nor wrong: `- [y] yes`; of the text behind the sign of a list.
  static func oddBox(of item: String) -> String? {
    guard item.hasPrefix("["), let close = item.firstIndex(of: "]") else { return nil }
    let mark = item[item.index(after: item.startIndex)..<close].trimmed
    let rest = item[item.index(after: close)...]
    guard mark.count == 1, mark.first?.isNumber == false, rest.first?.isWhitespace ?? true else { return nil }
    return mark
  }

  // MARK: Typed answers, images

  /// `Answer:` or `Answer (50%):`: the share. The word is looked for in lower case.
  mutating func response(_ word: String) -> Double? {
    let length = word.utf8.count
    let found = String(decoding: bytes.prefix(length), as: UTF8.self)
    guard found.lowercased() == word,
      found == word || found.dropFirst() == word.dropFirst() || found == word.uppercased()
    else { return nil }
    var end = skipSpace(length)
    var share = 1.0
    if has(UInt8(ascii: "("), at: end) || has(UInt8(ascii: "["), at: end) {
      guard let sign = bytes[end...].prefix(40).firstIndex(of: UInt8(ascii: "%")),
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
    let inside = bytes[(close + 2)..<(bytes.count - 1)].trimmedMarkdown
    // A title may follow the path.
    var path = String(decoding: inside.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self)
    if path.hasPrefix("<"), path.hasSuffix(">") { path = String(path.dropFirst().dropLast()) }
    // The query of a web address is no part of the file's name.
    if !path.contains("://"), let query = path.firstIndex(of: "?") { path = String(path[..<query]) }
    guard !path.isEmpty, !path.contains("(") else { return nil }
    return (MarkdownText.plain(String(decoding: bytes[2..<close], as: UTF8.self)), path)
  }
}
