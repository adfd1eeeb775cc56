/// A typed text, or a pattern, in the form in which both are compared.
struct FoldedText {
  /// The text with raised and lowered digits as they are.
  let text: String
  /// The text with plain digits for them; nil where it has none.
  let withPlainDigits: String?

  /// `isPattern` leaves stars and backslashes of wide fonts as they are: they mean themselves.
  init(_ source: String, _ rule: TextRule, isPattern: Bool) {
    guard rule.isAlike else {
      (text, withPlainDigits) = (Self.foldedBefore8(source, rule), nil)
      return
    }
    let fold = { (keepsDigits: Bool) -> String in
      let plain = source.withTypedSigns(keepsDigits: keepsDigits, isPattern: isPattern)
      let spaced = plain.hasSingleSpaces ? plain : plain.spaced(joins: rule.joinsSpaces)
      return rule.caseSensitive ? spaced.unicodeScalars.composed : spaced.caseFolded
    }
    text = fold(true)
    let isShifted = source.unicodeScalars.contains { $0.isRaisedDigit || $0.isLoweredDigit }
    withPlainDigits = isShifted ? fold(false) : nil
  }

  /// The form under rules before version 9, which knew NFC and case alone.
  private static func foldedBefore8(_ source: String, _ rule: TextRule) -> String {
    let text = rule.readsPlainSigns ? source.withPlainSigns : source
    let kept = text.hasSingleSpaces ? text : text.spaced(joins: rule.joinsSpaces)
    // Upper case first, so that ß meets ss and every sigma the other.
    if rule.caseSensitive { return kept }
    // The capital one stays as it is in upper case.
    let raised = rule.readsPlainSigns ? kept.replacingCapitalSharpS : kept
    return raised.uppercased().lowercased()
  }
}

extension String {
  /// The text in a keyboard's signs: NFKC, `/` for `⁄`, `<=` for `≤`, and straight quotation marks.
  fileprivate func withTypedSigns(keepsDigits: Bool, isPattern: Bool) -> String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return self }
    var result = String.UnicodeScalarView()
    for scalar in withPlainSigns.unicodeScalars.composed.unicodeScalars {
      let isKept =
        keepsDigits && (scalar.isRaisedDigit || scalar.isLoweredDigit) || isPattern && scalar.isWidePatternSign
      if isKept {
        result.append(scalar)
      } else if let typed = scalar.typedOnKeyboard {
        result.append(contentsOf: typed.unicodeScalars)
      } else if let plain = CompatibleSigns.plain(scalar) {
        // Beside a whole number a fraction is no further digit of it.
        if scalar.isFraction, let last = result.last, ("0"..."9").contains(last) { result.append(" ") }
        result.append(contentsOf: plain.flatMap { ($0.typedOnKeyboard ?? String($0)).unicodeScalars })
      } else {
        result.append(scalar)
      }
    }
    return String(result).withPlainSigns
  }

  /// Whether a text has nothing but ASCII signs and one space at a time between them, as most have.
  fileprivate var hasSingleSpaces: Bool {
    var isBehindSpace = true
    for byte in utf8 {
      guard 0x20...0x7E ~= byte, byte != 0x20 || !isBehindSpace else { return false }
      isBehindSpace = byte == 0x20
    }
    return !isBehindSpace
  }

  /// The text without spaces around it.
  fileprivate func spaced(joins: Bool) -> String {
    let trimmed = drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed()
    return joins ? Self.withSingleSpaces(trimmed) : String(trimmed)
  }

  private static func withSingleSpaces(_ text: some Sequence<Character>) -> String {
    var result = ""
    var isBehindSpace = false
    for character in text {
      let isSpace = character.isWhitespace
      if !isSpace { result.append(character) } else if !isBehindSpace { result.append(" ") }
      isBehindSpace = isSpace
    }
    return result
  }
}

extension Unicode.Scalar {
  /// The characters that people type for a sign that keyboards lack; nil for others.
  fileprivate var typedOnKeyboard: String? {
    switch value {
    case 0x2044: "/"
    case 0x2264: "<="
    case 0x2265: ">="
    case 0x2260: "!="
    default: nil
    }
  }

  /// `½` and the like.
  fileprivate var isFraction: Bool {
    switch value {
    case 0xBC...0xBE, 0x2150...0x215F, 0x2189: true
    default: false
    }
  }

  /// A full-width or small star or backslash.
  var isWidePatternSign: Bool {
    switch value {
    case 0xFF0A, 0xFE61, 0xFF3C, 0xFE68: true
    default: false
    }
  }
}
