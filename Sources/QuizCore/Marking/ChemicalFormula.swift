/// Chemical formulas, in which raised and lowered digits equal typed ones: `H₂O`, `SO₄²⁻`, `2 H₂ + O₂ → 2 H₂O`.
enum ChemicalFormula {
  /// Whether every word of a text is a formula, a count, or a sign between formulas.
  ///
  /// A raised digit must belong to a charge or a mass number, so that `I²R` and `10²` are none.
  static func isOne(_ text: String) -> Bool {
    var hasElement = false
    let words = text.split { $0.isWhitespace || "·+→⇌⟶=".contains($0) }
    for word in words {
      guard let elements = elements(in: Array(word.unicodeScalars)) else { return false }
      hasElement = hasElement || elements > 0
    }
    return hasElement
  }

  /// The number of elements in a word; nil when anything else stands there too.
  private static func elements(in signs: [Unicode.Scalar]) -> Int? {
    var (place, elements) = (0, 0)
    while place < signs.count {
      let sign = signs[place]
      if let length = symbol(signs, place) {
        elements += 1
        place += length
      } else if sign.isRaisedDigit {
        // The mass number of the next element, or a charge.
        while place < signs.count, signs[place].isRaisedDigit { place += 1 }
        guard place < signs.count, signs[place].isCharge || symbol(signs, place) != nil else { return nil }
      } else if sign.isLoweredDigit || ("0"..."9").contains(sign) || sign.isCharge
        || "()[]*∙.-".unicodeScalars.contains(sign)
      {
        place += 1
      } else {
        return nil
      }
    }
    return elements
  }

  /// The length of the symbol of an element that begins at a place; nil without one.
  private static func symbol(_ signs: [Unicode.Scalar], _ place: Int) -> Int? {
    guard ("A"..."Z").contains(signs[place]) else { return nil }
    if place + 1 < signs.count, ("a"..."z").contains(signs[place + 1]) {
      return symbols.contains("\(signs[place])\(signs[place + 1])") ? 2 : nil
    }
    return symbols.contains(String(signs[place])) ? 1 : nil
  }

  private static let symbols = Set(
    """
    H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Kr Rb Sr Y Zr Nb Mo Tc \
    Ru Rh Pd Ag Cd In Sn Sb Te I Xe Cs Ba La Ce Pr Nd Pm Sm Eu Gd Tb Dy Ho Er Tm Yb Lu Hf Ta W Re Os Ir Pt Au Hg Tl Pb Bi \
    Po At Rn Fr Ra Ac Th Pa U Np Pu Am Cm Bk Cf Es Fm Md No Lr Rf Db Sg Bh Hs Mt Ds Rg Cn Nh Fl Mc Lv Ts Og D
    """.split(separator: " ").map(String.init))
}

extension Unicode.Scalar {
  /// `⁰` to `⁹`.
  var isRaisedDigit: Bool {
    switch value {
    case 0xB2, 0xB3, 0xB9, 0x2070, 0x2074...0x2079: true
    default: false
    }
  }

  /// `₀` to `₉`.
  var isLoweredDigit: Bool { 0x2080...0x2089 ~= value }

  /// A raised plus or minus.
  fileprivate var isCharge: Bool { value == 0x207A || value == 0x207B }
}
