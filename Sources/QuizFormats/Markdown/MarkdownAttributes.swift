/// What stands in braces at the end of a heading: `{#moon kind=multiple points=2 hint="It is cold"}`.
struct MarkdownAttributes {
  var id: String?
  var values: [(key: String, value: String)] = []

  /// Takes the braces off the end of a text; nil when there are none that can be read.
  static func take(from text: inout String) -> MarkdownAttributes? {
    guard text.hasSuffix("}"), let open = opening(in: text) else { return nil }
    let inner = text[text.index(after: open)...].dropLast()
    guard let attributes = MarkdownAttributes(inner) else { return nil }
    text = text[..<open].trimmed
    return attributes
  }

  /// The last `{` that no backslash and no quotation mark hides.
  private static func opening(in text: String) -> String.Index? {
    var isQuoted = false
    var found: String.Index?
    var previous: Character?
    for index in text.indices {
      let character = text[index]
      if character == "\"", previous != "\\", found != nil { isQuoted.toggle() }
      if character == "{", previous != "\\", !isQuoted { found = index }
      previous = previous == "\\" && character == "\\" ? nil : character
    }
    return previous == "}" && !isQuoted ? found : nil
  }

  private init?(_ text: Substring) {
    var rest = text[...]
    while true {
      rest = rest.drop(while: \.isWhitespace)
      if rest.isEmpty { return }
      if rest.first == "#" {
        id = MarkdownAttributes.word(&rest).dropFirst().trimmed
        continue
      }
      guard let equals = rest.firstIndex(of: "="), equals != rest.startIndex else { return nil }
      let key = rest[..<equals].trimmed
      guard key.allSatisfy({ $0.isLetter && $0.isASCII }) else { return nil }
      rest = rest[rest.index(after: equals)...]
      values.append((key, rest.first == "\"" ? MarkdownAttributes.quoted(&rest) : MarkdownAttributes.word(&rest)))
    }
  }

  private static func word(_ rest: inout Substring) -> String {
    let word = rest.prefix { !$0.isWhitespace }
    rest = rest.dropFirst(word.count)
    return String(word)
  }

  private static func quoted(_ rest: inout Substring) -> String {
    var value = ""
    rest.removeFirst()
    while let character = rest.popFirst(), character != "\"" {
      if character == "\\", let next = rest.popFirst() {
        value.append(next == "n" ? "\n" : next)
      } else {
        value.append(character)
      }
    }
    return value
  }

  /// Attributes in braces.
  static func written(id: String, _ values: [(String, String)]) -> String {
    let isWord = { (text: String) in
      !text.isEmpty && text.allSatisfy { ($0.isASCII && ($0.isLetter || $0.isNumber)) || "._-".contains($0) }
    }
    var parts = [isWord(id) ? "#\(id)" : "id=\(quotation(id))"]
    for (key, value) in values { parts.append("\(key)=\(isWord(value) ? value : quotation(value))") }
    return "{\(parts.joined(separator: " "))}"
  }

  private static func quotation(_ text: String) -> String {
    var output = "\""
    for character in text {
      switch character {
      case "\"": output += "\\\""
      case "\\": output += "\\\\"
      case _ where character.isNewline: output += "\\n"
      default: output.append(character)
      }
    }
    return output + "\""
  }
}
