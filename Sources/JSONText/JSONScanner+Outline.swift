extension JSONParser {
  /// An object without the items of one large list, which are read one by one later.
  package struct Outline: Sendable {
    /// The value of the text, in which the skipped list is empty.
    package var root: JSONNode
    /// The bytes of that list, with its brackets; nil when there is none.
    package var list: Range<Int>?
    /// How many items it seems to have; bounded by its length, so that room may be made for them.
    package var count = 0
  }

  /// Reads a text without the items of the list under `key` of its object, over which it only steps.
  package static func outline(
    _ bytes: [UInt8], leavingOut key: String, limits: JSONLimits = JSONLimits()
  ) throws(JSONError) -> Outline {
    try bytes.withUnsafeBufferPointer { (buffer) throws(JSONError) in
      var scanner = JSONScanner(UnsafeRawBufferPointer(buffer), depthLimit: limits.depth)
      return try scanner.outline(leavingOut: key)
    }
  }

  /// Reads the items of the list that an outline skipped, one by one, without keeping them.
  ///
  /// `take` steps over an item of its expected shape; other items go to `visit`.
  package static func visitItems(
    of list: Range<Int>, in bytes: [UInt8], limits: JSONLimits = JSONLimits(),
    take: (inout JSONCursor) -> Bool = { _ in false }, _ visit: (JSONNode) -> Void
  ) throws(JSONError) {
    try bytes.withUnsafeBufferPointer { (buffer) throws(JSONError) in
      // One less for the object around the list.
      let scanner = JSONScanner(UnsafeRawBufferPointer(buffer), depthLimit: limits.depth - 1)
      var cursor = JSONCursor(scanner: scanner)
      cursor.scanner.at = list.lowerBound
      _ = try cursor.items(take) { node in
        visit(node)
        return true
      }
      if cursor.scanner.at != list.upperBound { throw cursor.scanner.unexpected(.endOfInput) }
    }
  }
}

extension JSONScanner {
  mutating func outline(leavingOut key: String) throws(JSONError) -> JSONParser.Outline {
    try start()
    let offset = at
    guard bytes[at] == Byte.openObject else {
      let root = try value(expected: .value)
      try end()
      return JSONParser.Outline(root: root)
    }
    var outline = JSONParser.Outline(root: JSONNode(.object([]), offset: offset))
    var members: [JSONMember] = []
    var seen: [String: Int] = [:]
    try enter()
    if !skip(Byte.closeObject) {
      repeat {
        let keyOffset = at
        let name = try memberName()
        if let first = seen.updateValue(keyOffset, forKey: name) {
          throw error(.duplicateKey(name, first: place(first)), at: keyOffset)
        }
        let value = name == key ? try listLeftOut(of: &outline) : try value(expected: .value)
        members.append(JSONMember(key: name, keyOffset: keyOffset, value: value))
        skipSpace()
      } while try another(closer: Byte.closeObject)
    }
    open.removeLast()
    try end()
    outline.root = JSONNode(.object(members), offset: offset)
    return outline
  }

  /// Steps over the list at this place, and notes it; other values are read.
  private mutating func listLeftOut(of outline: inout JSONParser.Outline) throws(JSONError) -> JSONNode {
    guard at < count, bytes[at] == Byte.openList else { return try value(expected: .value) }
    let (list, items) = try skippedList()
    outline.list = list
    outline.count = min(items, list.count / 32)
    return JSONNode(.list([]), offset: list.lowerBound)
  }

  /// Steps over a list by its brackets and texts alone; reading it later finds mistakes in it.
  private mutating func skippedList() throws(JSONError) -> (list: Range<Int>, count: Int) {
    let start = at
    var depth = 0
    var items = 1
    while at < count {
      switch bytes[at] {
      case Byte.quote:
        at += 1
        skipRoughText()
      case Byte.openList, Byte.openObject: depth += 1
      case Byte.closeList, Byte.closeObject:
        depth -= 1
        if depth == 0 {
          at += 1
          return (start..<at, items)
        }
      case Byte.comma where depth == 1: items += 1
      default: break
      }
      at += 1
    }
    at = count
    throw unexpected(.commaOrListCloser)
  }

  /// Moves to the quote that closes a text, or to the end.
  private mutating func skipRoughText() {
    while true {
      skipToQuoteOrBackslash()
      guard at < count, bytes[at] == Byte.backslash else { return }
      at += 2
    }
  }
}
