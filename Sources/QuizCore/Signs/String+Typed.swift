extension String {
  /// The text with the digits and signs that a keyboard for ASCII has, where digits of other scripts and wide signs were typed:
  /// `３．１４` is `3.14`, `٢` is `2`, and `、` is `,`.
  ///
  /// It is for numbers, lists of places and commands; texts are compared by `alike`.
  package var withPlainDigits: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return self }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars { result.append(scalar.typed) }
    return String(result)
  }
}

extension Character {
  /// Whether it is a digit of any script, such as `٢`.
  package var isAnyDigit: Bool { unicodeScalars.count == 1 && unicodeScalars.first?.digit != nil }

  /// Whether it is a comma of any script, such as `、` or `，`.
  package var isComma: Bool { String(self).withPlainDigits == "," }
}

extension Unicode.Scalar {
  /// The value of a decimal digit of any script; nil for other signs.
  fileprivate var digit: Int? {
    if value < 0x80 { return ("0"..."9").contains(self) ? Int(value) - 48 : nil }
    guard properties.generalCategory == .decimalNumber else { return nil }
    return properties.numericValue.map { Int($0) }
  }

  fileprivate var typed: Unicode.Scalar {
    if value < 0x80 { return self }
    if let digit, let plain = Unicode.Scalar(UInt32(48 + digit)) { return plain }
    switch value {
    // Ideographic, half-width and Arabic commas; the Arabic semicolon and the marks of Arabic numbers.
    case 0x3001, 0xFF64, 0x60C: return ","
    case 0x61B: return ";"
    case 0x66B: return "."
    case 0x66C: return "'"
    case 0x3002, 0xFF61: return "."
    case 0x3000: return " "
    case 0xFF01...0xFF5E: return Unicode.Scalar(value - 0xFEE0) ?? self
    default: return self
    }
  }
}
