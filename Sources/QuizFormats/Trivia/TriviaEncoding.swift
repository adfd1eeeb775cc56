internal import HTMLEntities
internal import JSONText
internal import TextLayout

/// The encoding of the Open Trivia DB's texts, recognised from the texts themselves.
enum TriviaEncoding {
  case html, base64
  /// Percent signs, as in addresses; the older form has `+` for a space.
  case percent(plusIsSpace: Bool)

  /// Recognises the encoding common to the texts of a dump.
  init(of results: [JSONNode]) {
    let first = results.lazy.compactMap { $0["type"]?.string }.first
    if first?.hasPrefix("bXVsdGlwbGU") == true || first?.hasPrefix("Ym9vbGVhbg") == true {
      self = .base64
      return
    }
    let questions = results.compactMap { $0["question"]?.string }
    let hasSpaces = questions.contains { $0.utf8.contains(UInt8(ascii: " ")) }
    let hasPluses = questions.contains { $0.utf8.contains(UInt8(ascii: "+")) }
    let hasPercents = questions.contains { $0.utf8.contains(UInt8(ascii: "%")) }
    self = hasSpaces || !(hasPluses || hasPercents) ? .html : .percent(plusIsSpace: hasPluses)
  }

  /// A text without its encoding and without the white space around it; one that is not written that way stays.
  func decoded(_ text: String) -> String {
    switch self {
    case .html: return decodeHTMLEntities(text).trimmed
    case .percent(let plusIsSpace): return (Self.unpercented(text, plusIsSpace) ?? text).trimmed
    case .base64:
      return (Base64.decoded(text.utf8).flatMap { String(validating: $0, as: UTF8.self) } ?? text).trimmed
    }
  }

  private static func unpercented(_ text: String, _ plusIsSpace: Bool) -> String? {
    var output: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        output.append(value)
        rest = rest.dropFirst(2)
      } else {
        output.append(plusIsSpace && byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
      }
    }
    return String(validating: output, as: UTF8.self)
  }
}
