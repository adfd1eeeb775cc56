/// JSON for people: two spaces a level; what fits on a line of 100 characters stands on one.
package struct JSONLayout: Equatable, Sendable {
  /// The blanks of one level; nil writes everything on one line without blanks.
  var unit: [UInt8]? = [Byte.space, Byte.space]
  private static let width = 100

  /// A whole file.
  package static func text(_ table: JSONObject) -> String {
    var output: [UInt8] = []
    JSONLayout().write(.object(table), indentation: [], isTop: true, to: &output)
    output.append(Byte.lineFeed)
    return String(decoding: output, as: UTF8.self)
  }

  /// A value whose first line stands behind something that is indented so far.
  func write(_ value: JSONValue, indentation: [UInt8], isTop: Bool = false, to output: inout [UInt8]) {
    guard let unit else {
      output += JSONWriter.bytes(value)
      return
    }
    if !isTop, let line = Self.oneLine(value), line.count + indentation.count <= Self.width {
      output += line
      return
    }
    let inner = indentation + unit
    switch value {
    case .list(let values) where !values.isEmpty:
      output.append(Byte.openList)
      for (index, value) in values.enumerated() {
        if index > 0 { output.append(Byte.comma) }
        output += [Byte.lineFeed] + inner
        write(value, indentation: inner, to: &output)
      }
      output += [Byte.lineFeed] + indentation + [Byte.closeList]
    case .object(let object) where !object.members.isEmpty:
      output.append(Byte.openObject)
      for (index, member) in object.members.enumerated() {
        if index > 0 { output.append(Byte.comma) }
        output += [Byte.lineFeed] + inner + JSONWriter.bytes(.text(member.key)) + [Byte.colon, Byte.space]
        write(member.value, indentation: inner, to: &output)
      }
      output += [Byte.lineFeed] + indentation + [Byte.closeObject]
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
