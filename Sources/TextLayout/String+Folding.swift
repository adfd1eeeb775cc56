@_spi(_Unicode) import Swift

extension String {
  /// The text as it is compared without regard to case: canonical caseless form (Unicode 3.13, D145), in NFC.
  ///
  /// Case is folded by lowering, raising and lowering every scalar, which gives the full case folding of the Unicode
  /// tables ("Straße" and "STRASSE" agree) without tables of our own.
  package var folded: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return lowercased() }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars { result.append(contentsOf: scalar.caseFolded.unicodeScalars) }
    return String(result).composed
  }

  /// The text in normalization form C.
  package var composed: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return self }
    var result = String.UnicodeScalarView()
    for scalar in _nfc { result.append(scalar) }
    return String(result)
  }
}

extension Unicode.Scalar {
  fileprivate var caseFolded: String {
    // The dotless i folds to itself; raised it would become the dotted one.
    if value == 0x131 { return String(self) }
    let lowered = properties.lowercaseMapping
    guard lowered.unicodeScalars.count == 1, let scalar = lowered.unicodeScalars.first else { return lowered }
    let raised = scalar.properties.uppercaseMapping
    return raised.unicodeScalars.reduce(into: "") { $0 += $1.properties.lowercaseMapping }
  }
}
