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
