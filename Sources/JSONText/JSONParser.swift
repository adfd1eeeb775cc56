/// How far a parser goes before it gives up.
package struct JSONLimits: Equatable, Sendable {
  /// The largest depth that can be asked for: it needs less than 1 MB of stack, unoptimized; the default needs 192 KB.
  package static let deepest = 256

  /// How deep lists and objects may be nested, 1 to `deepest`.
  package let depth: Int
  /// How many values a text may have that is read at once: eight million take less than half a gigabyte.
  package let values: Int

  package init(depth: Int = 64, values: Int = 8_000_000) {
    self.depth = min(max(depth, 1), JSONLimits.deepest)
    self.values = values
  }
}

/// Reads JSON as RFC 8259 defines it, UTF-8 only, with the place of every value and error.
///
/// A byte order mark at the start is skipped. Beyond the RFC, two equal keys in one object are an error (equal as `String`s
/// are: canonically equivalent spellings are the same key), and so is a number beyond the range of a double.
package struct JSONParser {
  /// Reads the one value of a text.
  package static func parse(_ bytes: [UInt8], limits: JSONLimits = JSONLimits()) throws(JSONError) -> JSONNode {
    try bytes.withUnsafeBufferPointer { (buffer) throws(JSONError) in
      try parse(UnsafeRawBufferPointer(buffer), limits: limits)
    }
  }

  /// Reads the one value of a text.
  package static func parse(_ text: String, limits: JSONLimits = JSONLimits()) throws(JSONError) -> JSONNode {
    try parse(Array(text.utf8), limits: limits)
  }

  /// Reads the one value of a text in memory that the caller keeps alive during the call; nothing points into it later.
  package static func parse(
    _ bytes: UnsafeRawBufferPointer, limits: JSONLimits = JSONLimits()
  ) throws(JSONError) -> JSONNode {
    var scanner = JSONScanner(bytes, depthLimit: limits.depth, valueLimit: limits.values)
    return try scanner.document()
  }
}
