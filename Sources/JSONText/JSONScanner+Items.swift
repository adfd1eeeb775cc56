extension JSONParser {
  /// Reads the items of one list, one after the other, without keeping them: the text's own list, or the one under `key`
  /// of the text's object. False when there is no such list.
  ///
  /// `visit` answers whether to go on; where it stops, the rest is not read.
  package static func visitItems(
    under key: String, in bytes: [UInt8], limits: JSONLimits = JSONLimits(), _ visit: (JSONNode) -> Bool
  ) throws(JSONError) -> Bool {
    try bytes.withUnsafeBufferPointer { (buffer) throws(JSONError) in
      var scanner = JSONScanner(UnsafeRawBufferPointer(buffer), depthLimit: limits.depth)
      return try scanner.visitItems(under: key, visit)
    }
  }
}

extension JSONScanner {
  mutating func visitItems(under key: String, _ visit: (JSONNode) -> Bool) throws(JSONError) -> Bool {
    try start()
    guard at < count, bytes[at] == Byte.openObject else {
      guard at < count, bytes[at] == Byte.openList else { return try passOver() }
      if try items(visit) { try end() }
      return true
    }
    var isFound = false
    try enter()
    if at < count, bytes[at] == Byte.closeObject {
      at += 1
    } else {
      repeat {
        let isWanted = try memberName() == key
        if isWanted, at < count, bytes[at] == Byte.openList {
          isFound = true
          if try !items(visit) { return true }
        } else {
          _ = try value(expected: .value)
        }
        skipSpace()
      } while try another(closer: Byte.closeObject)
    }
    open.removeLast()
    try end()
    return isFound
  }

  /// Something else than an object or a list: read, to say what is wrong with it.
  private mutating func passOver() throws(JSONError) -> Bool {
    _ = try value(expected: .value)
    try end()
    return false
  }

  /// Steps over a key and its colon.
  mutating func memberName() throws(JSONError) -> String {
    guard at < count, bytes[at] == Byte.quote else { throw unexpected(.key) }
    let name = try text()
    skipSpace()
    guard skip(Byte.colon) else { throw unexpected(.colon) }
    return name
  }

  /// Hands over the items of the list that begins here; false when it was stopped.
  mutating func items(_ visit: (JSONNode) -> Bool) throws(JSONError) -> Bool {
    try enter()
    if skip(Byte.closeList) {
      open.removeLast()
      return true
    }
    repeat {
      if !visit(try value(expected: .value)) { return false }
      skipSpace()
    } while try another(closer: Byte.closeList)
    open.removeLast()
    return true
  }
}
