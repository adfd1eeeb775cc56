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
