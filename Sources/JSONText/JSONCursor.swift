/// Steps through JSON text of an expected shape, and makes only the requested values.
///
/// Each step gives nil or false for anything else, right or wrong. Then its reader gives up, and `JSONParser` explains.
package struct JSONCursor {
  var scanner: JSONScanner

  /// The offset of the next byte.
  package var offset: Int { scanner.at }

  /// A text; nil when something else is next.
  package mutating func text() -> String? {
    isNext(Byte.quote) ? try? scanner.text() : nil
  }

  /// Puts a text where none stands yet; false when there is one, or something else is next.
  package mutating func text(into place: inout String?) -> Bool {
    guard place == nil else { return false }
    place = text()
    return place != nil
  }

  /// True or false; nil when something else is next.
  package mutating func bool() -> Bool? {
    if scanner.skipWord("true") { return true }
    return scanner.skipWord("false") ? false : nil
  }

  /// Steps over an object; `member` steps over the value of each key.
  package mutating func object(_ member: (inout JSONCursor, JSONKey) -> Bool) -> Bool {
    guard skip(Byte.openObject) else { return false }
    if skip(Byte.closeObject) { return true }
    repeat {
      guard let key = key(), member(&self, key) else { return false }
      scanner.skipSpace()
    } while skip(Byte.comma)
    return skip(Byte.closeObject)
  }

  /// Steps over a list by its items.
  package mutating func list(_ item: (inout JSONCursor) -> Bool) -> Bool {
    guard skip(Byte.openList) else { return false }
    if skip(Byte.closeList) { return true }
    repeat {
      guard item(&self) else { return false }
      scanner.skipSpace()
    } while skip(Byte.comma)
    return skip(Byte.closeList)
  }

  /// Steps over a key without escapes, in ASCII, and its colon.
  private mutating func key() -> JSONKey? {
    guard isNext(Byte.quote) else { return nil }
    let start = scanner.at + 1
    scanner.at = start
    scanner.skipASCII()
    guard isNext(Byte.quote) else { return nil }
    let key = JSONKey(bytes: UnsafeRawBufferPointer(rebasing: scanner.bytes[start..<scanner.at]))
    scanner.at += 1
    scanner.skipSpace()
    return skip(Byte.colon) ? key : nil
  }

  private mutating func skip(_ sign: UInt8) -> Bool {
    guard isNext(sign) else { return false }
    scanner.at += 1
    scanner.skipSpace()
    return true
  }

  func isNext(_ byte: UInt8) -> Bool {
    scanner.at < scanner.count && scanner.bytes[scanner.at] == byte
  }
}

/// A key where it stands; it ends with the call that it is handed to.
package struct JSONKey {
  fileprivate let bytes: UnsafeRawBufferPointer

  package static func ~= (name: StaticString, key: JSONKey) -> Bool {
    let count = name.utf8CodeUnitCount
    guard key.bytes.count == count else { return false }
    for index in 0..<count where key.bytes[index] != name.utf8Start[index] { return false }
    return true
  }
}
