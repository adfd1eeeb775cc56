/// Writes JSON on one line: no spaces, keys in the order given, UTF-8 as it is.
///
/// Escaped are only the quote, the backslash and control characters (U+0000–1F, U+007F–9F): line feed as `\n`, tab as
/// `\t`, the others as `\u00XX`. Whole numbers have no point; other numbers have the fewest digits that read back equal.
package struct JSONWriter: Sendable {
  /// The bytes written so far, in UTF-8.
  package private(set) var bytes: [UInt8] = []

  package init(capacity: Int = 0) {
    bytes.reserveCapacity(capacity)
  }

  package static func text(_ value: JSONValue) -> String {
    String(decoding: bytes(value), as: UTF8.self)
  }

  /// A value as UTF-8.
  package static func bytes(_ value: JSONValue) -> [UInt8] {
    var writer = JSONWriter()
    if case .object = value { writer = JSONWriter(capacity: 512) }
    writer.write(value)
    return writer.bytes
  }

  /// Appends a value.
  package mutating func write(_ value: JSONValue) {
    switch value {
    case .null: writeNull()
    case .bool(let value): write(value)
    case .int(let value): write(value)
    case .number(let value): write(value)
    case .text(let value): write(value)
    case .list(let items): write(items)
    case .object(let object): write(object)
    }
  }

  /// Adds a line feed, for one value a line.
  package mutating func endLine() {
    bytes.append(Byte.lineFeed)
  }

  private mutating func write(_ items: [JSONValue]) {
    list(items) { $1.write($0) }
  }

  private mutating func write(_ object: JSONObject) {
    openObject()
    for member in object.members {
      writeKey(member.key)
      write(member.value)
    }
    closeObject()
  }

  // MARK: Piece by piece

  package mutating func openObject() { bytes.append(Byte.openObject) }

  package mutating func closeObject() { bytes.append(Byte.closeObject) }

  package mutating func openList() { bytes.append(Byte.openList) }

  package mutating func closeList() { bytes.append(Byte.closeList) }

  /// Writes a list, item by item.
  package mutating func list<Item>(_ items: [Item], _ write: (Item, inout JSONWriter) -> Void) {
    openList()
    for item in items {
      separate()
      write(item, &self)
    }
    closeList()
  }

  /// Writes an object whose only key has an object with these members.
  package mutating func object(_ key: String, _ members: (inout JSONWriter) -> Void) {
    openObject()
    writeKey(key)
    openObject()
    members(&self)
    closeObject()
    closeObject()
  }

  /// Adds a comma unless an object or a list was just opened.
  package mutating func separate() {
    if let last = bytes.last, last != Byte.openObject, last != Byte.openList { bytes.append(Byte.comma) }
  }

  /// The key of the next value in an object.
  package mutating func writeKey(_ key: String) {
    separate()
    write(key)
    bytes.append(Byte.colon)
  }

  package mutating func writeNull() { append("null") }

  package mutating func write(_ value: Bool) { append(value ? "true" : "false") }

  package mutating func write(_ value: Int) {
    if (0...9).contains(value) { bytes.append(UInt8(ascii: "0") + UInt8(value)) } else { append(String(value)) }
  }

  package mutating func write(_ value: Double) {
    if let whole = Int(exactly: value) {
      write(whole)
    } else {
      append(value.isFinite ? value.description : "null")
    }
  }

  package mutating func write(_ text: String) {
    var text = text
    bytes.append(Byte.quote)
    text.withUTF8 { writeEscaped($0) }
    bytes.append(Byte.quote)
  }

  /// Copies the runs between characters that need an escape.
  private mutating func writeEscaped(_ utf8: UnsafeBufferPointer<UInt8>) {
    var run = 0
    var index = 0
    while index < utf8.count {
      let byte = utf8[index]
      guard byte < Byte.space || byte == Byte.quote || byte == Byte.backslash || byte == 0x7F || byte == 0xC2 else {
        index += 1
        continue
      }
      // U+0080–9F are C2 80 to C2 9F; every other character that begins with C2 is copied.
      let isTwoBytes = byte == 0xC2 && index + 1 < utf8.count
      if isTwoBytes, utf8[index + 1] > 0x9F {
        index += 2
        continue
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[run..<index]))
      writeEscape(isTwoBytes ? utf8[index + 1] : byte)
      index += isTwoBytes ? 2 : 1
      run = index
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[run...]))
  }

  /// Adds the escape of a character below U+0100.
  private mutating func writeEscape(_ value: UInt8) {
    switch value {
    case Byte.quote: append("\\\"")
    case Byte.backslash: append("\\\\")
    case Byte.lineFeed: append("\\n")
    case Byte.tab: append("\\t")
    default:
      append(value < 0x10 ? "\\u000" : "\\u00")
      append(String(value, radix: 16))
    }
  }

  private mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }
}
