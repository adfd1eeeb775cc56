@_spi(_Unicode) import Swift

extension String {
  /// The text without accents: letters as they are when their marks are taken away, strokes through letters too.
  ///
  /// Marks of scripts in which they are optional or make an accent (Latin, Greek, Cyrillic, Hebrew, Arabic) go; vowel signs and
  /// the voicing marks of kana make other letters, and stay.
  var withoutAccents: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return self }
    var result = String.UnicodeScalarView()
    for scalar in _nfd where !scalar.isAccent { result.append(scalar.withoutStroke) }
    return String(result)
  }
}

extension Unicode.Scalar {
  fileprivate var isAccent: Bool {
    switch value {
    case 0x300...0x36F, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: return true
    case 0x483...0x487, 0x591...0x5BD, 0x5BF, 0x5C1...0x5C2, 0x5C4...0x5C5, 0x5C7, 0x610...0x61A, 0x640, 0x64B...0x65F,
      0x670:
      return true
    default: return false
    }
  }

  /// The letter without its stroke, for keyboards that lack it; Unicode counts the stroke as part of the letter.
  fileprivate var withoutStroke: Unicode.Scalar {
    switch self {
    case "\u{F8}": return "o"
    case "\u{D8}": return "O"
    case "\u{142}": return "l"
    case "\u{141}": return "L"
    case "\u{111}": return "d"
    case "\u{110}": return "D"
    case "\u{127}": return "h"
    case "\u{126}": return "H"
    case "\u{167}": return "t"
    case "\u{166}": return "T"
    case "\u{131}": return "i"
    default: return self
    }
  }
}
