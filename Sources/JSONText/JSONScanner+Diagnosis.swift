extension JSONScanner {
  func error(_ kind: JSONError.Kind, at offset: Int) -> JSONError {
    JSONError(kind: kind, place: place(offset))
  }

  func badNumber(_ problem: JSONError.BadNumber, at offset: Int) -> JSONError {
    error(.badNumber(problem), at: offset)
  }

  func place(_ offset: Int) -> JSONPlace {
    let (line, column) = position(of: offset, in: bytes)
    return JSONPlace(offset: offset, line: line, column: column)
  }

  /// The error at `at`, where something else was expected; names the usual mistakes.
  func unexpected(_ expected: JSONError.Expected) -> JSONError {
    guard at < count else { return ended(expected) }
    guard scalarLength(at: at) != nil else { return error(.invalidUTF8(bytes[at]), at: at) }
    if let comment { return error(.comment(comment), at: at) }
    let found = scalar(at: at)
    switch expected {
    case .value, .valueOrCloser: return notAValue(found, expected)
    case .key, .keyOrCloser: return notAKey(found, expected)
    default: return wrongCloser(found) ?? error(.unexpected(found: found, expected: expected), at: at)
    }
  }

  /// The error at the end of the input, with its open parts.
  func ended(_ expected: JSONError.Expected) -> JSONError {
    error(.ended(expected: expected, open: open.reversed().map(opening)), at: count)
  }

  func endedInText(_ start: Int) -> JSONError {
    error(.ended(expected: .endOfText, open: (open + [start]).reversed().map(opening)), at: count)
  }

  func controlInText(_ byte: UInt8, textStart: Int) -> JSONError {
    if byte == Byte.lineFeed || byte == Byte.carriageReturn {
      return error(.lineBreakInText(start: place(textStart)), at: at)
    }
    return error(.controlInText(byte), at: at)
  }

  /// A bad byte, or a character cut off by the end of the input.
  func invalidUTF8(textStart: Int) -> JSONError {
    isCutOff(at) ? endedInText(textStart) : error(.invalidUTF8(bytes[at]), at: at)
  }

  func unknownEscape(at start: Int, textStart: Int) -> JSONError {
    if scalarLength(at: start + 1) == nil {
      return isCutOff(start + 1) ? endedInText(textStart) : error(.invalidUTF8(bytes[start + 1]), at: start + 1)
    }
    return error(.unknownEscape(scalar(at: start + 1)), at: start)
  }

  /// The character at an offset inside the input; U+FFFD for a malformed one.
  func scalar(at offset: Int) -> Unicode.Scalar {
    guard let length = scalarLength(at: offset) else { return "\u{FFFD}" }
    return String(decoding: bytes[offset..<offset + length], as: UTF8.self).unicodeScalars.first ?? "\u{FFFD}"
  }

  /// The bare word at an offset, at most 60 bytes of it.
  func word(at offset: Int) -> String {
    String(decoding: bytes[offset..<min(count, offset + 60)].prefix { Byte.isWord($0) }, as: UTF8.self)
  }

  private func notAValue(_ found: Unicode.Scalar, _ expected: JSONError.Expected) -> JSONError {
    switch found {
    case "'", "`", "“", "”", "„", "‘", "’", "«", "»": return error(.wrongQuote(found), at: at)
    case "+": return badNumber(.plusSign, at: at)
    case ".": return badNumber(.noDigitBeforePoint, at: at)
    case "a"..."z", "A"..."Z", "_", "$":
      return isWordCutOff ? ended(expected) : error(.unknownWord(word(at: at)), at: at)
    default: return wrongCloser(found) ?? error(.unexpected(found: found, expected: expected), at: at)
    }
  }

  private func notAKey(_ found: Unicode.Scalar, _ expected: JSONError.Expected) -> JSONError {
    switch found {
    case "'", "`", "“", "”", "„", "‘", "’", "«", "»": return error(.wrongQuote(found), at: at)
    case "a"..."z", "A"..."Z", "0"..."9", "_", "$": return error(.bareKey(word(at: at)), at: at)
    default: return wrongCloser(found) ?? error(.unexpected(found: found, expected: expected), at: at)
    }
  }

  /// A closer of the other form than the innermost bracket.
  private func wrongCloser(_ found: Unicode.Scalar) -> JSONError? {
    guard let innermost = open.last.map(opening) else { return nil }
    switch (innermost.form, found) {
    case (.list, "}"), (.object, "]"): return error(.wrongCloser(found: found, open: innermost), at: at)
    default: return nil
    }
  }

  private func opening(_ offset: Int) -> JSONError.Open {
    switch bytes[offset] {
    case Byte.openList: JSONError.Open(form: .list, place: place(offset))
    case Byte.openObject: JSONError.Open(form: .object, place: place(offset))
    default: JSONError.Open(form: .text, place: place(offset))
    }
  }

  private var comment: JSONError.Comment? {
    switch (bytes[at], at + 1 < count ? bytes[at + 1] : 0) {
    case (Byte.slash, Byte.slash): .line
    case (Byte.slash, UInt8(ascii: "*")): .block
    case (UInt8(ascii: "#"), _): .hash
    default: nil
    }
  }

  /// Whether the input ends within `true`, `false` or `null` inside a list or object.
  private var isWordCutOff: Bool {
    let rest = String(decoding: bytes[at..<min(count, at + 6)], as: UTF8.self)
    return !open.isEmpty && at + rest.utf8.count == count && ["true", "false", "null"].contains { $0.hasPrefix(rest) }
  }

  /// Whether the bytes from an offset to the end begin a character and are too few for it.
  private func isCutOff(_ offset: Int) -> Bool {
    let first = bytes[offset]
    let needed =
      first >= 0xF0 && first <= 0xF4 ? 4 : first >= 0xE0 && first < 0xF0 ? 3 : first >= 0xC2 && first < 0xE0 ? 2 : 1
    return count - offset < needed && bytes[(offset + 1)..<count].allSatisfy { $0 & 0xC0 == 0x80 }
  }
}
