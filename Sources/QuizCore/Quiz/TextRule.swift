/// How exactly a typed text must be what is accepted.
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
  /// Whether signs that stand for others are those, such as full-width letters and `½`, and all letters i are one; not so under
  /// rules before version 9.
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

  /// Whether a text can be accepted that is not exactly what is right.
  package var forgives: Bool { typos > 0 || !accents }
}
