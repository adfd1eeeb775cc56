extension JSONParser {
  /// Reads the items of one list, one by one, without keeping them: the text's own list, or the one under `key` of its
  /// object. False without such a list.
  ///
  /// `take` steps over an item of its expected shape; other items go to `visit`, which returns whether to go on. After
  /// a stop the rest is not read.
  package static func visitItems(
    under key: String, in bytes: [UInt8], limits: JSONLimits = JSONLimits(),
    take: (inout JSONCursor) -> Bool = { _ in false }, _ visit: (JSONNode) -> Bool
  ) throws(JSONError) -> Bool {
    try bytes.withUnsafeBufferPointer { (buffer) throws(JSONError) in
      var cursor = JSONCursor(scanner: JSONScanner(UnsafeRawBufferPointer(buffer), depthLimit: limits.depth))
      return try cursor.visitItems(under: key, take, visit)
    }
  }
}

extension JSONCursor {
  fileprivate mutating func visitItems(
    under key: String, _ take: (inout JSONCursor) -> Bool, _ visit: (JSONNode) -> Bool
  ) throws(JSONError) -> Bool {
    try scanner.start()
    guard isNext(Byte.openObject) else {
      guard isNext(Byte.openList) else { return try scanner.passOver() }
      if try items(take, visit) { try scanner.end() }
      return true
    }
    var isFound = false
    try scanner.enter()
    if !scanner.skip(Byte.closeObject) {
      repeat {
        let isWanted = try scanner.memberName() == key
        if isWanted, isNext(Byte.openList) {
          isFound = true
          if try !items(take, visit) { return true }
        } else {
          _ = try scanner.value(expected: .value)
        }
        scanner.skipSpace()
      } while try scanner.another(closer: Byte.closeObject)
    }
    scanner.open.removeLast()
    try scanner.end()
    return isFound
  }

  /// Hands over the items of the list that begins here; false when it was stopped.
  mutating func items(
    _ take: (inout JSONCursor) -> Bool, _ visit: (JSONNode) -> Bool
  ) throws(JSONError) -> Bool {
    try scanner.enter()
    if !scanner.skip(Byte.closeList) {
      repeat {
        let start = scanner.at
        if !take(&self) {
          scanner.at = start
          if !visit(try scanner.value(expected: .value)) { return false }
        }
        scanner.skipSpace()
      } while try scanner.another(closer: Byte.closeList)
    }
    scanner.open.removeLast()
    return true
  }
}

extension JSONScanner {
  /// Reads a value that is neither object nor list, to find its errors.
  fileprivate mutating func passOver() throws(JSONError) -> Bool {
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
}
