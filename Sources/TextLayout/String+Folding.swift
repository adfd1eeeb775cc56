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

  /// The text as a word of `a-z`, `0-9` and `-`, such as `uber-flusse` for `Über Flüsse`; empty where no such sign is left.
  package var plainWord: String {
    let plain = String(
      String.UnicodeScalarView(folded._nfd.filter { $0.properties.generalCategory != .nonspacingMark }))
    return plain.utf8.split { !(0x61...0x7A).contains($0) && !(0x30...0x39).contains($0) }
      .map { String(decoding: $0, as: UTF8.self) }.joined(separator: "-")
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

extension String {
  /// The text with at most 100 combining marks in a row; an invisible joiner (U+034F) separates longer runs.
  ///
  /// Comparing or hashing texts sorts the marks of a letter, in time quadratic in their number: minutes for a hundred
  /// thousand. Unicode's stream-safe format (UAX #15, 13) does the same from 30 on.
  package var steady: String {
    // A mark takes two bytes at least, and none of them is ASCII.
    guard utf8.count > 2 * Self.mostMarks, utf8.contains(where: { $0 >= 0x80 }) else { return self }
    guard longestRunOfMarks > Self.mostMarks else { return self }
    var result = String.UnicodeScalarView()
    var marks = 0
    for scalar in unicodeScalars {
      marks = scalar.isMark ? marks + 1 : 0
      if marks > Self.mostMarks {
        result.append("\u{34F}")
        marks = 1
      }
      result.append(scalar)
    }
    return String(result)
  }

  private static let mostMarks = 100

  private var longestRunOfMarks: Int {
    var (longest, marks) = (0, 0)
    for scalar in unicodeScalars {
      marks = scalar.isMark ? marks + 1 : 0
      longest = max(longest, marks)
    }
    return longest
  }
}

extension Unicode.Scalar {
  /// Whether its place among its neighbours may be changed.
  fileprivate var isMark: Bool { value >= 0x300 && properties.canonicalCombiningClass != .notReordered }
}
