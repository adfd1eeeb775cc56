extension JSONError: CustomStringConvertible {
  package var description: String {
    "\(place.line):\(place.column): \(message)"
  }

  /// The error in one sentence: the found text, and what to write instead.
  package var message: String {
    switch kind {
    case .empty: "the input is empty: a value was expected"
    case .utf16: "this is UTF-16: save it as UTF-8"
    case .invalidUTF8(let byte): "the byte 0x\(hex(byte, digits: 2)) is not UTF-8: save the text as UTF-8"
    case .unexpected(let found, .endOfInput): "\(shown(found)) follows the end of the value: remove it"
    case .unexpected(let found, let expected): "\(expected.phrase) was expected, found \(shown(found))"
    case .ended(let expected, let open): "\(expected.phrase) was expected, but the input ends" + stillOpen(open)
    case .wrongCloser(let found, let open):
      "found \(shown(found)), but \(open.phrase) \(reference(open.place)) is still open: write '\(open.form.closer)'"
    case .extraComma(let closer): "the comma before '\(closer)' is one too many: remove it"
    case .comment(let comment): "JSON has no comments: remove '\(comment.opener)' and what belongs to it"
    case .wrongQuote(let quote): "texts and keys stand in double quotes: write '\"' instead of \(shown(quote))"
    case .bareKey(let word): "keys stand in double quotes: write \"\(word)\""
    case .unknownWord(let word): unknownWord(word)
    case .badNumber(let problem): problem.message
    case .lineBreakInText(let start):
      "the text that begins \(reference(start)) is not closed on its line: write '\"', or \\n for a line break"
    case .controlInText(let byte): "the control character U+00\(hex(byte, digits: 2)) in a text: write \(escape(byte))"
    case .unknownEscape(let letter): "unknown escape, found \(shown(letter)) after '\\': write \\\\ for a backslash"
    case .badUnicodeEscape: "\\u takes four hexadecimal digits: write for example \\u00e9"
    case .loneSurrogate(let unit):
      "\\u\(hex(unit, digits: 4)) is half of a character: write both halves, or the character itself"
    case .duplicateKey(let key, let first): "the key '\(shortened(key))' is there twice: first \(reference(first))"
    case .tooDeep(let limit): "lists and objects are nested more than \(limit) deep"
    case .tooMany: "the text has too many values: split it"
    }
  }

  /// "at column 5" on the error's own line, else "at 3:5".
  private func reference(_ other: JSONPlace) -> String {
    other.line == place.line ? "at column \(other.column)" : "at \(other.line):\(other.column)"
  }

  /// Names the three innermost; a deep document would bury the sentence.
  private func stillOpen(_ open: [Open]) -> String {
    if open.isEmpty { return "" }
    let named = open.prefix(3).map { "\($0.phrase) \(reference($0.place))" }.joined(separator: ", ")
    return "; still open: \(named)" + (open.count > 3 ? " and \(open.count - 3) more" : "")
  }
}

extension JSONError.Expected {
  fileprivate var phrase: String {
    switch self {
    case .value: "a value"
    case .valueOrCloser: "a value or ']'"
    case .key: "a key in double quotes"
    case .keyOrCloser: "a key in double quotes or '}'"
    case .colon: "':' after the key"
    case .commaOrListCloser: "a comma or ']'"
    case .commaOrObjectCloser: "a comma or '}'"
    case .digit: "a digit"
    case .endOfText: "'\"'"
    case .endOfInput: "the end"
    }
  }
}

extension JSONError.Open {
  fileprivate var phrase: String {
    switch form {
    case .list: "the '['"
    case .object: "the '{'"
    case .text: "the text"
    }
  }
}

extension JSONError.Open.Form {
  fileprivate var closer: Character {
    switch self {
    case .list: "]"
    case .object: "}"
    case .text: "\""
    }
  }
}

extension JSONError.Comment {
  fileprivate var opener: String {
    switch self {
    case .line: "//"
    case .block: "/*"
    case .hash: "#"
    }
  }
}

extension JSONError.BadNumber {
  fileprivate var message: String {
    switch self {
    case .leadingZero(let digits): "a number has no leading zero: write \(shortened(digits))"
    case .plusSign: "a number has no plus sign: remove '+'"
    case .noDigitBeforePoint: "a digit was expected before '.': write 0. and the digits"
    case .noDigit(let after, let found): "a digit was expected after '\(after)', found \(shown(found))"
    case .otherBase(let word): "'\(shortened(word))' is not a decimal number: write it with the digits 0 to 9"
    case .tooLarge(let number): "the number \(shortened(number)) is too large"
    }
  }
}

private func unknownWord(_ word: String) -> String {
  let meant =
    switch word.lowercased() {
    case "true", "yes", "on", "t", "tru", "ture", "treu": "true"
    case "false", "no", "off", "f", "fals", "flase", "fasle": "false"
    case "null", "nil", "none", "undefined", "nul", "nan", "infinity", "inf": "null"
    default: "\"\(shortened(word))\""
    }
  return "'\(shortened(word))' is no JSON value: did you mean \(meant)?"
}

private func escape(_ byte: UInt8) -> String {
  byte == Byte.tab ? "\\t" : "\\u00\(hex(byte, digits: 2))"
}

private func hex(_ number: some BinaryInteger, digits: Int) -> String {
  let text = String(number, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, digits - text.count)) + text
}

/// A character in quotes, or its number when it cannot be seen.
private func shown(_ scalar: Unicode.Scalar) -> String {
  isVisible(scalar) ? "'\(scalar)'" : "U+\(hex(scalar.value, digits: 4))"
}

/// The first 40 characters of a name, invisible ones as their numbers.
private func shortened(_ name: String) -> String {
  var result = ""
  for scalar in name.unicodeScalars.prefix(40) {
    result += isVisible(scalar) || scalar == " " ? String(scalar) : shown(scalar)
  }
  return name.unicodeScalars.count > 40 ? result + "…" : result
}

private func isVisible(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .control, .format, .surrogate, .privateUse, .unassigned, .spaceSeparator, .lineSeparator, .paragraphSeparator:
    false
  default: true
  }
}
