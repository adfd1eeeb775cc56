@_spi(_Unicode) import Swift

extension String {
  /// The text as typed texts, names and cells are compared: NFKC with full case folding, where all four letters i are one.
  ///
  /// `ＩＳＴＡＮＢＵＬ`, `İstanbul` and `istanbul` are the same, and so are `Straße` and `STRASSE`.
  package var alike: String {
    utf8.allSatisfy { $0 < 0x80 } ? lowercased() : compatible.caseFolded
  }

  /// The text in NFKC.
  package var compatible: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return self }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if let plain = CompatibleSigns.plain(scalar) { result.append(contentsOf: plain) } else { result.append(scalar) }
    }
    return result.composed
  }

  /// The text without regard to case, in NFC: every letter lowered, raised and lowered, which is Unicode's full case folding.
  var caseFolded: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return lowercased() }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      // The combining dot that folding a dotted capital I in two signs leaves behind.
      if scalar.value == 0x307, result.last == "i" { continue }
      result.append(contentsOf: scalar.caseFolded)
    }
    return result.composed
  }
}

extension String.UnicodeScalarView {
  /// A text of these in NFC.
  var composed: String {
    var result = String.UnicodeScalarView()
    for scalar in String(self)._nfc { result.append(scalar) }
    return String(result)
  }
}

extension Unicode.Scalar {
  private static let dottedCapital: Unicode.Scalar = "\u{130}"
  private static let dotless: Unicode.Scalar = "\u{131}"

  fileprivate var caseFolded: String.UnicodeScalarView {
    if self == Self.dottedCapital || self == Self.dotless { return String.UnicodeScalarView(["i"]) }
    let raised = properties.lowercaseMapping.unicodeScalars.flatMap { $0.properties.uppercaseMapping.unicodeScalars }
    return String.UnicodeScalarView(raised.flatMap { $0.properties.lowercaseMapping.unicodeScalars })
  }
}

/// Letters of other alphabets that look like Latin ones, to prevent confusable names on a board.
///
/// They are taken from the most used alphabets in Unicode's list of confusables (UTS 39).
enum AlikeLetters {
  /// The text with the Latin letters that its letters look like: `Аnna` with a Cyrillic first letter gives `Anna`.
  static func latin(_ text: String) -> String {
    if text.unicodeScalars.allSatisfy({ $0.value < 0x180 }) { return text }
    return String(text.map { latin[$0] ?? $0 })
  }

  private static let latin: [Character: Character] = {
    let pairs: [(letters: String, latin: String)] = [
      ("АВЕЅІЈКМНОРСТУХҮԌԚԜҺӀ", "ABESIJKMHOPCTYXYGQWHI"), ("аеѕіјорсухүһӏԁԛԝ", "aesijopcyxyhldqw"),
      ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹϺ", "ABEZHIKMNOPTYXCM"), ("αγινορυχϲϳ", "ayivopuxcj"),
      ("ՍՏՕԼհոսօցք", "USOLhnuogf"), ("ᎪᎬᎫᎡᎢᎷᎻᏀᏃᏎᏙᏚᏞᏟᏢᏦᏴ", "AEJRTMHGZSVSLCPKB"),
    ]
    var latin: [Character: Character] = [:]
    for pair in pairs { for (letter, other) in zip(pair.letters, pair.latin) { latin[letter] = other } }
    return latin
  }()
}

extension String {
  /// The text as it looks at a glance: `alike`, with Latin letters for similar ones.
  package var atAGlance: String { AlikeLetters.latin(compatible).alike }
}

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
