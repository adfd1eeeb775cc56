internal import JSONText
internal import QuizCoding
internal import QuizCore

/// A cell's reply on a piece: the lines to write, then a line of JSON about it.
struct GradedReply {
  var lines: [UInt8]
  var errors: Int
  var warnings: HookWarnings

  init(lines: [UInt8], errors: Int, warnings: HookWarnings) {
    self.lines = lines
    self.errors = errors
    self.warnings = warnings
  }

  /// The bytes of the reply: the lines, with the JSON about them appended in place.
  consuming func bytes() -> [UInt8] {
    var head = JSONWriter()
    head.openObject()
    head.writeKey("errors")
    head.write(errors)
    head.member("warnings", warnings)
    head.closeObject()
    lines += head.bytes
    return lines
  }

  /// Takes the bytes apart; nil when they are none.
  init?(_ bytes: inout [UInt8]) {
    let start = bytes.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    guard let head = try? JSONParser.parse(Array(bytes[start...])),
      let errors = try? head["errors"]?.whole(in: StoredRange.counts),
      let warnings = head["warnings"].flatMap({ try? HookWarnings(stored: $0) })
    else { return nil }
    bytes.removeLast(bytes.count - start)
    var lines: [UInt8] = []
    swap(&lines, &bytes)
    self.init(lines: lines, errors: errors, warnings: warnings)
  }
}
