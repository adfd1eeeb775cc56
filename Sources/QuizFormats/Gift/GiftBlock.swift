/// One question of a GIFT file: its lines without comments, escapes turned into single bytes, each byte with its place.
///
/// The bytes 0xF8 to 0xFF occur in no UTF-8 text: they stand for escaped signs, so that the remaining `{ } ~ = # :` are
/// syntax.
struct GiftBlock {
  var bytes: [UInt8] = []
  var offsets: [Int] = []
  /// The id and tags in its comments: `[id:…]` and `[tag:…]`.
  var id: String?
  var tags: [String] = []

  /// The escaped signs, in the order of the bytes that stand for them; `n` is a line break.
  private static let escaped = Array(":#={}~n\\".utf8)
  private static let first: UInt8 = 0xF8

  /// Adds a line, without the space at its end, that begins at `offset`.
  mutating func add(_ line: ArraySlice<UInt8>, at offset: Int) {
    if !bytes.isEmpty { append(UInt8(ascii: "\n"), offset) }
    var index = line.startIndex
    while index < line.endIndex {
      let place = offset + index - line.startIndex
      if line[index] == UInt8(ascii: "\\"), index + 1 < line.endIndex,
        let code = GiftBlock.escaped.firstIndex(of: line[index + 1])
      {
        append(GiftBlock.first + UInt8(code), place)
        index += 2
      } else {
        append(line[index], place)
        index += 1
      }
    }
  }

  private mutating func append(_ byte: UInt8, _ offset: Int) {
    bytes.append(byte)
    offsets.append(offset)
  }

  /// Adds another block's lines behind these.
  mutating func add(_ other: GiftBlock) {
    append(UInt8(ascii: "\n"), other.offsets.first ?? 0)
    bytes += other.bytes
    offsets += other.offsets
  }

  /// The place of a byte in the file; for the end of the block, that of its last byte.
  func place(_ index: Int) -> Int {
    offsets.isEmpty ? 0 : offsets[min(max(index, 0), offsets.count - 1)]
  }

  /// The text with its escapes undone. White space at the start of lines stays where there is HTML's `<pre>`.
  static func plain(_ bytes: ArraySlice<UInt8>) -> String {
    let counted = bytes.firstIndex(ofText: "<pre") == nil ? withoutIndentation(bytes) : Array(bytes)
    let restored = counted.map { byte in
      guard byte >= first else { return byte }
      let sign = escaped[Int(byte - first)]
      return sign == UInt8(ascii: "n") ? UInt8(ascii: "\n") : sign
    }
    return String(decoding: restored, as: UTF8.self)
  }

  private static func withoutIndentation(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var output: [UInt8] = []
    var isAtStart = false
    for byte in bytes where !(isAtStart && (byte == 0x20 || byte == 0x09)) {
      output.append(byte)
      isAtStart = byte == UInt8(ascii: "\n")
    }
    return output
  }
}

extension ArraySlice<UInt8> {
  /// The bytes without surrounding white space.
  var trimmedBytes: ArraySlice<UInt8> {
    var slice = self
    while let byte = slice.first, byte <= 0x20 { slice = slice.dropFirst() }
    while let byte = slice.last, byte <= 0x20 { slice = slice.dropLast() }
    return slice
  }

  func firstIndex(ofText text: StaticString) -> Int? {
    let wanted = Array(String(describing: text).utf8)
    guard count >= wanted.count else { return nil }
    return (startIndex...(endIndex - wanted.count)).first { self[$0..<$0 + wanted.count].elementsEqual(wanted) }
  }

  func lastIndex(ofText text: StaticString) -> Int? {
    let wanted = Array(String(describing: text).utf8)
    guard count >= wanted.count else { return nil }
    return (startIndex...(endIndex - wanted.count)).last { self[$0..<$0 + wanted.count].elementsEqual(wanted) }
  }
}
