extension String {
  /// The text with every control and bidirectional override character replaced by U+FFFD: fit for any output.
  ///
  /// Replaced are C0 without newline and tab, DEL, C1, and U+202A–202E and U+2066–2069. Carriage returns are too.
  package var cleaned: String {
    guard hasUncleanScalar else { return self }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars { result.append(scalar.isUnclean ? "\u{FFFD}" : scalar) }
    return String(result)
  }

  /// The cleaned text with its further lines indented: what strangers wrote in it cannot look like a line of the program's own.
  package var continued: String {
    let lines = unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { String(String.UnicodeScalarView($0)).cleaned }.joined(separator: "\n  ")
  }

  /// The text behind a lead such as `  1) `, its further lines below the beginning of its first one.
  package func hanging(behind lead: String) -> String {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    let space = String(repeating: " ", count: lead.count)
    return lead
      + lines.enumerated().map { $0.offset == 0 || $0.element.isEmpty ? $0.element : space + $0.element }
      .joined(separator: "\n")
  }

  /// The cleaned text on one line: line ends and tabs are blanks, so that no text can pass for a line of its own.
  package var cleanedLine: String {
    let cleaned = cleaned
    guard cleaned.utf8.contains(where: { $0 == 0x0A || $0 == 0x09 }) else { return cleaned }
    return cleaned.replacing("\n", with: " ").replacing("\t", with: " ")
  }

  private var hasUncleanScalar: Bool {
    let mayHaveOne =
      utf8.withContiguousStorageIfAvailable { $0.contains(where: Self.mayBeginUnclean) }
      ?? utf8.contains(where: Self.mayBeginUnclean)
    return mayHaveOne && unicodeScalars.contains(where: \.isUnclean)
  }

  /// Bytes decide for nearly every text: only these two lead bytes can begin an unclean scalar beyond ASCII.
  private static func mayBeginUnclean(_ byte: UInt8) -> Bool {
    byte < 0x20 && byte != 0x0A && byte != 0x09 || byte == 0x7F || byte == 0xC2 || byte == 0xE2
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
