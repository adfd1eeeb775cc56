internal import LuaKit
internal import JSONText

/// A table as Lua source: `return { … }`.
enum LuaLayout {
  private static let width = 100
  static func text(_ table: JSONObject) -> String {
    var output = "return "
    write(.object(table), indentation: 0, isTop: true, to: &output)
    return output + "\n"
  }

  private static func write(_ value: JSONValue, indentation: Int, isTop: Bool = false, to output: inout String) {
    if !isTop, let line = oneLine(value), line.utf8.count + indentation <= width {
      output += line
      return
    }
    let parts: [(key: String, value: JSONValue)]
    switch value {
    case .list(let values) where !values.isEmpty: parts = values.map { ("", $0) }
    case .object(let object) where !object.members.isEmpty: parts = object.members.map { (key($0.key), $0.value) }
    default:
      output += scalar(value)
      return
    }
    output += "{\n"
    for part in parts {
      output += String(repeating: " ", count: indentation + 2) + part.key
      write(part.value, indentation: indentation + 2, to: &output)
      output += ",\n"
    }
    output += String(repeating: " ", count: indentation) + "}"
  }

  /// The value on one line; nil when it is certainly too long.
  private static func oneLine(_ value: JSONValue) -> String? {
    var line = "{ "
    let parts: [(key: String, value: JSONValue)]
    switch value {
    case .list(let values): parts = values.map { ("", $0) }
    case .object(let object): parts = object.members.map { (key($0.key), $0.value) }
    default: return scalar(value)
    }
    if parts.isEmpty { return "{}" }
    if parts.count > width { return nil }
    for (index, part) in parts.enumerated() {
      guard let text = oneLine(part.value), line.utf8.count + text.utf8.count <= width else { return nil }
      line += (index > 0 ? ", " : "") + part.key + text
    }
    return line + " }"
  }

  private static func key(_ key: String) -> String {
    LuaToken.canBeName(key) ? "\(key) = " : "[\(quoted(key))] = "
  }

  private static func scalar(_ value: JSONValue) -> String {
    switch value {
    case .text(let text): return quoted(text)
    case .null: return "nil"
    case .list, .object: return "{}"
    // The least integer is no literal of Lua.
    case .int(let value) where value == .min: return "math.mininteger"
    case .bool, .int, .number: return JSONWriter.text(value)
    }
  }

  private static func quoted(_ text: String) -> String {
    var output = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": output += "\\\""
      case "\\": output += "\\\\"
      case "\n": output += "\\n"
      default:
        if scalar.value < 0x20 || scalar.value == 0x7F {
          let digits = String(scalar.value)
          output += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
        } else {
          output.unicodeScalars.append(scalar)
        }
      }
    }
    return output + "\""
  }
}
