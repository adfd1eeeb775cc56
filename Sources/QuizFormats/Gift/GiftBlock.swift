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
  /// True behind signs that open a formula, up to those that close it.
  var isInFormula = false

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
        let code = GiftBlock.escaped.firstIndex(of: line[index + 1]),
        line[index + 1] != UInt8(ascii: "n") || !isInFormula || !GiftBlock.isCommand(line, at: index)
      {
        if line[index + 1] == UInt8(ascii: "\\") { noteFormula(line, at: index + 1) }
        append(GiftBlock.first + UInt8(code), place)
        index += 2
      } else {
        noteFormula(line, at: index)
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

  /// The text with its escapes undone; white space at the start of lines stays.
  static func plain(_ bytes: ArraySlice<UInt8>) -> String {
    let restored = bytes.map { byte in
      guard byte >= first else { return byte }
      let sign = escaped[Int(byte - first)]
      return sign == UInt8(ascii: "n") ? UInt8(ascii: "\n") : sign
    }
    return String(decoding: restored, as: UTF8.self)
  }

  /// Commands of TeX that begin like the escape of a line break.
  private static let commands: Set = [
    "ne", "neq", "neg", "nu", "nabla", "not", "notin", "ni", "nmid", "nleq", "ngeq", "nless", "ngtr", "nexists",
    "nparallel", "ncong", "nsim", "nsubseteq", "nsupseteq", "nearrow", "nwarrow", "natural", "nonumber", "nolimits",
    "nRightarrow", "nLeftarrow", "nrightarrow", "nleftarrow",
  ]

  /// Notes the signs at a place that open or close a formula.
  private mutating func noteFormula(_ line: ArraySlice<UInt8>, at index: Int) {
    guard index + 1 < line.endIndex else { return }
    switch (line[index], line[index + 1]) {
    case (UInt8(ascii: "\\"), UInt8(ascii: "(")), (UInt8(ascii: "\\"), UInt8(ascii: "[")): isInFormula = true
    case (UInt8(ascii: "\\"), UInt8(ascii: ")")), (UInt8(ascii: "\\"), UInt8(ascii: "]")): isInFormula = false
    case (UInt8(ascii: "$"), UInt8(ascii: "$")):
      // The second of both signs is no first.
      if index == line.startIndex || line[index - 1] != UInt8(ascii: "$") { isInFormula.toggle() }
    default: break
    }
  }

  /// True for `\neq` and its like, which end no line inside of a formula.
  private static func isCommand(_ line: ArraySlice<UInt8>, at index: Int) -> Bool {
    let letters = line[(index + 1)...].prefix { (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) }
    return letters.count < 14 && GiftBlock.commands.contains(String(decoding: letters, as: UTF8.self))
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
