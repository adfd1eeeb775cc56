/// A recursive-descent scanner over the bytes of one text; its depth is bounded by `depthLimit`.
struct JSONScanner {
  let bytes: UnsafeRawBufferPointer
  let count: Int
  /// The offset of the next byte to read.
  var at = 0
  /// The offsets of the brackets and braces that are open, outermost first.
  var open: [Int] = []
  /// The buffer in which a text with escapes is decoded.
  var scratch: [UInt8] = []
  // Small ones: what calls of its methods copy lies on the stack of every level.
  private let depthLimit: Int32
  private var valuesLeft: Int32

  init(_ bytes: UnsafeRawBufferPointer, depthLimit: Int, valueLimit: Int = .max) {
    self.bytes = bytes
    self.count = bytes.count
    self.depthLimit = Int32(clamping: depthLimit)
    valuesLeft = Int32(clamping: valueLimit)
  }

  mutating func document() throws(JSONError) -> JSONNode {
    try start()
    let root = try value(expected: .value)
    try end()
    return root
  }

  /// Steps up to where the one value of the text begins.
  mutating func start() throws(JSONError) {
    if isUTF16 { throw error(.utf16, at: 0) }
    if bytes.starts(with: Byte.byteOrderMark) { at = Byte.byteOrderMark.count }
    skipSpace()
    if at == count { throw error(.empty, at: at) }
  }

  /// Throws when anything follows the value.
  mutating func end() throws(JSONError) {
    skipSpace()
    if at < count { throw unexpected(.endOfInput) }
  }

  /// A byte order mark of UTF-16, or the zero byte that its first ASCII character leaves.
  private var isUTF16: Bool {
    guard count >= 2 else { return false }
    switch (bytes[0], bytes[1]) {
    case (0xFF, 0xFE), (0xFE, 0xFF): return true
    case (0, let other), (let other, 0): return other != 0 && count % 2 == 0
    default: return false
    }
  }

  /// Reads the value that begins at `at`.
  mutating func value(expected: JSONError.Expected) throws(JSONError) -> JSONNode {
    guard at < count else { throw unexpected(expected) }
    let start = at
    switch bytes[at] {
    case Byte.quote: return JSONNode(.text(try text()), offset: start)
    case Byte.openObject: return JSONNode(.object(try object()), offset: start)
    case Byte.openList: return JSONNode(.list(try list()), offset: start)
    case Byte.minus, Byte.zero...Byte.nine: return JSONNode(try number(), offset: start)
    case UInt8(ascii: "t") where skipWord("true"): return JSONNode(.bool(true), offset: start)
    case UInt8(ascii: "f") where skipWord("false"): return JSONNode(.bool(false), offset: start)
    case UInt8(ascii: "n") where skipWord("null"): return JSONNode(.null, offset: start)
    default: throw unexpected(expected)
    }
  }

  private mutating func list() throws(JSONError) -> [JSONNode] {
    try enter()
    var items: [JSONNode] = []
    if !skip(Byte.closeList) {
      items.append(try value(expected: .valueOrCloser))
      skipSpace()
      while try another(closer: Byte.closeList) {
        items.append(try value(expected: .value))
        skipSpace()
      }
    }
    open.removeLast()
    return items
  }

  private mutating func object() throws(JSONError) -> [JSONMember] {
    try enter()
    var members = MemberList()
    if !skip(Byte.closeObject) {
      try member(into: &members, expected: .keyOrCloser)
      while try another(closer: Byte.closeObject) {
        try member(into: &members, expected: .key)
      }
    }
    open.removeLast()
    return members.items
  }

  private mutating func member(into members: inout MemberList, expected: JSONError.Expected) throws(JSONError) {
    let keyOffset = at
    guard at < count, bytes[at] == Byte.quote else { throw unexpected(expected) }
    let key = try text()
    if let first = members.offset(of: key) {
      throw error(.duplicateKey(key, first: place(first)), at: keyOffset)
    }
    skipSpace()
    guard skip(Byte.colon) else { throw unexpected(.colon) }
    members.append(JSONMember(key: key, keyOffset: keyOffset, value: try value(expected: .value)))
    skipSpace()
  }

  /// Steps over an opening bracket or brace and the space after it.
  mutating func enter() throws(JSONError) {
    if open.count == depthLimit { throw error(.tooDeep(limit: Int(depthLimit)), at: at) }
    try count(at)
    open.append(at)
    at += 1
    skipSpace()
  }

  /// Steps over a comma (true) or the closer (false).
  mutating func another(closer: UInt8) throws(JSONError) -> Bool {
    if at < count, bytes[at] == closer {
      at += 1
      return false
    }
    guard at < count, bytes[at] == Byte.comma else {
      throw unexpected(closer == Byte.closeList ? .commaOrListCloser : .commaOrObjectCloser)
    }
    let comma = at
    try count(comma)
    at += 1
    skipSpace()
    if at < count, bytes[at] == closer { throw error(.extraComma(before: Unicode.Scalar(closer)), at: comma) }
    return true
  }

  /// Counts lists, objects and commas, which are as many as values. (To count in `value` took more stack for each level.)
  private mutating func count(_ place: Int) throws(JSONError) {
    if valuesLeft == .max { return }
    valuesLeft -= 1
    if valuesLeft < 0 { throw error(.tooMany, at: place) }
  }

  /// Steps over one byte, and the space after it, if it is next.
  mutating func skip(_ byte: UInt8) -> Bool {
    guard at < count, bytes[at] == byte else { return false }
    at += 1
    if byte == Byte.colon { skipSpace() }
    return true
  }

  /// Steps over a whole word if it is next.
  mutating func skipWord(_ word: StaticString) -> Bool {
    let end = at + word.utf8CodeUnitCount
    guard end <= count, end == count || !Byte.isWord(bytes[end]) else { return false }
    for index in 0..<word.utf8CodeUnitCount where bytes[at + index] != word.utf8Start[index] { return false }
    at = end
    return true
  }

  @inline(__always)
  mutating func skipSpace() {
    while at < count, bytes[at] <= Byte.space {
      let byte = bytes[at]
      guard byte == Byte.space || byte == Byte.lineFeed || byte == Byte.carriageReturn || byte == Byte.tab else {
        return
      }
      at += 1
    }
  }
}

/// The members of an object so far; finds a key quickly when there are many.
private struct MemberList {
  private(set) var items: [JSONMember] = []
  /// The key offsets by key, from `threshold` members on.
  private var offsets: [String: Int] = [:]
  private static let threshold = 16
  /// Room that most objects get along with.
  private static let usual = 6

  mutating func append(_ member: JSONMember) {
    if items.isEmpty { items.reserveCapacity(MemberList.usual) }
    items.append(member)
    if items.count == MemberList.threshold {
      for item in items { offsets[item.key] = item.keyOffset }
    } else if items.count > MemberList.threshold {
      offsets[member.key] = member.keyOffset
    }
  }

  func offset(of key: String) -> Int? {
    if items.count >= MemberList.threshold { return offsets[key] }
    for item in items where item.key == key { return item.keyOffset }
    return nil
  }
}

/// The bytes that mean something in JSON.
enum Byte {
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let quote = UInt8(ascii: "\"")
  static let backslash = UInt8(ascii: "\\")
  static let slash = UInt8(ascii: "/")
  static let comma = UInt8(ascii: ",")
  static let colon = UInt8(ascii: ":")
  static let openList = UInt8(ascii: "[")
  static let closeList = UInt8(ascii: "]")
  static let openObject = UInt8(ascii: "{")
  static let closeObject = UInt8(ascii: "}")
  static let minus = UInt8(ascii: "-")
  static let plus = UInt8(ascii: "+")
  static let point = UInt8(ascii: ".")
  static let zero = UInt8(ascii: "0")
  static let nine = UInt8(ascii: "9")
  static let lowerE = UInt8(ascii: "e")
  static let upperE = UInt8(ascii: "E")

  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  @inline(__always)
  static func isDigit(_ byte: UInt8) -> Bool {
    byte >= zero && byte <= nine
  }

  /// Whether a byte may stand in a bare word such as `true` or an unquoted key.
  static func isWord(_ byte: UInt8) -> Bool {
    let lower = byte | 0x20
    return isDigit(byte) || (lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")) || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "$")
  }
}
