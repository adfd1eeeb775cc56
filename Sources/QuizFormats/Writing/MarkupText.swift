/// Text inside of HTML and XML.
enum MarkupText {
  /// Without the characters that XML cannot hold (https://www.w3.org/TR/xml/#charsets).
  static func withoutControls(_ text: String) -> String {
    var kept = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isControl = scalar.value < 0x20 && ![0x09, 0x0A, 0x0D].contains(scalar.value)
      if !isControl, scalar.value != 0xFFFE, scalar.value != 0xFFFF { kept.append(scalar) }
    }
    return String(kept)
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
