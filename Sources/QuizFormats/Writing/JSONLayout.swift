internal import JSONText

/// JSON for people: two spaces a level; what fits on a line of 100 characters stands on one.
enum JSONLayout {
  private static let width = 100

  static func text(_ table: JSONObject) -> String {
    var output: [UInt8] = []
    write(.object(table), indentation: 0, isTop: true, to: &output)
    output.append(UInt8(ascii: "\n"))
    return String(decoding: output, as: UTF8.self)
  }

  private static func write(_ value: JSONValue, indentation: Int, isTop: Bool = false, to output: inout [UInt8]) {
    if !isTop, let line = oneLine(value), line.count + indentation <= width {
      output += line
      return
    }
    let inner = Array(("\n" + String(repeating: " ", count: indentation + 2)).utf8)
    let outer = Array(("\n" + String(repeating: " ", count: indentation)).utf8)
    switch value {
    case .list(let values) where !values.isEmpty:
      output.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { output.append(UInt8(ascii: ",")) }
        output += inner
        write(value, indentation: indentation + 2, to: &output)
      }
      output += outer + [UInt8(ascii: "]")]
    case .object(let object) where !object.members.isEmpty:
      output.append(UInt8(ascii: "{"))
      for (index, member) in object.members.enumerated() {
        if index > 0 { output.append(UInt8(ascii: ",")) }
        output += inner + JSONWriter.bytes(.text(member.key)) + Array(": ".utf8)
        write(member.value, indentation: indentation + 2, to: &output)
      }
      output += outer + [UInt8(ascii: "}")]
    default: output += JSONWriter.bytes(value)
    }
  }

  /// The value on one line; nil when it is certainly too long.
  private static func oneLine(_ value: JSONValue) -> [UInt8]? {
    switch value {
    case .list(let values):
      if values.count > width { return nil }
      var line = Array("[".utf8)
      for (index, value) in values.enumerated() {
        guard let part = oneLine(value), line.count + part.count <= width else { return nil }
        line += Array((index > 0 ? ", " : "").utf8) + part
      }
      return line + Array("]".utf8)
    case .object(let object):
      if object.members.isEmpty { return Array("{}".utf8) }
      if object.members.count > width { return nil }
      var line = Array("{ ".utf8)
      for (index, member) in object.members.enumerated() {
        guard let part = oneLine(member.value), line.count + part.count <= width else { return nil }
        line += Array((index > 0 ? ", " : "").utf8) + JSONWriter.bytes(.text(member.key)) + Array(": ".utf8) + part
      }
      return line + Array(" }".utf8)
    default: return JSONWriter.bytes(value)
    }
  }
}
