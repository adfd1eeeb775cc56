/// The tolerance for typed texts.
package struct TextRule: Equatable, Sendable {
  package var caseSensitive: Bool
  /// How many letters may be missing, added, wrong or swapped with a neighbour, over the whole answer.
  package var typos: Int
  /// Whether accents must be right.
  package var accents: Bool
  /// Whether spaces inside count as one, however many there are; not so under rules before version 3.
  package var joinsSpaces: Bool
  /// True when typographic forms of `'`, `"` and `-` equal the plain ones and invisible signs are ignored. False under
  /// rules before version 7.
  package var readsPlainSigns: Bool
  /// True when compatible signs are equal, such as full-width letters and `½`, and all letters i. False under rules
  /// before version 9.
  package var isAlike: Bool
  /// Whether raised and lowered digits are plain ones in every answer, not in formulas of chemistry alone.
  package var readsPlainDigits = false

  package init(
    caseSensitive: Bool = false, typos: Int = 0, accents: Bool = true, joinsSpaces: Bool = true,
    readsPlainSigns: Bool = true, isAlike: Bool = true
  ) {
    self.caseSensitive = caseSensitive
    self.typos = typos
    self.accents = accents
    self.joinsSpaces = joinsSpaces
    self.readsPlainSigns = readsPlainSigns
    self.isAlike = isAlike
  }

  /// How many typos can be forgiven at all: comparing costs that many times the length of an answer.
  package static let typosAllowed = 0...100

  /// True when an inexact text can be accepted.
  package var forgives: Bool { typos > 0 || !accents }
}
