/// Text inside of HTML and XML.
enum MarkupText {
  /// The text without characters that XML cannot hold (https://www.w3.org/TR/xml/#charsets).
  static func withoutControls(_ text: String) -> String {
    var kept = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isControl = scalar.value < 0x20 && ![0x09, 0x0A, 0x0D].contains(scalar.value)
      if !isControl, scalar.value != 0xFFFE, scalar.value != 0xFFFF { kept.append(scalar) }
    }
    return String(kept)
  }

  /// The five signs of markup as character references, for an attribute or an element; line breaks stay in attributes too.
  static func attribute(_ text: String) -> String {
    escaped(withoutControls(text)).replacing("\r\n", with: "&#10;").replacing("\n", with: "&#10;")
      .replacing("\r", with: "&#13;").replacing("\t", with: "&#9;")
  }

  /// A text as blocks of XHTML: a paragraph with its lines, or what keeps each space where they count.
  static func xhtml(_ text: String) -> String {
    if text.isEmpty { return "" }
    return keepsSpaces(text) ? preformatted(text) : "<p>\(lines(text))</p>"
  }

  /// The same inside of a paragraph or of an answer.
  static func inlined(_ text: String) -> String {
    keepsSpaces(text) ? preformatted(text) : lines(text)
  }

  private static func lines(_ text: String) -> String {
    text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
      .map { escaped(withoutControls(String($0))) }.joined(separator: "<br/>")
  }

  private static func preformatted(_ text: String) -> String {
    "<pre class=\"\(HTMLText.plainClass)\">\(escaped(withoutControls(text)))</pre>"
  }

  /// Whether there are spaces that HTML would make one, or drop.
  private static func keepsSpaces(_ text: String) -> Bool {
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    return lines.contains { $0.contains("  ") || $0.contains("\t") || $0.first == " " || $0.last == " " }
  }

  /// The five signs of markup as character references.
  static func escaped(_ text: String) -> String {
    var output = ""
    output.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": output += "&amp;"
      case "<": output += "&lt;"
      case ">": output += "&gt;"
      case "\"": output += "&quot;"
      case "'": output += "&#039;"
      default: output.unicodeScalars.append(scalar)
      }
    }
    return output
  }
}
