internal import JSONText
internal import QuizCoding

/// What a cell sends of a piece: a line of JSON about it, then the lines to write.
struct GradedReply {
  var lines: [UInt8]
  var errors: Int
  var different: [Int]
  var warnings: HookWarnings

  init(lines: [UInt8], errors: Int, different: [Int], warnings: HookWarnings) {
    self.lines = lines
    self.errors = errors
    self.different = different
    self.warnings = warnings
  }

  var bytes: [UInt8] {
    let head: JSONObject = ["errors": .int(errors), "different": different.stored, "warnings": warnings.stored]
    return JSONWriter.bytes(.object(head)) + [UInt8(ascii: "\n")] + lines
  }

  /// Nil when it is none.
  init?(_ bytes: [UInt8]) {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")), let head = try? JSONParser.parse(Array(bytes[..<end])),
      let errors = head["errors"]?.int, let different = head["different"].flatMap({ try? [Int](stored: $0) }),
      let warnings = head["warnings"].flatMap({ try? HookWarnings(stored: $0) })
    else { return nil }
    self.init(lines: Array(bytes[(end + 1)...]), errors: errors, different: different, warnings: warnings)
  }
}
