/// The braces at the end of a heading: `{#moon kind=multiple points=2 hint="It is cold"}`.
struct MarkdownAttributes {
  var id: String?
  var values: [(key: String, value: String)] = []

  /// Takes the braces off the end of a line; nil when there are none that can be read.
  static func take(from line: inout String) -> MarkdownAttributes? {
    guard line.utf8.last == UInt8(ascii: "}") else { return nil }
    let bytes = Array(line.utf8)
    for open in MarkdownText.places(of: UInt8(ascii: "{"), in: bytes) {
      let inner = String(decoding: bytes[(open + 1)..<(bytes.count - 1)], as: UTF8.self)
      guard let attributes = MarkdownAttributes(inner) else { continue }
      line = String(decoding: bytes[..<open].trimmedMarkdown, as: UTF8.self)
      return attributes
    }
    return nil
  }

  /// Nil when anything in it is no attribute.
  private init?(_ text: String) {
    var rest = text.unicodeScalars[...]
    while true {
      let space = rest.prefix { $0 == " " || $0 == "\t" }
      rest = rest.dropFirst(space.count)
      if rest.isEmpty { return }
      if space.isEmpty, rest.startIndex != text.unicodeScalars.startIndex { return nil }
      if rest.first == "#" {
        rest.removeFirst()
        id = MarkdownAttributes.word(&rest)
        continue
      }
      let key = rest.prefix { $0.isASCII && $0.properties.isAlphabetic }
      rest = rest.dropFirst(key.count)
      guard !key.isEmpty, rest.popFirst() == "=" else { return nil }
      guard let value = rest.first == "\"" ? MarkdownAttributes.quoted(&rest) : MarkdownAttributes.word(&rest) else {
        return nil
      }
      values.append((String(key), value))
    }
  }

  /// Up to the next space; a brace is in no word.
  private static func word(_ rest: inout Substring.UnicodeScalarView) -> String? {
    let word = rest.prefix { $0 != " " && $0 != "\t" }
    rest = rest.dropFirst(word.count)
    return word.contains { $0 == "{" || $0 == "}" } ? nil : String(word)
  }

  /// Nil when the quotation marks are not closed.
  private static func quoted(_ rest: inout Substring.UnicodeScalarView) -> String? {
    var value = String.UnicodeScalarView()
    rest.removeFirst()
    while let scalar = rest.popFirst() {
      if scalar == "\"" { return String(value) }
      if scalar == "\\", let next = rest.popFirst() {
        value.append(next == "n" ? "\n" : next == "r" ? "\r" : next)
      } else {
        value.append(scalar)
      }
    }
    return nil
  }

  /// Attributes in braces.
  static func written(id: String, _ values: [(String, String)]) -> String {
    let isWord = { (text: String) in
      !text.isEmpty
        && text.unicodeScalars.allSatisfy {
          ($0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil))
            || "._-".unicodeScalars.contains($0)
        }
    }
    var parts = [isWord(id) ? "#\(id)" : "id=\(quotation(id))"]
    for (key, value) in values { parts.append("\(key)=\(isWord(value) ? value : quotation(value))") }
    return "{\(parts.joined(separator: " "))}"
  }

  /// A text in quotation marks, on one line.
  static func quotation(_ text: String) -> String {
    var output = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": output += "\\".unicodeScalars + [scalar]
      case "\n": output += "\\n".unicodeScalars
      case "\r": output += "\\r".unicodeScalars
      default: output.append(scalar)
      }
    }
    return "\"" + String(output) + "\""
  }
}
