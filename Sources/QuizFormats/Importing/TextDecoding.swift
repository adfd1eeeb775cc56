/// The bytes of a foreign file as UTF-8.
///
/// UTF-16 is known by its byte order mark. Of everything else each byte that is no UTF-8 is read as Windows-1252, and said,
/// so that a file that is wrong in part loses nothing.
package struct TextDecoding {
  private(set) var bytes: [UInt8] = []
  private(set) var findings: [ImportFinding] = []
  private var badLines = 0
  private var line = 0
  private var lastBadLine = -1

  /// Lines that are named one by one; the first alone of a file that has not one letter in UTF-8: all of it is Windows-1252.
  private var linesNamed = 10

  init(_ source: [UInt8]) {
    read(source)
    endLines()
  }

  /// A whole text, for callers that need no details of its encoding.
  package static func text(_ source: [UInt8]) -> String {
    String(decoding: TextDecoding(source).bytes, as: UTF8.self)
  }

  /// A carriage return alone ends a line, as on old computers; it becomes a line feed, so that no place moves.
  private mutating func endLines() {
    let (old, new) = (UInt8(ascii: "\r"), UInt8(ascii: "\n"))
    guard bytes.contains(old) else { return }
    for index in bytes.indices where bytes[index] == old && (index + 1 == bytes.count || bytes[index + 1] != new) {
      bytes[index] = new
    }
  }

  private mutating func read(_ source: [UInt8]) {
    if source.starts(with: [0xFF, 0xFE]) || source.starts(with: [0xFE, 0xFF]) {
      bytes = TextDecoding.utf16(source)
      return
    }
    let start = source.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    if start == 0, TextDecoding.isUTF8(source) {
      bytes = source
    } else {
      decode(source, from: start)
    }
  }

  private static func isUTF8(_ source: [UInt8]) -> Bool {
    String(validating: source, as: UTF8.self) != nil
  }

  private static func utf16(_ source: [UInt8]) -> [UInt8] {
    let isLittle = source[0] == 0xFF
    var units: [UInt16] = []
    units.reserveCapacity(source.count / 2)
    var index = 2
    while index + 1 < source.count {
      let (first, second) = (UInt16(source[index]), UInt16(source[index + 1]))
      units.append(isLittle ? first | second << 8 : first << 8 | second)
      index += 2
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private mutating func decode(_ source: [UInt8], from start: Int) {
    bytes.reserveCapacity(source.count)
    if !source.indices.dropFirst(start).contains(where: { Self.sequenceLength(source, $0) > 1 }) { linesNamed = 1 }
    var index = start
    while index < source.count {
      let length = TextDecoding.sequenceLength(source, index)
      if length == 0 {
        takeBadByte(source[index])
        index += 1
      } else {
        if source[index] == 0x0A { line += 1 }
        bytes += source[index..<index + length]
        index += length
      }
    }
    if badLines > linesNamed {
      findings.append(ImportFinding(.moreBadBytes(badLines - linesNamed), at: findings.last?.offset ?? 0))
    }
  }

  private mutating func takeBadByte(_ byte: UInt8) {
    let offset = bytes.count
    let scalar = Unicode.Scalar(TextDecoding.windows1252[Int(byte) & 0x7F]) ?? "\u{FFFD}"
    bytes += Array(String(scalar).utf8)
    guard line != lastBadLine else { return }
    lastBadLine = line
    badLines += 1
    if badLines <= linesNamed {
      findings.append(ImportFinding(.badByte(byte, readAs: String(scalar)), at: offset))
    }
  }

  /// The length of the well-formed UTF-8 sequence at a place; 0 for a malformed one (RFC 3629, section 4).
  static func sequenceLength(_ bytes: [UInt8], _ index: Int) -> Int {
    let first = bytes[index]
    if first < 0x80 { return 1 }
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch first {
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF:
      length = 3
      if first == 0xE0 { second = 0xA0...0xBF }
      if first == 0xED { second = 0x80...0x9F }
    case 0xF0...0xF4:
      length = 4
      if first == 0xF0 { second = 0x90...0xBF }
      if first == 0xF4 { second = 0x80...0x8F }
    default: return 0
    }
    guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return 0 }
    for next in bytes[(index + 1)..<(index + length)] where next & 0xC0 != 0x80 { return 0 }
    return length
  }

  /// The characters for bytes from 0x80 on in Windows-1252; undefined ones are the C1 controls.
  ///
  /// See https://encoding.spec.whatwg.org/index-windows-1252.txt.
  private static let windows1252: [UInt32] =
    [
      0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8D,
      0x017D,
      0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D,
      0x017E, 0x0178,
    ] + Array(0xA0...0xFF)
}

extension StringProtocol {
  /// The text without surrounding white space.
  var trimmed: String {
    guard let start = firstIndex(where: { !$0.isWhitespace }), let end = lastIndex(where: { !$0.isWhitespace }) else {
      return ""
    }
    return String(self[start...end])
  }

  /// The text without blank lines around it and white space at its end; two blanks or more at its beginning stay.
  var trimmedLines: String {
    let text = trimmed
    guard !text.isEmpty, let start = firstIndex(where: { !$0.isWhitespace }) else { return text }
    let before = self[..<start]
    return before.count > 1 && !before.contains(where: \.isNewline) ? before + text : text
  }

  /// The text without white space at its end.
  var withoutBlanksAtEnd: String {
    lastIndex { !$0.isWhitespace }.map { String(self[...$0]) } ?? ""
  }

  var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
