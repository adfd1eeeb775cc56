extension String {
  /// The text fit for content and for attributes between quotes. Control characters, but newline and tab, and bidirectional
  /// overrides become U+FFFD, as in all other output.
  var escapedForHTML: String {
    // Bytes decide for nearly every text: an unclean scalar beyond ASCII begins with one of these two.
    guard
      utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 || Self.reference(for: $0) != nil })
    else { return self }
    var result = ""
    for scalar in unicodeScalars {
      if scalar.isASCII, let reference = Self.reference(for: UInt8(scalar.value)) {
        result += reference
      } else {
        result.unicodeScalars.append(scalar.isUnclean ? "\u{FFFD}" : scalar)
      }
    }
    return result
  }

  /// A style sheet whose text ends no `<style>` and begins no HTML comment.
  ///
  /// A backslash before a sign changes nothing inside CSS strings, and outside of them neither occurs.
  var replacingEndTags: String {
    var result = ""
    for character in self {
      if result.last == "<", character == "/" || character == "!" { result.append("\\") }
      result.append(character)
    }
    return result
  }

  private static func reference(for byte: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    default: nil
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isUnclean: Bool {
    switch value {
    case 0x09, 0x0A: false
    case 0...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
