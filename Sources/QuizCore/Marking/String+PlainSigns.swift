@_spi(_Unicode) import Swift

extension String {
  /// The text as typed on a plain keyboard: straight quotation marks and apostrophes, one hyphen for all short dashes,
  /// no invisible signs.
  ///
  /// Phones and word processors insert the others by themselves, and pasting brings invisible ones. Joiners stay, since
  /// they change how letters look.
  package var withPlainSigns: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return self }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars where !scalar.isUnseen { result.append(scalar.plainSign) }
    return String(result)
  }

  /// The text with ß for its capital form, which is another letter to the rules for upper and lower case.
  package var replacingCapitalSharpS: String {
    unicodeScalars.contains("\u{1E9E}") ? String(map { $0 == "\u{1E9E}" ? "ß" : $0 }) : self
  }
}

extension Unicode.Scalar {
  /// Soft hyphens, spaces without width, marks of direction and of the byte order.
  fileprivate var isUnseen: Bool {
    switch value {
    case 0xAD, 0x61C, 0x200B, 0x200E...0x200F, 0x202A...0x202E, 0x2060, 0x2066...0x2069, 0xFEFF: return true
    default: return false
    }
  }

  fileprivate var plainSign: Unicode.Scalar {
    switch value {
    // The acute accent and the prime are what many type for an apostrophe; the letters are that of Hawaiian and others.
    case 0xB4, 0x2BB, 0x2BC, 0x2018...0x201B, 0x2032, 0xFF07: return "'"
    case 0x201C...0x201F, 0x2033, 0xFF02: return "\""
    case 0x2010...0x2013, 0x2212: return "-"
    default: return self
    }
  }
}

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
